import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { Understood } from '@selvedge/contract/product-calls';
import type { Ask, Meaning, Named } from './ask.ts';
import type { FactPhrase } from './fact-phrases.ts';
import { phraseWords, WRITTEN_AS } from './word-forms.ts';

/** A phrase as it was understood: what the filter is asked for, and what is looked for in words. */
export interface Reading {
  readonly understood: readonly Understood[];
  /** Beside the filters; a product that is meant has something of each. */
  readonly eithers: readonly Ask[];
  readonly filters: NonNullable<MultiFilterInput['filters']>;
  readonly ranges: NonNullable<MultiFilterInput['ranges']>;
  /** In the form of {@link codeForm}; one that holds all of them is meant. */
  readonly codes: readonly string[];
  /** As typed. */
  readonly left: readonly string[];
  /** What is looked for in names and descriptions: the words that are left, in search form. */
  readonly words: readonly string[];
}

/** What so many words of a phrase are: what they can name, or a code, or neither. */
export interface Found {
  readonly named: readonly Named[];
  /** Words of a care instruction. */
  readonly care: readonly string[];
  readonly code: string | null;
  readonly count: number;
}

export interface Part extends Found {
  readonly at: number;
  readonly typed: string;
  readonly meanings: readonly Meaning[];
}

/** Most values of a field that are told of one part of a phrase, the one that it names first; all are looked for. */
const MOST_TOLD = 24;

/** What the parts of a phrase say, all but what the filter is asked for. */
export function readingOf(
  phrase: string,
  facts: readonly FactPhrase[],
  parts: readonly Part[],
  choice: ReadonlyMap<Part, Meaning>,
): Omit<Reading, 'filters' | 'eithers'> {
  const understood: (Understood & { readonly at: number })[] = [];
  const ranges: Record<string, { min?: number; max?: number }> = {};
  for (const { field, min, max, start, end } of facts) {
    ranges[field] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    const value = `${min ?? ''}..${max ?? ''}`;
    understood.push({ field, value, words: phrase.slice(start, end).trim(), at: start });
  }
  const codes: string[] = [];
  const left: string[] = [];
  const words: string[] = [];
  for (const part of parts) {
    const { code, typed, at } = part;
    const meaning = choice.get(part);
    if (code !== null) {
      codes.push(code);
      understood.push({ field: 'sku', value: code, words: typed, at });
    } else if (meaning && meaning.named.length > 0) {
      for (const { field, values } of meaning.named)
        for (const value of values.slice(0, MOST_TOLD))
          understood.push({ field, value, words: typed, at });
    } else if (!meaning?.isSaidAgain) {
      left.push(typed);
      if (meaning?.care.length) continue;
      for (const { form } of phraseWords(typed)) words.push(WRITTEN_AS.get(form) ?? form);
    }
  }
  return {
    understood: understood
      .sort((one, other) => one.at - other.at)
      .map(({ field, value, words: read }) => ({ field, value, words: read })),
    ranges,
    codes,
    left,
    words,
  };
}
