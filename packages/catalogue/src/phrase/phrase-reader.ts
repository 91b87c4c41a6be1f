import type { SearchWord } from '@selvedge/contract/site-settings';
import { allSteps } from '../work-in-steps.ts';
import { asksOf, filtersOf, type Meaning, meaningsOf, saidAgain } from './ask.ts';
import { factPhrases } from './fact-phrases.ts';
import { NamedWords, type NamingSource } from './named-words.ts';
import { type Found, type Part, type Reading, readingOf } from './reading.ts';
import { CARE, codeForm, isJoined, type PhraseWord, phraseWords, wordKeys } from './word-forms.ts';

/** What a phrase is read against. */
export interface PhraseSource extends NamingSource {
  /** Whether some code holds this text, which is in the form of {@link codeForm}. */
  hasCode(code: string): boolean;
  /** Whether a word of some name or description begins so. */
  hasWord(beginning: string): boolean;
}

/** What stands between two words of which both are meant. */
const AND = /&|\+|\band\b/iu;

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

/** What is asked for one phrase. */
interface Looks {
  /** What {@link PhraseSource.hasCode} says, asked once for each code. */
  readonly hasCode: PhraseSource['hasCode'];
  /** How many looks for slips are left. */
  slips: number;
}

/** What follows one of these is not wanted; no filter says that, so it is left in the phrase as it was typed. */
const EXCLUDING: ReadonlySet<string> = new Set(['not', 'no', 'without', 'except', 'excluding']);

/** How many things somebody looks for: “three linens”. */
const HOW_MANY = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|few|several|[1-9])$/u;

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
    const typed = this.#uncounted(phraseWords(phrase).filter((word) => !isRead(word)));
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

  /** The words without how many things are wanted, which says nothing of them, where nothing is called so. */
  #uncounted(words: PhraseWord[]): PhraseWord[] {
    const [first, ...others] = words;
    const isCount = others.length > 0 && HOW_MANY.test(first?.form ?? '');
    return isCount && this.#namedAt(words, 0) === null ? others : words;
  }

  #partAt(phrase: string, words: readonly PhraseWord[], at: number, looks: Looks): Found {
    const code = this.#codeAt(phrase, words, at, looks);
    if (code !== null) return code;
    const exact = this.#namedAt(words, at);
    const blend = exact?.count === 1 ? this.#blendAt(phrase, words, at) : null;
    if (exact !== null) return blend ?? exact;
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

  /** Two colours beside each other that are one, or any of them. */
  #blendAt(phrase: string, words: readonly PhraseWord[], at: number): Found | null {
    const [one, next] = [words[at], words[at + 1]];
    if (one === undefined || next === undefined) return null;
    const between = phrase.slice(one.end, next.start).trim();
    if (!['', '-', '–', '/'].includes(between)) return null;
    const [first, second] = [one, next].map((word) => this.#namedAt([word], 0)?.named ?? []);
    const named = this.#named.blend(first ?? [], second ?? [], between === '-' || between === '–');
    return named.length === 0 ? null : { named, care: [], code: null, count: 2 };
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
