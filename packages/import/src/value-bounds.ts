import { FILTER_FIELDS, type FilterField } from '@selvedge/contract/facets';
import type { Product } from '@selvedge/contract/product';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { countShownValues } from '@selvedge/database/shown-values';
import { ImportRefused } from './import-refused.ts';

interface Bound {
  readonly values: number;
  /** Of all of them together, accents and ligatures taken apart. */
  readonly characters: number;
  /** What would carry them all. */
  readonly carrier: string;
}

/** A filter that lists more of one kind is of use to nobody, and each page of the item group carries them all. */
const OF_FACETS: Bound = { values: 5000, characters: 200_000, carrier: 'the filter' };
/** These stand in the menus of every page besides. */
const OF_MENUS: Bound = { values: 500, characters: 20_000, carrier: 'the menu of every page' };
/** Names are what searches and the addresses of pages are made of. */
const BOUNDS: Readonly<Partial<Record<FilterField, Bound>>> = {
  application: OF_MENUS,
  brand: OF_MENUS,
  range: { values: 10_000, characters: 1_000_000, carrier: 'the search' },
  design: { values: 100_000, characters: 5_000_000, carrier: 'the search' },
  colour: { values: 50_000, characters: 2_500_000, carrier: 'the search' },
};
const boundOf = (field: FilterField): Bound => BOUNDS[field] ?? OF_FACETS;

/** What of its bound is passed by so many values of so many characters, in words; null where it keeps within. */
function passed({ values, characters }: Bound, counted: Omit<Bound, 'carrier'>): string | null {
  if (counted.values > values) return `${values} different values`;
  return counted.characters > characters ? `${characters} characters of different values` : null;
}

/**
 * Counts the values of a file, product by product.
 *
 * @returns takes the next product; throws ImportRefused at the value that is one too many: its column is lines of text, most likely
 */
export function fileValues(): (product: Product) => void {
  const fields = FILTER_FIELDS.map((field) => {
    return { field, bound: boundOf(field), known: new Set<string>(), characters: 0 };
  });
  return (product) => {
    for (const counted of fields) {
      const { field, bound, known } = counted;
      const values = [product[field]].flat();
      for (const value of values) {
        if (known.has(value)) continue;
        known.add(value);
        counted.characters += value.normalize('NFKD').length;
      }
      const over = passed(bound, { values: known.size, characters: counted.characters });
      if (over !== null)
        throw new ImportRefused(
          `${field}: the file has more than ${over}, and ${bound.carrier} shows each of them. One of the last is "${values.at(-1)}". Is the right column read, and are its values told apart?`,
        );
    }
  };
}

/**
 * Holds what the site would show, of all files together, to the bounds of one: whenever products come on it or values are
 * given to them.
 *
 * @param executor in the transaction that has written the products
 * @param before reads the state before that: where a bound was passed already, what does not add to it is let through
 * @throws ImportRefused where it passes one
 */
export async function refuseFullCatalogue(
  executor: QueryExecutor,
  before?: QueryExecutor,
): Promise<void> {
  for (const { field, ...counted } of await countShownValues(executor)) {
    const bound = boundOf(field);
    const over = passed(bound, counted);
    if (over === null) continue;
    const earlier = before && (await countShownValues(before)).find((one) => one.field === field);
    if (earlier && earlier.values >= counted.values && earlier.characters >= counted.characters)
      continue;
    throw new ImportRefused(
      `${field}: with these products the catalogue would have more than ${over}, and ${bound.carrier} shows each of them. Withdraw products of other files first.`,
    );
  }
}
