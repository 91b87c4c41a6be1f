import { ImportRefused } from '../import-refused.ts';

/** A cell as a file holds it. Only JSON Lines has lists and objects; text files have text alone. */
export type CellValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly CellValue[]
  | { readonly [key: string]: CellValue };

/** One reason why a row, or a cell of it, cannot be taken. */
export interface Problem {
  /** The file's column, or empty where the whole row is meant. */
  readonly column: string;
  /** The value as it stands in the file. */
  readonly value: string;
  /** What is wrong, as a sentence without its full stop. */
  readonly reason: string;
}

/** One record of the file. */
export interface SourceRow {
  /** Where the record begins: 1 is the file's first line (a sheet's first row). */
  readonly line: number;
  /** The cell of a column; undefined where the row has none. */
  get(column: string): CellValue;
  /** Why the reader itself refuses this row. */
  readonly problem?: Problem | undefined;
}

/** A product file, opened: its header is read, its rows are still to come. */
export interface Source {
  readonly format: 'CSV' | 'XLSX' | 'JSON Lines';
  /** What was found out about the file, in words for the summary: "semicolons", "Windows-1252". */
  readonly findings: readonly string[];
  /** The header. Of JSON Lines: the keys of the first thousand records. */
  readonly columns: readonly string[];
  /** Whether a decimal comma is likelier than a thousands comma in a number that leaves it open, such as 1,234. */
  readonly commaLikely: boolean;
  readonly totalBytes: number;
  /** Bytes of the file that were read up to now. */
  bytesRead(): number;
  /** The records, once. Throws {@link ImportRefused} where the file is broken. */
  readonly rows: AsyncIterable<SourceRow>;
}

/** A record whose cells stand in the order of a header. */
export class TableRow implements SourceRow {
  readonly line: number;
  readonly problem: Problem | undefined;
  readonly #positions: ReadonlyMap<string, number>;
  readonly #cells: readonly CellValue[];

  constructor(
    line: number,
    positions: ReadonlyMap<string, number>,
    cells: readonly CellValue[],
    problem?: Problem,
  ) {
    this.line = line;
    this.#positions = positions;
    this.#cells = cells;
    this.problem = problem;
  }

  get(column: string): CellValue {
    const position = this.#positions.get(column);
    return position === undefined ? undefined : this.#cells[position];
  }
}

/** A header: the names of its columns and where each stands. */
export interface Header {
  readonly columns: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
}

/** Most columns of a file: each is looked at in every row. */
const MAX_COLUMNS = 1000;
/** Of the name of a column, which stands beside each row that is rejected for it. */
const MAX_NAME_CHARACTERS = 200;

/** @throws ImportRefused when there are more than a thousand columns, or the name of one is no name */
export function boundColumns(names: readonly CellValue[]): void {
  if (names.length > MAX_COLUMNS) {
    throw new ImportRefused(
      `The first line has ${names.length} columns; at most ${MAX_COLUMNS} are read. Is it the header, and is the delimiter right?`,
    );
  }
  const long = names.map((name) => String(name ?? '')).find(isLong);
  if (long !== undefined) {
    throw new ImportRefused(
      `The name of a column has ${long.length} characters, and ${MAX_NAME_CHARACTERS} at most: "${long.slice(0, 50)}…". Is the first line the header, and is the delimiter right?`,
    );
  }
}

const isLong = ({ length }: string): boolean => length > MAX_NAME_CHARACTERS;

/**
 * Reads a header. Outer white space of a name is dropped, and a column without a name is passed over.
 *
 * @throws ImportRefused when no column has a name, two have the same, or {@link boundColumns} refuses them
 */
export function readHeader(cells: readonly CellValue[]): Header {
  boundColumns(cells);
  const positions = new Map<string, number>();
  cells.forEach((cell, position) => {
    const name = String(cell ?? '').trim();
    if (name === '') return;
    if (positions.has(name)) {
      throw new ImportRefused(
        `The header names the column "${name}" twice. Rename or remove one of the two.`,
      );
    }
    positions.set(name, position);
  });
  if (positions.size === 0) {
    throw new ImportRefused('The first line names no column. A product file begins with a header.');
  }
  return { columns: [...positions.keys()], positions };
}
