import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { QUIET } from './hub-build.ts';
import { root } from './paths.ts';

const HUB = join(root, 'apps/hub');
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** A hub that has lived this long and ends is started again at once. */
const LIVED_MS = 60_000;
/** The hub ends by itself two seconds after it was asked to. */
const STOP_LIMIT_MS = 3000;

export interface HubProcess {
  /** Where the hub is, once it serves; null where the first try to start it has failed and others follow. */
  readonly firstAttempt: Promise<string | null>;
  /** Ends it as `kill -9` does; it is started again after its pause. */
  kill(): void;
  /** Ends it and starts it no more. Done within three seconds. */
  close(): Promise<void>;
}

/**
 * Runs the hub as a process of its own and starts it again, after growing pauses, when it ends: the site goes on without
 * it meanwhile.
 *
 * @param environment what readHubSettings reads, beside this process's own
 * @param say told what happens, in sentences
 */
export function keepHubRunning(
  environment: Readonly<Record<string, string>>,
  say: (sentence: string) => void,
): HubProcess {
  const stopping = new AbortController();
  const first = Promise.withResolvers<string | null>();
  let child: ChildProcess | undefined;

  async function run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const from = performance.now();
      const hub = spawn(process.execPath, ['src/server/hub-server.ts'], {
        cwd: HUB,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...QUIET, ...environment },
      });
      child = hub;
      hub.on('message', (message: { ready?: string }) => first.resolve(message.ready ?? null));
      const [code, signal] = await once(hub, 'exit');
      child = undefined;
      first.resolve(null);
      if (stopping.signal.aborted) return;
      if (performance.now() - from > LIVED_MS) pauseMs = FIRST_PAUSE_MS;
      say(
        `The hub has ended (${signal ?? `code ${code}`}); it is started again in ${pauseMs / 1000} s. The site goes on.`,
      );
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
  const running = run();
  return {
    firstAttempt: first.promise,
    kill: () => void child?.kill('SIGKILL'),
    async close() {
      stopping.abort();
      const hub = child;
      hub?.kill('SIGTERM');
      const limit = setTimeout(() => hub?.kill('SIGKILL'), STOP_LIMIT_MS);
      await running;
      clearTimeout(limit);
    },
  };
}
