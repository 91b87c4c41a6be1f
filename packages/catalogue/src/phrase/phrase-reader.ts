import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { Understood } from '@selvedge/contract/product-calls';
import type { SearchWord } from '@selvedge/contract/site-settings';
import { allSteps } from '../work-in-steps.ts';
import {
  type Ask,
  asksOf,
  filtersOf,
  type Meaning,
  meaningsOf,
  type Named,
  saidAgain,
} from './ask.ts';
import { type FactPhrase, factPhrases } from './fact-phrases.ts';
import { NamedWords, type NamingSource } from './named-words.ts';
import {
  CARE,
  codeForm,
  isJoined,
  type PhraseWord,
  phraseWords,
  WRITTEN_AS,
  wordKeys,
} from './word-forms.ts';

/** What a phrase is read against. */
export interface PhraseSource extends NamingSource {
  /** Whether some code holds this text, which is in the form of {@link codeForm}. */
  hasCode(code: string): boolean;
  /** Whether a word of some name or description begins so. */
  hasWord(beginning: string): boolean;
}

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

/** Most words that name one value. */
const LONGEST_NAME_WORDS = 6;

/** Most joined words that are taken for one code, each of which costs a look through all codes. */
const LONGEST_CODE_WORDS = 8;
/** Shortest text that is taken for a code, in characters. */
const CODE_FROM_CHARACTERS = 4;

/** Most words of a name in which a slip is looked for, and most such looks for one phrase: each goes through many names. */
const LONGEST_SLIP_WORDS = 4;
const MOST_SLIP_LOOKS = 48;

/** Most words of a phrase that are read; nobody looks for more at once, and each costs a look through names and codes. */
const MOST_WORDS = 24;

/** Most values of a field that are told of one part of a phrase, the one that it names first; all are looked for. */
const MOST_TOLD = 24;

/** What is asked for one phrase. */
interface Looks {
  /** What {@link PhraseSource.hasCode} says, asked once for each code. */
  readonly hasCode: PhraseSource['hasCode'];
  /** How many looks for slips are left. */
  slips: number;
}

/** What so many words of a phrase are: what they can name, or a code, or neither. */
interface Found {
  readonly named: readonly Named[];
  /** Words of a care instruction. */
  readonly care: readonly string[];
  readonly code: string | null;
  readonly count: number;
}

interface Part extends Found {
  readonly at: number;
  readonly typed: string;
  readonly meanings: readonly Meaning[];
}

/** What follows one of these is not wanted; no filter says that, so it is left in the phrase as it was typed. */
const EXCLUDING: ReadonlySet<string> = new Set(['not', 'no', 'without', 'except', 'excluding']);

/** Most readings of one phrase that are tried. */
const MAX_READINGS = 8;

/** Reads phrases against one state of the catalogue. Source: `GET products/find`. */
export class PhraseReader {
  readonly #source: PhraseSource;
  readonly #named: NamedWords;
  #speaking: { readonly words: readonly SearchWord[]; readonly reader: PhraseReader } | undefined;

  constructor(source: PhraseSource, named = allSteps(NamedWords.reading(source))) {
    this.#source = source;
    this.#named = named;
  }

