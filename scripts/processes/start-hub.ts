import { join } from 'node:path';
import { pendingMigrations } from '@selvedge/database/migrate';
import type { OpenDatabase, OpenOptions } from '@selvedge/database/open-database';
import { type FirstUser, HUB_MIGRATIONS_FOLDER } from '@selvedge/hub/database/migrate-hub';
import type { Settings } from '@selvedge/services/settings';
import { buildHubIfStale } from '../building/hub-build.ts';
import { step } from '../output/steps.ts';
import { hubEnvironment, prepareHub } from './hub.ts';
import { keepHubRunning } from './hub-process.ts';

export interface StartedHub {
  /** What to tell about it, a line each. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

const nothingToClose = { close: async (): Promise<void> => undefined };

/**
 * Builds, prepares and starts the hub beside a site that serves already. A hub that cannot be had is told, and the site
 * goes on without it.
 */
export async function startHub(
  settings: Settings,
  database: Pick<OpenDatabase, 'ownerUrl' | 'hubUrl'>,
  beforeMigrating: NonNullable<OpenOptions['beforeMigrating']>,
): Promise<StartedHub> {
  if (settings.HUB === 'off') return { lines: ['does not run here (HUB=off)'], ...nothingToClose };
  try {
    await step('Building the hub, if it changed', buildHubIfStale);
    const environment = await hubEnvironment(settings, database.hubUrl);
    const pending = await pendingMigrations(database.hubUrl, HUB_MIGRATIONS_FOLDER, 'hub');
    if (pending.length > 0) await beforeMigrating(database, pending);
    const firstUser = await step('Preparing the hub', () => prepareHub(settings, environment));
    return await step('Starting the hub', async () => {
      const hub = keepHubRunning(environment, console.error);
      const address = await hub.firstAttempt;
      // The password is told even where the hub has not answered: nobody can be told it later.
      const lines = [
        address ? `${address}/admin` : 'does not run yet (see above); it is tried again',
        ...signIn(firstUser, settings),
      ];
      return { lines, close: hub.close };
    });
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return { lines: ['does not run (see above); the site goes on'], ...nothingToClose };
  }
}

/** How to sign in, a line each: told once, to whoever has started a hub without anyone. */
export function signIn(firstUser: FirstUser | null, settings: Settings): string[] {
  if (!firstUser) return [];
  return [
    `sign in as ${firstUser.email}`,
    firstUser.password === null
      ? 'with the password of HUB_ADMIN_PASSWORD'
      : `with the password ${firstUser.password} (shown this once)`,
    ...(settings.SMTP_URL ? [] : [`its mails lie in ${join(settings.DATA_DIR, 'mail')}`]),
  ];
}
