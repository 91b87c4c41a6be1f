import { join } from 'node:path';
import { restoreMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import type { ContentKind } from '@selvedge/database/content';
import { readKeptFile, writeKeptFile } from './kept-file.ts';
import { programHash } from './program.ts';
import { contentOf } from './published-content.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot is kept once nothing newer has come for so long: an evening of publishing is written now and then. */
const QUIET_MS = 2000;

/** The first piece of the file, as JSON; the engine's pieces follow. */
interface Head extends Omit<Snapshot, 'content' | 'engine'> {
  /** The version of the program that made it. */
  readonly program: string;
  readonly documents: readonly (readonly [ContentKind, readonly (readonly [string, unknown])[]])[];
}

/** The last snapshot of a site, kept on disk, so that it can start where its database does not answer. */
export interface LastSnapshot {
  /** What was kept last; undefined where nothing was, or what is there cannot be used (a log line says why). */
  read(): Promise<Snapshot | undefined>;
  /** Keeps a snapshot, off the path of requests; one whose engine cannot be kept is passed over. */
  keep(snapshot: Snapshot): void;
  /** Writes what is still to be written. */
  close(): Promise<void>;
}

/** The file in which a data directory keeps its last snapshot. */
export const lastSnapshotFile = (dataDir: string): string => join(dataDir, 'last-snapshot');

/** The last snapshot in {@link lastSnapshotFile}; the process must be the only one that uses the data directory. */
export function lastSnapshot(dataDir: string, log: { warn(message: string): void }): LastSnapshot {
  const path = lastSnapshotFile(dataDir);
  const program = programHash();
  let waiting: Snapshot | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = () => {
    clearTimeout(timer);
    writing = writing.then(async () => {
      const snapshot = waiting;
      waiting = undefined;
      if (!snapshot) return;
      await writeKeptFile(path, pieces(snapshot, program)).catch((error: unknown) =>
        log.warn(`The snapshot could not be kept in ${path}: ${String(error)}`),
      );
    });
    return writing;
  };

  return {
    async read() {
      try {
        return snapshotOf(await readKeptFile(path), program);
      } catch (error) {
        const isNone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        if (!isNone) log.warn(`The last snapshot, ${path}, is not used: ${String(error)}`);
        return undefined;
      }
    },
    keep(snapshot) {
      if (!snapshot.engine.pieces) return;
      waiting = snapshot;
      clearTimeout(timer);
      timer = setTimeout(write, QUIET_MS).unref();
    },
    close: write,
  };
}

function* pieces({ content, engine, ...plain }: Snapshot, program: string): Generator<Uint8Array> {
  const documents = [...content.documents].map(([kind, docs]) => [kind, [...docs]] as const);
  const head: Head = { ...plain, program, documents };
  yield Buffer.from(JSON.stringify(head));
  yield* engine.pieces?.() ?? [];
}

/** @throws where the pieces are those of another version of the program */
function snapshotOf([first, ...enginePieces]: readonly Buffer[], own: string): Snapshot {
  // The checksum was right, so these are the bytes that were written.
  const { program, documents, ...plain } = JSON.parse(String(first)) as Head;
  if (program !== own) throw new Error('it was made by another version of the program');
  const content = contentOf(new Map(documents.map(([kind, docs]) => [kind, new Map(docs)])));
  return { ...plain, content, engine: restoreMemoryEngine(enginePieces) };
}
