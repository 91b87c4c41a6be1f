import { readyBinaries } from '../embedded/binaries.ts';
import { findClusterHome } from '../embedded/cluster-home.ts';
import { type Postmaster, stopPostmaster, waitUntil } from '../embedded/postmaster.ts';
import { startPostmaster } from '../embedded/start-postmaster.ts';
import { openDatabase } from '../open-database.ts';
import { isRunning, signalProcess } from '../process-identity.ts';

const END_LIMIT_MS = 5000;

/** A PostgreSQL of a test's own, for the site an outside one: when it is gone nobody revives it. */
export interface OutsideServer {
  readonly ownerUrl: string;
  readonly siteUrl: string;
  readonly hubUrl: string;
  /** Starts it again, where it was and does not run, and resolves when it takes connections. */
  start(): Promise<void>;
  /** Stops it as an operator does: every connection ends, what was committed is written out. */
  stop(): Promise<void>;
  /** Ends it as `kill -9` does. */
  crash(): Promise<void>;
}

/** Makes a server in an empty folder and starts it, migrated and with its roles. */
export async function outsideServer(folder: string): Promise<OutsideServer> {
  const { ownerUrl, siteUrl, hubUrl, stop } = await openDatabase({ dataDir: folder });
  await stop();
  const home = await findClusterHome(folder, () => undefined);
  const binaries = await readyBinaries(home.user, home.folder);
  const port = Number(new URL(ownerUrl).port);
  let running: Postmaster | undefined;
  const start = async () => {
    if (running && (await isRunning(running.process))) return;
    running = await startPostmaster(home, binaries, { port, keepPort: true });
  };
  await start();
  return {
    ownerUrl,
    siteUrl,
    hubUrl,
    start,
    async stop() {
      if (running) await stopPostmaster(running.process);
    },
    async crash() {
      const killed = running?.process;
      if (!killed) return;
      await signalProcess(killed, 'SIGKILL');
      const ended = await waitUntil(async () => !(await isRunning(killed)), END_LIMIT_MS);
      if (!ended) throw new Error(`The server (process ${killed.pid}) does not end`);
    },
  };
}
