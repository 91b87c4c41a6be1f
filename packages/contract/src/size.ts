/** The measures a size is read from, as the supplier writes them ("200cm"). */
export interface Measured {
  readonly diameter?: string | undefined;
  readonly width?: string | undefined;
  readonly length_cm?: string | undefined;
}

/** Whether a diameter is one: "0cm" and emptiness mean that there is none (APP-09). */
export function hasDiameter(diameter: string | undefined): diameter is string {
  const text = diameter?.trim() ?? '';
  return text !== '' && text.toLowerCase() !== '0cm';
}

/**
 * The size text used in links and in matching: the diameter as given, else `{width}x{length_cm}` as given.
 * Source: APP-09, decision 5.
 */
export function sizeText(product: Measured): string {
  if (hasDiameter(product.diameter)) return product.diameter;
  return `${product.width ?? ''}x${product.length_cm ?? ''}`;
}

/** The leading number of a measure in centimetres ("137.5 cm" is 137.5), or 0 where there is none. */
export function measureCm(text: string | undefined): number {
  const found = /\d+(?:[.,]\d+)?/u.exec(text ?? '');
  return found ? Number(found[0].replace(',', '.')) : 0;
}

/** What sizes are compared by: the diameter, else width times length (COLL-09). Only the order has a meaning. */
export function sizeMagnitude(product: Measured): number {
  if (hasDiameter(product.diameter)) return measureCm(product.diameter);
  return measureCm(product.width) * measureCm(product.length_cm);
}
