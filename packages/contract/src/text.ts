/**
 * The form in which two values are the same value: Unicode NFC, lower case, outer white space gone, inner white space
 * single. Facets, filters and names in paths are compared in this form. Source: FILTER-08, FILTER-22, decisions 29, 35.
 */
export function fold(value: string): string {
  return value.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
}

/** The form in which values are put in alphabetical order: folded, and accents count as their letter. */
export function sortForm(value: string): string {
  return fold(value)
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '');
}

/**
 * Compares by Unicode code point, which is what PostgreSQL does under `COLLATE "C"`; JavaScript's own `<` compares
 * UTF-16 units and differs for characters beyond the basic plane.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      const xSurrogate = (x & 0xf800) === 0xd800;
      const ySurrogate = (y & 0xf800) === 0xd800;
      return xSurrogate === ySurrogate ? x - y : xSurrogate ? 1 : -1;
    }
  }
  return a.length - b.length;
}

/** Alphabetical order of labels: by {@link sortForm}, and by code point where two are equal in it. */
export function compareLabels(a: string, b: string): number {
  return compareCodePoints(sortForm(a), sortForm(b)) || compareCodePoints(a, b);
}

/** Title Case, word by word: "dual purpose" becomes "Dual Purpose" (APP-02). */
export function titleCase(value: string): string {
  return value
    .toLowerCase()
    .replace(
      /(^|[\s/-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
