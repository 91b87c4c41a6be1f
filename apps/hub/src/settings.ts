import { S3_FIELDS } from '@selvedge/pictures/s3-settings';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().default(fallback);

const settingsSchema = z.object({
  /** Connection of the hub's own role. While the hub is built there is none. */
  HUB_DATABASE_URL: z.string().default('postgres://unknown.invalid/selvedge'),
  /** What sessions and reset links are signed with. */
  PAYLOAD_SECRET: z.string().default(''),
  DATA_DIR: z.string().default('.data'),
  HOST: z.string().default('127.0.0.1'),
  HUB_PORT: port(3001),
  /** Where the site listens, for previews and links. */
  PORT: port(3000),
  /** The hub's origin as staff reach it, where that is not this machine. */
  HUB_ORIGIN: z.string().optional(),
  /** The site's origin as visitors reach it. */
  PUBLIC_ORIGIN: z.string().optional(),
  /** There are proxies before the hub, which say whom they ask for. */
  TRUST_PROXY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  OMNISEND_URL: z.string().optional(),
  OMNISEND_API_KEY: z.string().optional(),
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: port(3310),
  ...S3_FIELDS,
});

export type HubSettings = z.output<typeof settingsSchema>;

/**
 * What the process that starts the hub hands to it. The public settings are read and judged there
 * (`@selvedge/services/settings`), so that a wrong one is named once.
 */
export function readHubSettings(
  environment: Readonly<Record<string, string | undefined>>,
): HubSettings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  return settingsSchema.parse(Object.fromEntries(given));
}
