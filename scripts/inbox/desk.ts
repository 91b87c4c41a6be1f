import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../machine/paths.ts';

/** The hub's worker in a process of its own. */
export interface Desk {
  /** All that it has printed. */
  printed(): string;
  /** Ends it, and resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the hub's worker. */
export function startDesk(hubUrl: string, dataDir: string): Desk {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'scripts/inbox/desk-process.ts')],
    {
      cwd: root,
      env: { ...process.env, HUB_DATABASE_URL: hubUrl, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let printed = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return {
    printed: () => printed,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
