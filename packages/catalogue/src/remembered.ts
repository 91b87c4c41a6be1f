/** Texts beyond which those before are forgotten. */
const MOST_KNOWN = 10_000;

/**
 * Remembers what was read of a text: products of one design, which say much alike, come one after the other.
 *
 * @param read what gives the same for the same text
 */
export function remembered<Read extends NonNullable<unknown> | null>(
  read: (text: string) => Read,
): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size === MOST_KNOWN) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}
