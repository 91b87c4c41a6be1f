import { join } from 'node:path';
import type { SiteDatabase } from '@selvedge/services/server';
import type { Settings } from '@selvedge/services/settings';
import { keepRunning } from './kept-process.ts';
import { root } from './paths.ts';
import type { SiteMessage } from './site-process.ts';
import { siteUser } from './site-user.ts';

const NOT_FOR_THE_SITE = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'HUB_ADMIN_PASSWORD',
  'SMTP_URL',
  'OMNISEND_API_KEY',
];

export interface SiteProcess {
  /**
   * Has it serve from a database.
   *
   * @returns where it listens
   * @throws why it does not, such as a port that is taken
   */
  serve(database: SiteDatabase): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the site's process, which serves once it is told of its database, and starts it again when it ends. Where this
 * process is root's, that one is not.
 *
 * @param say told what happens, in sentences
 */
export async function keepSiteRunning(
  settings: Settings,
  say: (sentence: string) => void,
): Promise<SiteProcess> {
  const site = keepRunning(
    {
      name: 'site',
      script: join(root, 'scripts/site-process.ts'),
      cwd: root,
      environment: { DATA_DIR: settings.DATA_DIR },
      withheld: NOT_FOR_THE_SITE,
      user: await siteUser(settings, say),
      firstPauseMs: 100,
      stopLimitMs: 4000,
      silenceLimitMs: 60_000,
    },
    say,
  );
  return {
    async serve(database) {
      site.tell({ serve: database } satisfies SiteMessage);
      const word = await site.firstAttempt;
      if ('failed' in word) throw new Error(word.failed);
      return word.ready;
    },
    close: site.close,
  };
}
