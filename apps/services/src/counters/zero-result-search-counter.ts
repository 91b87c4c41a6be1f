import { fold } from '@selvedge/contract/text';
import type { ZeroResultSearch } from '@selvedge/database/zero-result-searches';
import { type BoundedTally, boundedTally } from './bounded-tally.ts';

/** Adds searches in vain to the database; rejects when it is away. */
export type AddZeroResultSearches = (counted: readonly ZeroResultSearch[]) => Promise<void>;

const MAX_TEXTS = 1000;
const SHORTEST = 2;
const LONGEST = 100;
/** A telephone or identity number has as many digits, and no name of a product. */
const DIGITS_OF_A_PERSON = 7;

/** What of a search may be kept: null for one that is too short or long to tell anything, or may be about a person. */
export function countedText(typed: string): string | null {
  const text = fold(typed);
  const { length } = [...text]; // characters as PostgreSQL counts them
  if (length < SHORTEST || length > LONGEST || text.includes('\0')) return null;
  const digits = text.replaceAll(/\D/gu, '').length;
  return text.includes('@') || digits >= DIGITS_OF_A_PERSON ? null : text;
}

/** Counts texts that were searched for in vain. */
export const zeroResultSearchCounter = (add: AddZeroResultSearches): BoundedTally<string> => {
  const tally = boundedTally<string>({
    keyOf: (text) => text,
    most: MAX_TEXTS,
    write: (counted) => add(counted.map(({ thing, times }) => ({ text: thing, searches: times }))),
  });
  return {
    ...tally,
    count(typed) {
      const text = countedText(typed);
      if (text !== null) tally.count(text);
    },
  };
};
