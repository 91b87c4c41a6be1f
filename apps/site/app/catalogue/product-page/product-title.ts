/** The document's title, to which the supplier's name is added: "{design} - {colour}". Source: decision 21. */
export function productTitle(design: string, colour: string): string {
  return colour.trim() === '' ? design : `${design} - ${colour}`;
}
