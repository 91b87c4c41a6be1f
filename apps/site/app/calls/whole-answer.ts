import { EMPTY_ENTRY } from '@selvedge/contract/empty-content';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields of an object that hold something. */
const given = (value: object) =>
  Object.entries(value).filter(([, held]) => held !== null && held !== undefined);

/** The entries of a list, each with every text that one can have. */
const wholeEntries = (list: readonly unknown[]) =>
  list.map((entry) =>
    isObject(entry) ? { ...EMPTY_ENTRY, ...Object.fromEntries(given(entry)) } : entry,
  );

/**
 * An answer with every field that its page reads: what it lacks, or has as null, is as in `empty`, and so in the entries
 * of its lists. A service may answer with the fields that the documents print and no more, which are fewer than ours
 * (ENT-10 prints no hero, ENT-11 no title of a catalogue).
 */
export function wholeAnswer<T extends object>(empty: T, answer: Partial<T> | null | undefined): T {
  const fields = given(answer ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? wholeEntries(value) : value,
  ]);
  return { ...empty, ...Object.fromEntries(fields) };
}
