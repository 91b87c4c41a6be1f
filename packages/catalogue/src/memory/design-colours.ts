import type { FilterField } from '@selvedge/contract/facets';
import { hasBit } from './bits.ts';
import { valuesAt } from './column.ts';
import type { ProductIndex } from './product-index.ts';

/** No field has as many values. */
const VALUES = 2 ** 26;

/**
 * In how many colours the design of each product comes: distinct colours of published products of its item group,
 * collection and design; 0 where it lacks one of these. By number in the document store.
 */
export function coloursOfDesigns({ whole, documents }: ProductIndex): Uint16Array {
  const numberOf = (field: FilterField, position: number): number => {
    const column = whole.columns.get(field);
    return column === undefined ? 0 : (valuesAt(column, position)[0] ?? 0);
  };
  const designs = new Map<number, Map<number, number>>();
  const designAt = new Uint32Array(whole.size);
  let last = 0;
  for (let position = 0; position < whole.size; position++) {
    const group = numberOf('item_group', position);
    const range = numberOf('range', position);
    const design = numberOf('design', position);
    if (group === 0 || range === 0 || design === 0) continue;
    const ofRange = designs.get(group * VALUES + range) ?? new Map<number, number>();
    designs.set(group * VALUES + range, ofRange);
    const number = ofRange.get(design) ?? ++last;
    ofRange.set(design, number);
    designAt[position] = number;
  }
  const counts = new Uint16Array(last + 1);
  const seen = new Set<number>();
  for (let position = 0; position < whole.size; position++) {
    const design = designAt[position] ?? 0;
    const colour = numberOf('colour', position);
    const isPublished = whole.published === null || hasBit(whole.published, position);
    if (design === 0 || colour === 0 || !isPublished) continue;
    const key = design * VALUES + colour;
    if (seen.has(key)) continue;
    seen.add(key);
    counts[design] = (counts[design] ?? 0) + 1;
  }
  const byDocument = new Uint16Array(documents.length);
  for (let position = 0; position < whole.size; position++) {
    byDocument[whole.documents[position] ?? 0] = counts[designAt[position] ?? 0] ?? 0;
  }
  return byDocument;
}
