import type { SourceRow } from '../read/source.ts';
import { type Blanks, present, type RowCells, singleRow } from './cells.ts';
import type { MappingGroup } from './mapping-schema.ts';

/** Most rows of one group: a product with its variants and pictures. */
const MAX_GROUP_ROWS = 10_000;

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
      collect: (column) =>
        members
          .map((member) => present(member, column, blanks))
          .filter((value) => value !== undefined),
    };
  }
}
