import type { CellValue, Problem, SourceRow } from '../read/source.ts';
import type { MappingGroup } from './mapping-schema.ts';

/** One or more reasons why a row becomes no product. */
export class RowError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ reason }) => reason).join('; '));
    this.name = 'RowError';
    this.problems = problems;
  }
}

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
  /**
   * The cells of a column on every row of the group that this row belongs to, blank ones left out.
   *
   * @throws {RowError} where there are more than a product can have
   */
  collect(column: string): CellValue[];
}

/** Whether a cell says nothing: it is empty, or one of the texts that stand for nothing. */
function isBlank(value: CellValue, blanks: ReadonlySet<string> | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'object') return Array.isArray(value) && value.length === 0;
  const text = String(value).trim();
  return text === '' || (blanks?.has(text) ?? false);
}

/** Texts that stand for nothing, by column; `*` is for every column. */
type Blanks = ReadonlyMap<string, ReadonlySet<string>>;

export function readBlanks(written: Readonly<Record<string, readonly string[]>>): Blanks {
  const everywhere = written['*'] ?? [];
  const blanks = new Map<string, ReadonlySet<string>>();
  for (const [column, texts] of Object.entries(written)) {
    blanks.set(column, new Set([...texts, ...everywhere]));
  }
  return blanks;
}

/** A row that belongs to no group. */
function singleRow(row: SourceRow, blanks: Blanks): RowCells {
  const get = (column: string) => present(row, column, blanks);
  return {
    line: row.line,
    problem: row.problem,
    get,
    collect: (column) => [get(column)].filter((value) => value !== undefined),
  };
}

/** The cell of a row, undefined where it is blank. */
function present(row: SourceRow, column: string, blanks: Blanks): CellValue {
  const value = row.get(column);
  return isBlank(value, blanks.get(column) ?? blanks.get('*')) ? undefined : value;
}

/** Most rows of one group: a product with its variants and pictures. */
const MAX_GROUP_ROWS = 10_000;
/** Most cells that a group collects of one column: a product with more pictures has a mistake in its key. */
const MAX_COLLECTED = 200;

/**
 * Brings the rows into groups: rows that follow each other and have the same text in one column. A row inherits the
 * blank cells of its group's first row in the columns that say so.
 *
 * A group longer than 10,000 rows is divided; the columns' cells are inherited all the same.
 *
 * @returns the rows that are products; the others of a group only give their cells to what is collected
 */
export async function* groupRows(
  rows: AsyncIterable<SourceRow>,
  group: MappingGroup | undefined,
  blanks: Blanks,
): AsyncGenerator<RowCells> {
  if (!group) {
    for await (const row of rows) yield singleRow(row, blanks);
    return;
  }
  let first: SourceRow | undefined;
  let members: SourceRow[] = [];
  for await (const row of rows) {
    if (row.problem) {
      // Nothing may be inherited from a row whose cells cannot be trusted, nor across it.
      if (first) yield* products(first, members, group, blanks);
      first = undefined;
      members = [];
      yield singleRow(row, blanks);
      continue;
    }
    const key = present(row, group.by, blanks);
    const continues = first && (key === undefined || key === first.get(group.by));
    if (first && (!continues || members.length === MAX_GROUP_ROWS)) {
      yield* products(first, members, group, blanks);
      members = [];
    }
    if (!first || !continues) first = row;
    members.push(row);
  }
  if (first) yield* products(first, members, group, blanks);
}

function* products(
  first: SourceRow,
  members: readonly SourceRow[],
  group: MappingGroup,
  blanks: Blanks,
): Generator<RowCells> {
  const inherited = new Set([group.by, ...group.inherit]);
  const firsts = new Set(group.first);
  const isProduct = (row: SourceRow) =>
    row === first ||
    group.product_when.length === 0 ||
    group.product_when.some((column) => present(row, column, blanks) !== undefined);
  const collected = new Map<string, CellValue[]>();
  const collect = (column: string): CellValue[] => {
    const cells = collected.get(column) ?? cellsOf(members, column, blanks);
    collected.set(column, cells);
    if (cells.length > MAX_COLLECTED) throw tooMany(column, cells.length);
    return cells;
  };
  for (const row of members) {
    if (!isProduct(row)) continue;
    yield {
      line: row.line,
      problem: undefined,
      get(column) {
        if (firsts.has(column)) return present(first, column, blanks);
        const own = present(row, column, blanks);
        return own === undefined && inherited.has(column) ? present(first, column, blanks) : own;
      },
      collect,
    };
  }
}

const cellsOf = (members: readonly SourceRow[], column: string, blanks: Blanks): CellValue[] =>
  members.map((member) => present(member, column, blanks)).filter((value) => value !== undefined);

const tooMany = (column: string, count: number): RowError =>
  new RowError({
    column,
    value: '',
    reason: `The rows of this product hold ${count} of these, and at most ${MAX_COLLECTED} are taken: are they one product?`,
  });
