import { type Measured, sizeText } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';

interface Selectable extends Measured {
  readonly sku: string;
  readonly colour: string;
}

/** What a URL says of the product that it means. */
export interface SelectionTarget {
  readonly colour?: string | undefined;
  readonly targetProduct?: string | undefined;
  readonly targetSize?: string | undefined;
}

/** Sizes are one size when they differ in case and white space alone: links are typed and edited by people. */
const sizeForm = (size: string): string => fold(size).replaceAll(' ', '');

/** Whether a URL means another colour than that of the product that it opens, and another product. */
export function isColourMissing(products: readonly Selectable[], target: SelectionTarget): boolean {
  const { colour, targetProduct = '' } = target;
  const opened = products[initialSelection(products, target)];
  if (colour === undefined || !opened) return false;
  return fold(opened.colour) !== fold(colour) && fold(opened.sku) !== fold(targetProduct);
}

/**
 * Index of the product that a URL selects on first load: the one with its SKU and size (PROD-07, APP-09), else the
 * first in its colour (PROD-08), else the first of all (PROD-09). Names are compared without case (decision 35).
 * An empty list gives 0.
 */
export function initialSelection(products: readonly Selectable[], target: SelectionTarget): number {
  const { colour, targetProduct, targetSize } = target;
  if (targetProduct && targetSize !== undefined) {
    const bySku = products.findIndex(
      (product) =>
        fold(product.sku) === fold(targetProduct) &&
        sizeForm(sizeText(product)) === sizeForm(targetSize),
    );
    if (bySku >= 0) return bySku;
  }
  const byColour =
    colour === undefined
      ? -1
      : products.findIndex((product) => fold(product.colour) === fold(colour));
  return Math.max(byColour, 0);
}
