import { compareCodePoints, sortForm } from '@selvedge/contract/text';

/**
 * A page's products by design, case ignored and accents as in the service's own order; products of one design keep
 * the order of the answer. Source: GRID-03.
 */
export function orderByDesign<Item extends { readonly design?: string | undefined }>(
  products: readonly Item[],
): Item[] {
  return products.toSorted((a, b) =>
    compareCodePoints(sortForm(a.design ?? ''), sortForm(b.design ?? '')),
  );
}
