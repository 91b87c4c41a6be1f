import { z } from 'zod';

const settingsSchema = z.object({
  /** Connection of the hub's own role; made by `npm start`. */
  HUB_DATABASE_URL: z.string().default('postgres://hub-is-being-built.invalid/none'),
  /** What sessions and reset links are signed with; made by `npm start`. */
  PAYLOAD_SECRET: z.string().default(''),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: z.string().optional(),
});

export type HubSettings = z.output<typeof settingsSchema>;

/**
 * What the process that starts the hub hands to it. The public settings are read and judged there
 * (`@selvedge/services/settings`), so that a wrong one is named once.
 */
export function readHubSettings(environment: NodeJS.ProcessEnv): HubSettings {
  return settingsSchema.parse(environment);
}
