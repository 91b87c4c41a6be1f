import { GRID_FACETS } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import { ImportRefused } from './import-refused.ts';

/** A filter that lists more of one kind is of use to nobody, and each page of the item group carries them all. */
const MOST_VALUES = 5000;

/**
 * Counts the different values that a file has for each facet of the filter.
 *
 * @returns what is told each product
 * @throws ImportRefused at the value that is one too many: its column is lines of text, most likely
 */
export function filterValues(): (product: Product) => void {
  const known = GRID_FACETS.map((field) => ({ field, values: new Set<string>() }));
  return (product) => {
    for (const { field, values } of known) {
      for (const value of [product[field]].flat()) values.add(value);
      if (values.size <= MOST_VALUES) continue;
      throw new ImportRefused(
        `${field}: the file has more than ${MOST_VALUES} different values, and the filter shows each of them. One of the last is "${[...values].at(-1)}". Is the right column read, and are its values told apart?`,
      );
    }
  };
}