  /** The same over another state of the catalogue whose values are the same. */
  over(source: PhraseSource): PhraseReader {
    const reader = new PhraseReader(source, this.#named);
    const speaking = this.#speaking;
    if (speaking) {
      const { words } = speaking;
      const searchWords = { ...source, searchWords: words };
      reader.#speaking = { words, reader: speaking.reader.over(searchWords) };
    }
    return reader;
  }

  /** One that knows the words of a house's visitors too; made once for the same list. */
  speaking(words: readonly SearchWord[] = []): PhraseReader {
    if (words.length === 0) return this;
    if (this.#speaking?.words !== words) {
      const reader = new PhraseReader({ ...this.#source, searchWords: words });
      this.#speaking = { words, reader };
    }
    return this.#speaking.reader;
  }

  /**
   * The readings of a phrase, the likeliest first: they differ where words name values of several fields. There is at
   * least one.
   *
   * @param phrase as typed
   */
  readings(phrase: string): Reading[] {
    const facts = factPhrases(phrase);
    const isRead = ({ start, end }: PhraseWord): boolean =>
      facts.some((fact) => start < fact.end && end > fact.start);
    const typed = phraseWords(phrase).filter((word) => !isRead(word));
    const words = typed.slice(0, MOST_WORDS);
    const parts: Part[] = [];
    const known = new Map<string, boolean>();
    const looks: Looks = {
      hasCode: (code) => {
        const has = known.get(code) ?? this.#source.hasCode(code);
        known.set(code, has);
        return has;
      },
      slips: MOST_SLIP_LOOKS,
    };
    for (let at = 0; at < words.length; ) {
      const part = this.#partAt(phrase, words, at, looks);
      const [first, last] = [words[at], words[at + part.count - 1]];
      const start = first?.start ?? 0;
      const before = phrase.slice(words[at - 1]?.end ?? 0, start);
      parts.push({
        ...part,
        meanings: [
          ...meaningsOf(part.named, part.care, at > 0 && AND.test(before)),
          ...saidAgain(part.named, parts.at(-1)?.named ?? []),
        ],
        at: start,
        typed: phrase.slice(start, last?.end),
      });
      at += part.count;
    }
    const meaningful = parts.filter(({ meanings }) => meanings.length > 0);
    const choices = meaningful.reduce<readonly ReadonlyMap<Part, Meaning>[]>(
      (known, part) =>
        part.meanings
          .flatMap((meaning) => known.map((choice) => new Map(choice).set(part, meaning)))
          .slice(0, MAX_READINGS),
      [new Map()],
    );
    const unread = typed.slice(MOST_WORDS).map(({ start, end }) => phrase.slice(start, end));
    const applications = this.#source.values('application');
    return choices
      .flatMap((choice) => {
        const reading = readingOf(phrase, facts, parts, choice);
        const left = [...reading.left, ...unread];
        const ways = asksOf([...choice.values()], applications);
        return ways.map((asks) => ({ ...reading, left, ...filtersOf(asks) }));
      })
      .slice(0, MAX_READINGS);
  }

  #partAt(phrase: string, words: readonly PhraseWord[], at: number, looks: Looks): Found {
    const code = this.#codeAt(phrase, words, at, looks);
    if (code !== null) return code;
    const exact = this.#namedAt(words, at);
    if (exact !== null) return exact;
    if (EXCLUDING.has(words[at]?.form ?? '') && at + 1 < words.length) {
      const excluded = this.#partAt(phrase, words, at + 1, looks);
      return { named: [], care: [], code: null, count: 1 + excluded.count };
    }
    const named = this.#namedAt(words, at, looks);
    if (named !== null) return named;
    const form = codeForm(words[at]?.form ?? '');
    const isCode =
      form.length >= CODE_FROM_CHARACTERS &&
      !this.#source.hasWord(words[at]?.form ?? '') &&
      looks.hasCode(form);
    return { named: [], care: [], code: isCode ? form : null, count: 1 };
  }

  /** A code, whole or in part: something with a digit that no value is named by, as long as it is joined. */
  #codeAt(
    phrase: string,
    words: readonly PhraseWord[],
    at: number,
    { hasCode }: Looks,
  ): Found | null {
    const first = words[at];
    if (first === undefined) return null;
    if (at === 0 && words.length > 1 && words.length <= LONGEST_CODE_WORDS) {
      const whole = codeForm(phrase);
      if (/\d/u.test(whole) && hasCode(whole))
        return { named: [], care: [], code: whole, count: words.length };
    }
    let count = 1;
    while (count < LONGEST_CODE_WORDS && isJoined(phrase, words[at + count - 1], words[at + count]))
      count++;
    for (; count > 0; count--) {
      const code = codeForm(phrase.slice(first.start, words[at + count - 1]?.end));
      if (code.length < CODE_FROM_CHARACTERS || (count === 1 && !/\d/u.test(code))) continue;
      if (count > 1 && this.#namedAt(words.slice(at, at + count), 0)?.count === count) continue;
      if (hasCode(code)) return { named: [], care: [], code, count };
    }
    return null;
  }

  /** The value that the most words from here on name; with a slip of the hand where looks for these are given. */
  #namedAt(words: readonly PhraseWord[], at: number, typos?: Looks): Found | null {
    const longest = typos ? LONGEST_SLIP_WORDS : LONGEST_NAME_WORDS;
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const span = words.slice(at, at + count).map(({ form }) => form);
      const [word = ''] = span;
      // A word that stands in a name is spelled as it is meant.
      if (count === 1 && typos && this.#source.hasWord(word)) continue;
      const joined = span.join('');
      for (const key of wordKeys(span)) {
        // A slip is one of what was typed, or of its singular: the stem of "lining" is nearer to other words.
        if (typos && (!joined.startsWith(key) || typos.slips-- <= 0)) continue;
        const named = typos ? this.#named.near(key) : this.#named.of(key);
        const care = (!typos && CARE.get(key)) || [];
        if (named !== undefined) return { named, care: [], code: null, count };
        if (care.length > 0) return { named: [], care, code: null, count };
      }
    }
    return null;
  }
}

/** What stands between two words of which both are meant. */
const AND = /&|\+|\band\b/iu;

/** What the parts of a phrase say, all but what the filter is asked for. */
function readingOf(
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
