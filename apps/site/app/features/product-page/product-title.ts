/** The document's title: "{design} - {colour}", and the supplier behind it. Source: decision 21. */
export function productTitle(design: string, colour: string, supplierName: string): string {
  const product = colour.trim() === '' ? design : `${design} - ${colour}`;
  return `${product} | ${supplierName}`;
}
