import { stemmer } from 'stemmer';
import { searchForm, wordsOf } from '../suggestions/words.ts';
import { STOP_WORDS } from './synonyms.ts';

/** A word of a phrase and where it stands; `end` is exclusive. */
export interface PhraseWord {
  /** In search form. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a phrase that say something: letters and digits, with what joins them left out. */
export const phraseWords = (phrase: string): PhraseWord[] =>
  [...phrase.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map((match) => ({
      form: searchForm(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ form }) => form !== '' && !STOP_WORDS.has(form));

/**
 * The forms in which words are the same value, whether singular or plural, joined or apart: "Dual Purpose",
 * "dual-purpose" and "dualpurpose" share one, and so do "stripe" and "striped". Of one word, and of several joined.
 *
 * @param words in search form
 */
export function wordKeys(words: readonly string[]): string[] {
  const joined = words.join('');
  return [...new Set([joined, stemmer(joined), words.map((word) => stemmer(word)).join('')])];
}

/** The keys of a value as it is written. */
export const valueKeys = (value: string): string[] => {
  const words = wordsOf(searchForm(value)).filter((word) => !STOP_WORDS.has(word));
  return words.length === 0 ? [] : wordKeys(words);
};

/** Whether nothing but a mark stands between two words. */
export function isJoined(
  phrase: string,
  one: PhraseWord | undefined,
  next: PhraseWord | undefined,
): boolean {
  if (one === undefined || next === undefined) return false;
  return /^[-_./]$/u.test(phrase.slice(one.end, next.start));
}

/** Whether one character is missing, added or another, or two neighbours are swapped. */
export function isOneEditApart(one: string, other: string): boolean {
  let begins = 0;
  while (begins < one.length && one[begins] === other[begins]) begins++;
  let ends = 0;
  while (
    ends < Math.min(one.length, other.length) - begins &&
    one.at(-1 - ends) === other.at(-1 - ends)
  )
    ends++;
  const [a, b] = [one, other].map((text) => text.slice(begins, text.length - ends));
  if (a === undefined || b === undefined) return false;
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}
