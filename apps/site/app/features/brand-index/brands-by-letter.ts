import type { Brand } from '@selvedge/contract/product-calls';
import { compareLabels, fold, sortForm } from '@selvedge/contract/text';

type Named = Pick<Brand, 'brand_name'>;

/** The brands whose names begin with a letter; `#` holds those that begin with none. */
export interface LetterGroup<Entry extends Named> {
  readonly letter: string;
  readonly brands: readonly Entry[];
}

/** Brands in alphabetical order under their letters, each once, blank names left out. Source: ROUTE-02, BRAND-07. */
export function brandsByLetter<Entry extends Named>(
  brands: readonly Entry[],
): LetterGroup<Entry>[] {
  const named = new Map(
    brands
      .filter(({ brand_name }) => brand_name.trim() !== '')
      .map((brand) => [fold(brand.brand_name), brand]),
  );
  const sorted = [...named.values()].toSorted((a, b) => compareLabels(a.brand_name, b.brand_name));
  return [...Map.groupBy(sorted, ({ brand_name }) => letterOf(brand_name))]
    .map(([letter, group]) => ({ letter, brands: group }))
    .toSorted((a, b) => compareLabels(a.letter, b.letter));
}

const letterOf = (name: string): string => /^\p{L}/u.exec(sortForm(name))?.[0].toUpperCase() ?? '#';
