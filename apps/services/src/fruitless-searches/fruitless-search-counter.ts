import { fold } from '@selvedge/contract/text';
import type { FruitlessSearch } from '@selvedge/database/fruitless-searches';
import { type BoundedTally, boundedTally } from '../tally/bounded-tally.ts';

/** Adds searches in vain to the database; rejects when it is away. */
export type AddFruitlessSearches = (counted: readonly FruitlessSearch[]) => Promise<void>;

const MAX_TEXTS = 1000;
const SHORTEST = 2;
const LONGEST = 100;
/** A telephone or identity number has as many digits, and no name of a product. */
const DIGITS_OF_A_PERSON = 7;

/** What of a search may be kept: null for one that is too short or long to tell anything, or may be about a person. */
export function keptText(typed: string): string | null {
  const text = fold(typed);
  if (text.length < SHORTEST || text.length > LONGEST || text.includes('\0')) return null;
  const digits = text.replaceAll(/\D/gu, '').length;
  return text.includes('@') || digits >= DIGITS_OF_A_PERSON ? null : text;
}

/** Counts texts that were searched for in vain. */
export const fruitlessSearchCounter = (add: AddFruitlessSearches): BoundedTally<string> => {
  const tally = boundedTally<string>({
    keyOf: (text) => text,
    most: MAX_TEXTS,
    write: (counted) => add(counted.map(({ thing, times }) => ({ text: thing, searches: times }))),
  });
  return {
    ...tally,
    count(typed) {
      const text = keptText(typed);
      if (text !== null) tally.count(text);
    },
  };
};
