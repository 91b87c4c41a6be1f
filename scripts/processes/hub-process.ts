import { join } from 'node:path';
import { QUIET } from '../building/hub-build.ts';
import { root } from '../machine/paths.ts';
import { type KeptProcess, keepRunning } from './kept-process.ts';

/** The hub as a process; its first attempt is where it serves, or null where others follow. */
export type HubProcess = Pick<KeptProcess, 'kill' | 'close'> & {
  readonly firstAttempt: Promise<string | null>;
};

/** The owner's database, which could change the audit log, and the first person's password, which that person may have changed. */
export const NOT_FOR_THE_HUB = ['DATABASE_URL', 'DATABASE_READ_URL', 'HUB_ADMIN_PASSWORD'];

/**
 * Runs the hub as a process of its own and starts it again when it ends: the site goes on without it meanwhile.
 *
 * @param environment what readHubSettings reads, beside this process's own
 * @param say told what happens, in sentences
 */
export function keepHubRunning(
  environment: Readonly<Record<string, string>>,
  say: (sentence: string) => void,
): HubProcess {
  const hub = keepRunning(
    {
      name: 'hub',
      meanwhile: 'The site goes on.',
      script: 'src/server/hub-server.ts',
      cwd: join(root, 'apps/hub'),
      environment: { ...QUIET, ...environment },
      withheld: NOT_FOR_THE_HUB,
      firstPauseMs: 1000,
      // It ends by itself two seconds after it was asked to.
      stopLimitMs: 3000,
      silenceLimitMs: 60_000,
    },
    say,
  );
  return {
    firstAttempt: hub.firstAttempt.then((word) => ('ready' in word ? word.ready : null)),
    kill: hub.kill,
    close: hub.close,
  };
}
