import { compareCodePoints, sortForm } from '@selvedge/contract/text';

/**
 * Sorts as `compareLabels` does, but makes each label's form once instead of at every comparison. Items with equal
 * labels keep their order.
 */
export function sortedByLabel<T>(items: readonly T[], labelOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, label: labelOf(item), form: sortForm(labelOf(item)) }))
    .sort((a, b) => compareCodePoints(a.form, b.form) || compareCodePoints(a.label, b.label))
    .map(({ item }) => item);
}
