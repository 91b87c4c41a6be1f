/**
 * Whether staff have written nothing of a page's content, whatever its kind. Only then may a page show what the catalogue alone knows: a section that
 * they have left out of a page of theirs stays away (GEN-10).
 */
export function isUnwritten(page: object): boolean {
  return Object.entries(page).every(
    ([name, value]) => name === 'consumer_display_option' || isEmpty(value),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
