import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { root } from '../machine/paths.ts';

const READY_LIMIT_MS = 120_000;

/** A site in a process of its own. */
export interface SiteProcess {
  readonly pid: number;
  readonly origin: string;
  /** Milliseconds from its start until it could serve. */
  readonly readyMs: number;
  /** All that it has printed, its log included. */
  printed(): string;
  /** Ends it, and resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface SiteOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Empty where the embedded server is meant. */
  readonly databaseUrl: string;
  /** What is run instead of the site alone: the file's name in `scripts`. */
  readonly script?: string;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long it may take until it can serve, in milliseconds. */
  readonly readyLimitMs?: number;
}

/**
 * Starts the site and waits until it is ready.
 *
 * @throws with what it printed, where it ends or takes too long
 */
export async function startSite(options: SiteOptions): Promise<SiteProcess> {
  const { port, dataDir, databaseUrl, script = 'faults/faults-site.ts', settings = {} } = options;
  const { readyLimitMs = READY_LIMIT_MS } = options;
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts', script)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const origin = `http://localhost:${port}`;
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`The site ended:\n${printed}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  };
  if (!(await waitUntil(isReady, readyLimitMs))) {
    child.kill('SIGKILL');
    throw new Error(`The site was not ready in time:\n${printed}`);
  }
  return {
    pid: child.pid ?? 0,
    origin,
    readyMs: performance.now() - from,
    printed: () => printed,
    end: (signal) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}
