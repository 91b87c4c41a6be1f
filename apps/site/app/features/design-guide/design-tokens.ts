/** A token of the style sheet. */
export interface DesignToken {
  /** As style sheets name it, with its two hyphens. */
  readonly name: string;
  readonly value: string;
}

/** The tokens whose names begin so, in the order of the sheet; a token that is set again for some visitors counts once. */
export function tokensOf(sheet: string, beginning: string): DesignToken[] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gmu)) {
    if (name.startsWith(beginning) && !found.has(name)) found.set(name, value);
  }
  return [...found].map(([name, value]) => ({ name, value }));
}
