import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ImportRefused } from '../import-refused.ts';
import type { Problem } from '../read/source.ts';

/** Characters of a value that the file of rejected rows shows. */
const SHOWN_CHARACTERS = 200;
const REASON_CHARACTERS = 1000;
/** Most lines of the file, and characters; beyond them rows are only counted. */
const MAX_LINES = 1_000_000;
const MAX_CHARACTERS = 100_000_000;
/** Lines that are kept in memory before they are written. */
const FLUSH_LINES = 500;

/** Lines that the summary of a run shows. */
const FIRST_LINES = 20;

const HEADER = ['line', 'column', 'value', 'reason'];

/** Why a row became no product. */
export interface Rejection {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** The file of rejected rows while it is being written. */
export interface RejectedFile {
  readonly path: string;
  /** The first lines of it. */
  readonly first: readonly Rejection[];
  add(line: number, problems: readonly Problem[]): Promise<void>;
  /** Puts the file in its place, or removes an earlier one where no row was rejected. */
  finish(): Promise<void>;
  /** Leaves things as they were before the run. */
  discard(): Promise<void>;
}

/** Where the rejected rows of a file go: `prices.csv` has them in `prices.rejected.csv` beside it. */
export function rejectedPath(input: string): string {
  return join(dirname(input), `${basename(input, extname(input))}.rejected.csv`);
}

/**
 * Begins the file of rejected rows beside an input file. It is made with the first rejected row and appears only when
 * the run is finished. Cells that a spreadsheet would run as a formula are defused.
 */
export function openRejectedFile(input: string): RejectedFile {
  const path = rejectedPath(input);
  const draft = `${path}.${randomUUID()}`;
  let file: FileHandle | undefined;
  let lines = 0;
  let characters = 0;
  let pending: (readonly (string | number)[])[] = [];
  const first: Rejection[] = [];

  const flush = async () => {
    if (pending.length === 0) return;
    const bom = file === undefined;
    file ??= await open(draft, 'wx').catch((error: Error) => {
      throw new ImportRefused(`Rejected rows cannot be written to ${path}: ${error.message}.`, {
        cause: error,
      });
    });
    const records = (bom ? [HEADER, ...pending] : pending).map((record) => [...record]);
    pending = [];
    const text = stringify(records, { bom, escape_formulas: true });
    characters += text.length;
    await file.writeFile(text);
  };

  return {
    path,
    first,
    async add(line, problems) {
      if (lines >= MAX_LINES || characters >= MAX_CHARACTERS) return;
      lines += problems.length;
      const told = problems.map(({ column, value, reason }) => ({
        line,
        column: shown(column),
        value: shown(value),
        reason: shown(reason, REASON_CHARACTERS),
      }));
      first.push(...told.slice(0, FIRST_LINES - first.length));
      pending.push(...told.map(({ column, value, reason }) => [line, column, value, reason]));
      if (pending.length >= FLUSH_LINES) await flush();
    },
    async finish() {
      await flush();
      await file?.close();
      if (file) await rename(draft, path);
      else await rm(path, { force: true });
      file = undefined;
    },
    async discard() {
      await file?.close();
      await rm(draft, { force: true });
      file = undefined;
    },
  };
}

/** A value cut to what a person can read, with what cannot be printed made visible. */
function shown(value: string, characters = SHOWN_CHARACTERS): string {
  const cut = value.length > characters ? `${value.slice(0, characters)}…` : value;
  return cut.toWellFormed().replaceAll('\0', '␀');
}
