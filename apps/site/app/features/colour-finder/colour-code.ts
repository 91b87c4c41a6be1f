/**
 * A colour as people write it, "8A4B2C", "#8a4b2c" or "#abc", as #rrggbb in lower case; null where it is none.
 */
export function colourOfCode(text: string): string | null {
  const digits = text.trim().replace(/^#/u, '').toLowerCase();
  if (/^[0-9a-f]{6}$/u.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/u.test(digits))
    return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return null;
}
