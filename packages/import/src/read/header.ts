import { ImportRefused } from '../import-refused.ts';
import type { CellValue } from './source.ts';

/** A header: the names of its columns and where each stands. */
export interface Header {
  readonly columns: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
}

/**
 * Reads a header. Outer white space of a name is dropped, and a column without a name is passed over.
 *
 * @throws ImportRefused when no column has a name, or two have the same
 */
export function readHeader(cells: readonly CellValue[]): Header {
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
