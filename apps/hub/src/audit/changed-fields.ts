/** What every save changes, or what must not even be named as a value: kept out of lists of changed fields. */
const NOT_TOLD = new Set([
  'hash',
  'salt',
  'updatedAt',
  'createdAt',
  'id',
  'globalType',
  'sessions',
  'loginAttempts',
  'lockUntil',
]);

/**
 * Names of the fields in which two states of a document differ, in alphabetical order. Relations count as changed when
 * they lead elsewhere, not when one of the two states has them populated.
 */
export function changedFields(before: object | undefined, after: object): string[] {
  const was = new Map(Object.entries(before ?? {}));
  const is = new Map(Object.entries(after));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => !NOT_TOLD.has(name) && plain(was.get(name)) !== plain(is.get(name)))
    .sort();
}

/** A value as text, with populated documents as their ids and without what is empty. */
function plain(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => {
      if (part === null || part === '') return undefined;
      const isDocument = typeof part === 'object' && !Array.isArray(part) && 'updatedAt' in part;
      return isDocument && 'id' in part ? part.id : part;
    }) ?? ''
  );
}
