import { fold, titleCase } from '@selvedge/contract/text';

/** The properties of content that name a page, a collection, an application or a brand. */
const NAMING = new Set(['page_title', 'collection_name', 'application_name', 'brand_name']);

/**
 * Keys of content are folded, so that capitals do not tell two pages apart; documents have names for people. What the
 * content itself writes somewhere is written so, anything else in Title Case.
 *
 * @param docs published content
 * @returns spells a folded name
 */
export function knownNames(docs: readonly unknown[]): (folded: string) => string {
  const names = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && NAMING.has(name) && inner !== '') {
        if (!names.has(fold(inner))) names.set(fold(inner), inner);
      } else walk(inner);
    }
  };
  for (const doc of docs) walk(doc);
  return (folded) => names.get(fold(folded)) ?? titleCase(folded);
}
