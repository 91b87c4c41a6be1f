import type { Product } from '@selvedge/contract/product';

/** Fields whose texts are measures, by which the filter finds products. */
const MEASURED = [
  'width',
  'length_cm',
  'diameter',
  'repeat_t',
  'repeat_h',
  'martindale',
  'c_weight',
] as const satisfies readonly (keyof Product)[];

/** What says that there is none. */
const NONE = /^(?:n\.?\/?a\.?|none|no|nil|plain|not tested|[-–—.]+)$/iu;

/** Notices measures that are no numbers; they stay as they are written, since a page shows the supplier's own words. */
export function unreadMeasures() {
  const found = new Map<string, { products: number; readonly example: string }>();
  return {
    see(product: Product): void {
      for (const field of MEASURED) {
        const text = product[field].trim();
        if (text === '' || /\d/u.test(text) || NONE.test(text)) continue;
        const known = found.get(field);
        if (known) known.products++;
        else found.set(field, { products: 1, example: text.slice(0, 40) });
      }
    },
    /** A sentence for each field. */
    warnings: (): string[] =>
      [...found].map(
        ([field, { products, example }]) =>
          `"${field}" of ${products} ${products === 1 ? 'product' : 'products'} is no measure, such as "${example}": it is shown as it is, and no range of the filter finds it.`,
      ),
  };
}
