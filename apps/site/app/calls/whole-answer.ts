/**
 * An answer with every field that its page reads: what it lacks, or has as null, is as in `empty`. A service may answer
 * with the fields that the documents print and no more, which are fewer than ours (ENT-10 prints no hero).
 */
export function wholeAnswer<T extends object>(empty: T, answer: Partial<T> | null | undefined): T {
  const given = Object.entries(answer ?? {}).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...empty, ...Object.fromEntries(given) };
}
