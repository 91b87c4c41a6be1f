import type { BrandCollection } from '@selvedge/contract/brand-content';
import { compareLabels, fold } from '@selvedge/contract/text';

/**
 * The collections of a brand, one for each pair of application and collection name, sorted by collection name, those of
 * one name by application. Entries without a name are left out. Source: BRAND-03.
 */
export function brandCollections(entries: readonly BrandCollection[]): BrandCollection[] {
  const unique = new Map<string, BrandCollection>();
  for (const entry of entries) {
    const name = fold(entry.collection_name);
    const key = `${fold(entry.application_name)}\n${name}`;
    if (name !== '' && !unique.has(key)) unique.set(key, entry);
  }
  return [...unique.values()].toSorted(
    (a, b) =>
      compareLabels(fold(a.collection_name), fold(b.collection_name)) ||
      compareLabels(a.application_name, b.application_name),
  );
}
