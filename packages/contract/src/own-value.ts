/**
 * What a record says of a name; undefined where it says nothing. A supplier may name a colour `__proto__` or `constructor`,
 * which every object knows by itself.
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);
