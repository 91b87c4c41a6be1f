import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { canRequireAuth } from '@selvedge/database/scram-client';
import { S3_FIELDS, s3Problem } from '@selvedge/pictures/s3-settings';
import { closestMatch } from 'leven';
import { z } from 'zod';

const ORIGIN = /^https?:\/\/[^/?#\s@]+$/u;
const [IPV4_BITS, IPV6_BITS] = [32, 128];

/** Whether a text is an IP address, or one with how many of its bits name a network. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? IPV4_BITS : IPV6_BITS);
}

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'a whole number from 0 to 65535' })
    .int('a whole number from 0 to 65535')
    .min(0, 'a whole number from 0 to 65535')
    .max(65_535, 'a whole number from 0 to 65535')
    .default(fallback);

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

const address = (schemes: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`, 'u'),
    error: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

const databaseAddress = address(['postgres', 'postgresql']).refine(canRequireAuth, {
  error:
    'an address whose require_auth is scram-sha-256, beside no ssl or sslmode but disable or one that checks the server, such as verify-full',
});

/**
 * Every setting of the public process, each optional; "Settings" of docs/operations.md says what it is for. The text
 * of a rule is what would be right, as it is printed after "must be".
 */
const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  HUB_PORT: port(3001),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  HUB: oneOf('on', 'off').default('on'),
  NEWSLETTER_CONFIRMATION: oneOf('on', 'off').default('on'),
  DEMO: oneOf('on', 'off').default('on'),
  PUBLIC_ORIGIN: z
    .string()
    .regex(ORIGIN, 'an origin without a path, such as https://www.example.com')
    .optional(),
  HUB_ORIGIN: z
    .string()
    .regex(ORIGIN, 'an origin without a path, such as https://hub.example.com')
    .optional(),
  HUB_ADMIN_EMAIL: z
    .email({ error: 'an e-mail address, such as ada@example.com' })
    .default('admin@selvedge.example'),
  HUB_ADMIN_PASSWORD: z.string().min(12, 'a password of 12 characters or more').optional(),
  ADMIN_PASSKEY: oneOf('on', 'off').default('off'),
  SERVICES: oneOf('host', 'path').default('host'),
  WORKERS: z.coerce
    .number({ error: 'a whole number of processes from 1 to 32' })
    .int('a whole number of processes from 1 to 32')
    .min(1, 'a whole number of processes from 1 to 32')
    .max(32, 'a whole number of processes from 1 to 32')
    .default(1),
  RATE_LIMIT: z.coerce
    .number({ error: 'a whole number of requests a minute; 0 for no limit' })
    .int('a whole number of requests a minute; 0 for no limit')
    .min(0, 'a whole number of requests a minute; 0 for no limit')
    .default(100_000),
  INBOX_LIMIT_MB: z.coerce
    .number({ error: 'a whole number of megabytes; 0 for no limit' })
    .int('a whole number of megabytes; 0 for no limit')
    .min(0, 'a whole number of megabytes; 0 for no limit')
    .default(20_480),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isAddressOrNetwork), {
      error:
        'IP addresses or networks of proxies with commas between, such as 127.0.0.1,10.0.0.0/8',
    })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'a secret of 16 characters or more').optional(),
  LOG_LEVEL: oneOf('silent', 'error', 'warn', 'info', 'debug').default('warn'),
  LOG_FORMAT: oneOf('pretty', 'json').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http', 'https']).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'a share of the traces from 0 to 1' })
    .min(0, 'a share of the traces from 0 to 1')
    .max(1, 'a share of the traces from 0 to 1')
    .optional(),
  SMTP_URL: address(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.email({ error: 'an e-mail address, such as hub@example.com' }).optional(),
  OMNISEND_URL: address(['http', 'https']).optional(),
  OMNISEND_API_KEY: z.string().optional(),
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: port(3310),
  ...S3_FIELDS,
});

/** With what settings demand of each other. */
const agreeingSettings = settingsSchema.superRefine((given, context) => {
  const problem = s3Problem(given);
  if (problem) context.addIssue({ code: 'custom', path: [problem.name], message: problem.message });
  if (given.WORKERS > 1 && given.PORT === 0)
    context.addIssue({
      code: 'custom',
      path: ['PORT'],
      message: 'a port that the processes share, not 0, where WORKERS is above 1',
    });
  if (given.HUB === 'on' && given.PORT === given.HUB_PORT && given.PORT !== 0)
    context.addIssue({ code: 'custom', path: ['HUB_PORT'], message: 'another port than PORT' });
  if (given.SMTP_URL !== undefined && given.PUBLIC_ORIGIN === undefined)
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_ORIGIN'],
      message:
        "the site's origin, such as https://www.example.com, where SMTP_URL is set: links in mails begin with it",
    });
});

export type Settings = z.output<typeof settingsSchema>;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

/** Settings whose values are secrets, which no message repeats. */
const SECRET: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'HUB_ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'SMTP_URL',
  'OMNISEND_API_KEY',
];

/** What an address may carry of a user and a password. */
const CREDENTIALS = /\/\/[^/@\s]*@/u;

/** One or more settings are wrong; the message has a line for each, with what would be right. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  /** Names of the wrong settings. */
  readonly names: readonly string[];

  constructor(problems: readonly { name: string; line: string }[]) {
    super(['These settings are wrong:', ...problems.map(({ line }) => `  ${line}`)].join('\n'));
    this.names = problems.map(({ name }) => name);
  }
}

/** Names that are no setting and stand so near to one that it is most likely meant. */
export function misspeltSettings(
  environment: NodeJS.ProcessEnv,
): { readonly name: string; readonly nearest: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || name.length < SHORTEST_MISSPELT) return [];
    const maxDistance = name.length < LONG_NAME ? 1 : 2;
    const nearest = closestMatch(name, SETTING_NAMES, { maxDistance });
    return nearest === undefined ? [] : [{ name, nearest }];
  });
}

/** In names as short as HOME a letter more or less is another name. */
const SHORTEST_MISSPELT = 5;
/** From so many characters on two slips make no other name. */
const LONG_NAME = 8;

/**
 * Reads the settings from an environment. A variable that is there and empty counts as not there.
 *
 * @throws SettingsError that names every wrong setting
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = agreeingSettings.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const value = given[name];
      const isTold = !SECRET.includes(name) && value !== undefined;
      const is = isTold
        ? `it is ${JSON.stringify(value.replace(CREDENTIALS, '//…@'))}`
        : 'it is not';
      return { name, line: `${name} must be ${message}; ${is}` };
    }),
  );
}
