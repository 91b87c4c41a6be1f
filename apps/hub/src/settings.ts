import { S3_FIELDS } from '@selvedge/pictures/s3-settings';
import { z } from 'zod';

/** What the names of the hub's cookies begin with. */
export const COOKIE_PREFIX = 'hub';

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
  /** `on`: administrators sign in by passkey alone. */
  ADMIN_PASSKEY: z.enum(['on', 'off']).default('off'),
  /** The site's origin as visitors reach it. */
  PUBLIC_ORIGIN: z.string().optional(),
  /** Addresses and networks of the proxies before the hub, which say whom they ask for. */
  TRUST_PROXY: z.string().optional(),
  /** Requests a minute from one address; 0 is no limit. */
  RATE_LIMIT: z.coerce.number().default(100_000),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  /** `on`: whoever signs up for the newsletter is asked by a mail first. */
  NEWSLETTER_CONFIRMATION: z.enum(['on', 'off']).default('off'),
  OMNISEND_URL: z.string().optional(),
  OMNISEND_API_KEY: z.string().optional(),
  /** What readers of `/metrics` give; without one this machine alone reads them. */
  METRICS_TOKEN: z.string().optional(),
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

const LOOPBACK_NAMES = ['localhost', '127.0.0.1'] as const;

/** Where staff reach the hub: what links in mails begin with. Never taken from a request, which can lie about it. */
export const hubOrigin = (settings: HubSettings): string =>
  settings.HUB_ORIGIN ?? `http://localhost:${settings.HUB_PORT}`;

/** Origins whose pages may send a person's session along with a request. */
export const trustedOrigins = (settings: HubSettings): string[] =>
  settings.HUB_ORIGIN
    ? [settings.HUB_ORIGIN]
    : LOOPBACK_NAMES.map((name) => `http://${name}:${settings.HUB_PORT}`);

/** Where the site is, as the person who looks at a preview of it reaches it. */
export const siteOrigin = (settings: HubSettings): string =>
  settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;

/** The address that the hub's mails come from. */
export const mailSenderOf = ({ MAIL_FROM }: Pick<HubSettings, 'MAIL_FROM'>): string =>
  MAIL_FROM ?? 'hub@localhost';

/** Whether staff reach the hub by https, so that cookies can be limited to it. */
export const isBehindHttps = (settings: HubSettings): boolean =>
  hubOrigin(settings).startsWith('https://');
