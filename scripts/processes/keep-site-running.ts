import { join } from 'node:path';
import type { SiteDatabase } from '@selvedge/services/server';
import type { Settings } from '@selvedge/services/settings';
import { root } from '../machine/paths.ts';
import { type KeptProcess, keepRunning } from './kept-process.ts';
import type { SiteMessage, SiteWord } from './site-process.ts';
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
 * Starts the site's process, or as many as WORKERS says, which serve once they are told of their database, and starts each
 * again when it ends. Where this process is root's, they are not. Each hears what the others have counted.
 *
 * @param say told what happens, in sentences
 */
export async function keepSiteRunning(
  settings: Settings,
  say: (sentence: string) => void,
): Promise<SiteProcess> {
  const user = await siteUser(settings, say);
  const workers: KeptProcess[] = [];
  const start = (number: number) =>
    keepRunning(
      {
        name: settings.WORKERS === 1 ? 'site' : `site's process ${number}`,
        script: join(root, 'scripts/processes/site-process.ts'),
        cwd: root,
        environment: { DATA_DIR: settings.DATA_DIR, SITE_WORKER: String(number) },
        withheld: NOT_FOR_THE_SITE,
        user,
        firstPauseMs: 100,
        stopLimitMs: 3200,
        silenceLimitMs: 60_000,
        onAlive: ({ figures }: SiteWord) => {
          if (figures === undefined) return;
          for (const [index, other] of workers.entries())
            if (index + 1 !== number)
              other.tellNow({ worker: number, figures } satisfies SiteMessage);
        },
      },
      say,
    );
  for (let number = 1; number <= settings.WORKERS; number++) workers.push(start(number));
  return {
    async serve(database) {
      // The others start from what the first one has kept, or join it when they have read the catalogue themselves.
      let address = '';
      for (const worker of workers) {
        worker.tell({ serve: database } satisfies SiteMessage);
        if (address !== '') {
          worker.firstAttempt.then((word) => 'failed' in word && say(word.failed));
          continue;
        }
        const word = await worker.firstAttempt;
        if ('failed' in word) throw new Error(word.failed);
        address = word.ready;
      }
      return address;
    },
    close: async () => {
      await Promise.all(workers.map(({ close }) => close()));
    },
  };
}
