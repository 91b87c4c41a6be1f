import type { CellValue, Problem, SourceRow } from '../read/source.ts';
import { RowError } from './row-error.ts';

/** A cell as one text, its outer white space dropped; a blank cell is empty text. */
export function cellText(value: CellValue, column: string): string {
  switch (typeof value) {
    case 'string':
      return value.trim();
    case 'number':
    case 'boolean':
      return String(value);
    case 'undefined':
      return '';
    default:
      if (value === null) return '';
      throw new RowError({
        column,
        value: JSON.stringify(value),
        reason: 'Holds a list or an object where one value is wanted',
      });
  }
}

/** The cells of a row as a mapping sees them: inherited ones filled in, those that stand for nothing blank. */
export interface RowCells {
  readonly line: number;
  /** Why the reader itself refuses the row. */
  readonly problem: Problem | undefined;
  /** The cell of a column; blank is undefined. */
  get(column: string): CellValue;
  /** The cells of a column on every row of the group that this row belongs to, blank ones left out. */
  collect(column: string): CellValue[];
}

/** Whether a cell says nothing: it is empty, or one of the texts that stand for nothing. */
export function isBlank(value: CellValue, blanks: ReadonlySet<string> | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'object') return Array.isArray(value) && value.length === 0;
  const text = String(value).trim();
  return text === '' || (blanks?.has(text) ?? false);
}

/** Texts that stand for nothing, by column; `*` is for every column. */
export type Blanks = ReadonlyMap<string, ReadonlySet<string>>;

export function readBlanks(written: Readonly<Record<string, readonly string[]>>): Blanks {
  const everywhere = written['*'] ?? [];
  const blanks = new Map<string, ReadonlySet<string>>();
  for (const [column, texts] of Object.entries(written)) {
    blanks.set(column, new Set([...texts, ...everywhere]));
  }
  return blanks;
}

/** A row that belongs to no group. */
export function singleRow(row: SourceRow, blanks: Blanks): RowCells {
  const get = (column: string) => present(row, column, blanks);
  return {
    line: row.line,
    problem: row.problem,
    get,
    collect: (column) => [get(column)].filter((value) => value !== undefined),
  };
}

/** The cell of a row, undefined where it is blank. */
export function present(row: SourceRow, column: string, blanks: Blanks): CellValue {
  const value = row.get(column);
  return isBlank(value, blanks.get(column) ?? blanks.get('*')) ? undefined : value;
}
