import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sessionSecret } from '@selvedge/hub/access/secrets';
import {
  type FillAnswer,
  type FirstUser,
  hubHasPeople,
  migrateHub,
} from '@selvedge/hub/database/migrate-hub';
import type { Settings } from '@selvedge/services/settings';
import { QUIET } from '../building/hub-build.ts';
import { root } from '../machine/paths.ts';

/** The hub's own part of the environment: its database, its secret, and the settings as they were judged. */
export async function hubEnvironment(
  settings: Settings,
  hubUrl: string,
): Promise<Record<string, string>> {
  const optional = [
    'HUB_ORIGIN',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'OMNISEND_URL',
    'OMNISEND_API_KEY',
    'CLAMAV_HOST',
    'METRICS_TOKEN',
  ] as const;
  return {
    HUB_DATABASE_URL: hubUrl,
    PAYLOAD_SECRET: await sessionSecret(settings.DATA_DIR),
    DATA_DIR: settings.DATA_DIR,
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    HUB_PORT: String(settings.HUB_PORT),
    CLAMAV_PORT: String(settings.CLAMAV_PORT),
    RATE_LIMIT: String(settings.RATE_LIMIT),
    ADMIN_PASSKEY: settings.ADMIN_PASSKEY,
    NEWSLETTER_CONFIRMATION: settings.NEWSLETTER_CONFIRMATION,
    TRUST_PROXY: settings.TRUST_PROXY?.join(',') ?? '',
    ...Object.fromEntries(optional.flatMap((name) => [[name, settings[name] ?? '']])),
  };
}

/**
 * Brings the hub's tables up to date and makes its first person, where there is none.
 *
 * @returns the first person, if one was made now
 * @throws Error with what to do, such as a password that is too weak
 */
export async function prepareHub(
  settings: Settings,
  environment: Readonly<Record<string, string>>,
): Promise<FirstUser | null> {
  const hubUrl = environment.HUB_DATABASE_URL ?? '';
  await migrateHub(hubUrl);
  if (await hubHasPeople(hubUrl)) return null;
  const child = fork(join(root, 'apps/hub/src/server/start/fill-hub.ts'), {
    cwd: join(root, 'apps/hub'),
    env: {
      ...process.env,
      ...QUIET,
      ...environment,
      HUB_ADMIN_EMAIL: settings.HUB_ADMIN_EMAIL,
      HUB_ADMIN_PASSWORD: settings.HUB_ADMIN_PASSWORD,
    },
  });
  const answers: FillAnswer[] = [];
  child.on('message', (message: FillAnswer) => answers.push(message));
  await once(child, 'exit');
  const [answer = { failed: 'it ended without a word' }] = answers;
  if ('failed' in answer) throw new Error(`The hub could not be prepared: ${answer.failed}`);
  return answer.firstUser;
}
