import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import type { ContentDates, ContentKind } from '@selvedge/database/content';
import { loadSnapshot } from './load-snapshot.ts';
import { contentOf } from './published-content.ts';
import type { Snapshot } from './snapshot.ts';
import { readStoredFile, writeStoredFile } from './stored-file.ts';

/** A snapshot is kept so long after it came, or the newest that has come meanwhile. */
const SOON_MS = 2000;
/**
 * A large one is kept less often, so that writing takes no more than this part of the time: a start from an older one
 * reads what has changed since.
 */
const WRITING_PART = 50;

/** Documents, or what is known of them, by kind and key, as JSON has them. */
type ByKind<Value> = readonly (readonly [ContentKind, readonly (readonly [string, Value])[]])[];

const entriesOf = <Value>(
  byKind: ReadonlyMap<ContentKind, ReadonlyMap<string, Value>>,
): ByKind<Value> => [...byKind].map(([kind, ofKind]) => [kind, [...ofKind]]);

const mapsOf = <Value>(byKind: ByKind<Value>) =>
  new Map(byKind.map(([kind, ofKind]) => [kind, new Map(ofKind)]));

/** The first piece of the file, as JSON; the engine's pieces follow. */
interface Head extends Omit<Snapshot, 'content' | 'engine'> {
  /** The version of the program that made it. */
  readonly program: string;
  readonly documents: ByKind<unknown>;
  readonly dates: ByKind<ContentDates>;
}

/** What was kept last, or why it cannot be used; neither where nothing was kept. */
export interface StoredSnapshot {
  readonly snapshot?: Snapshot;
  readonly problem?: string;
}

/** Keeps the last snapshot of a site on disk, so that it can start where its database does not answer. */
export interface SnapshotKeeper {
  /** Keeps a snapshot, off the path of requests. */
  keep(snapshot: Snapshot): void;
  /** Writes what is still to be written. */
  close(): Promise<void>;
}

/** The file in which a data directory keeps its last snapshot. */
export const lastSnapshotFile = (dataDir: string): string =>
  join(dataDir, 'snapshot', 'last-snapshot');

/** Reads what a data directory has kept last. It never rejects. */
export async function readLastSnapshot(dataDir: string): Promise<StoredSnapshot> {
  const path = lastSnapshotFile(dataDir);
  try {
    return { snapshot: snapshotOf(await readStoredFile(path), programHash()) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    return { problem: `The last snapshot, ${path}, is not used: ${String(error)}` };
  }
}

/** Keeps snapshots in {@link lastSnapshotFile}; the process must be the only one that writes there. */
export function snapshotKeeper(
  dataDir: string,
  log: { warn(message: string): void },
): SnapshotKeeper {
  const path = lastSnapshotFile(dataDir);
  const program = programHash();
  let waiting: Snapshot | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = SOON_MS;
  let writing: Promise<void> = Promise.resolve();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      const snapshot = waiting;
      waiting = undefined;
      if (!snapshot) return;
      const from = performance.now();
      await writeStoredFile(path, pieces(snapshot, program)).catch((error: unknown) =>
        log.warn(`The snapshot could not be kept in ${path}: ${String(error)}`),
      );
      waitMs = Math.max(SOON_MS, (performance.now() - from) * WRITING_PART);
    });
    return writing;
  };

  return {
    keep(snapshot) {
      waiting = snapshot;
      timer ??= setTimeout(write, waitMs).unref();
    },
    close: write,
  };
}

function* pieces({ content, engine, ...plain }: Snapshot, program: string): Generator<Uint8Array> {
  const { documents, dates } = content;
  const head: Head = {
    ...plain,
    program,
    documents: entriesOf(documents),
    dates: entriesOf(dates),
  };
  yield Buffer.from(JSON.stringify(head));
  yield* engine.pieces();
}

/** @throws where the pieces are those of another version of the program */
function snapshotOf([first, ...enginePieces]: readonly Buffer[], own: string): Snapshot {
  // The checksum was right, so these are the bytes that were written.
  const { program, documents, dates, ...plain } = JSON.parse(String(first)) as Head;
  if (program !== own) throw new Error('it was made by another version of the program');
  const content = contentOf(mapsOf(documents), mapsOf(dates));
  return { ...plain, content, engine: restoreMemoryEngine(enginePieces) };
}

/** The rooms that decide what a snapshot is made of, each by one of its modules. */
const ROOMS = [
  import.meta.resolve('@selvedge/contract/limits'),
  import.meta.resolve('@selvedge/catalogue/engine'),
  import.meta.url,
].map((module) => dirname(fileURLToPath(module)));

/**
 * What tells one version of the program from another where it matters to a kept snapshot: a hash of the sources that
 * make it, and of the engine that runs them. A snapshot of another version may be laid out otherwise.
 */
function programHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const room of ROOMS) {
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort();
    for (const name of files) hash.update(`\0${name}\0`).update(readFileSync(join(room, name)));
  }
  return hash.digest('hex');
}

/**
 * Keeps a snapshot of what is published for the next start of the site, which then need not index it. Nothing else may
 * use the data directory meanwhile: a site that runs keeps its snapshots itself.
 *
 * @param siteUrl connection of the site's role
 * @throws what the database throws; a file that cannot be written is told to the log only
 */
export async function prepareSnapshot(
  siteUrl: string,
  dataDir: string,
  log: { warn(message: string): void },
): Promise<void> {
  const keeper = snapshotKeeper(dataDir, log);
  keeper.keep(await loadSnapshot(siteUrl));
  await keeper.close();
}
