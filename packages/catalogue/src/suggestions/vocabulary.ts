import { sortForm } from '@selvedge/contract/text';

/**
 * The form in which a typed text and a name are compared: no case, no accents, and only letters and digits, a single
 * space between words. "Éclat – Blue/Grey" is "eclat blue grey".
 */
export function searchForm(text: string): string {
  return sortForm(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a {@link searchForm}. */
export function wordsOf(form: string): string[] {
  return form === '' ? [] : form.split(' ');
}

/** The words numbered `from` up to `to` (exclusive) of a vocabulary. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Words in order, so that those with a common beginning are neighbours. */
export class Vocabulary {
  readonly words: readonly string[];

  /** @param words in order, each once */
  constructor(words: readonly string[]) {
    this.words = words;
  }

  /** The words that begin with `beginning`, looked for within a range. */
  range(
    beginning: string,
    { from, to }: WordRange = { from: 0, to: this.words.length },
  ): WordRange {
    const first = this.#firstWhere(from, to, (word) => word >= beginning);
    const last = this.#firstWhere(first, to, (word) => !word.startsWith(beginning));
    return { from: first, to: last };
  }

  /**
   * The words some beginning of which is one edit from the term: a character missing, added or replaced, or two
   * neighbours swapped. Ranges may overlap. Terms shorter than TYPO_MIN_CHARACTERS have none.
   *
   * An edit lies behind a correct beginning, so only words that share that beginning are looked at, and the search
   * ends where no word has it. No more is tried than letters of an alphabet ask for, whatever letters the words have.
   */
  rangesWithTypo(term: string): WordRange[] {
    const found: WordRange[] = [];
    if (term.length < TYPO_MIN_CHARACTERS) return found;
    let shared = this.range('');
    let tries = 0;
    const add = (beginning: string) => {
      if (++tries > MOST_TRIES) return;
      const range = this.range(beginning, shared);
      if (range.from < range.to) found.push(range);
    };
    for (let i = 0; i <= term.length; i++) {
      const before = term.slice(0, i);
      shared = this.range(before, shared);
      if (shared.from === shared.to) break;
      const rest = term.slice(i);
      if (rest !== '') add(before + rest.slice(1));
      if (rest.length > 1) add(before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2));
      for (const next of this.#nextCharacters(i, shared)) {
        add(before + next + rest);
        if (rest !== '') add(before + next + rest.slice(1));
      }
    }
    return found;
  }

  /** The characters that stand at `index` in a range of words that are alike up to there, the first ones of very many. */
  #nextCharacters(index: number, { from, to }: WordRange): string[] {
    const characters: string[] = [];
    let at = from;
    while (at < to && characters.length < MOST_AT_A_PLACE) {
      const word = this.words[at] ?? '';
      const next = word[index];
      if (next === undefined) {
        at++;
        continue;
      }
      characters.push(next);
      const beginning = word.slice(0, index + 1);
      at = this.#firstWhere(at, to, (other) => !other.startsWith(beginning));
    }
    return characters;
  }

  /** The first index in a range from which on the test holds. */
  #firstWhere(from: number, to: number, test: (word: string) => boolean): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (test(this.words[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/**
 * How hits are ranked, smaller being better. A hit must hold every typed word, each as the beginning of one of its
 * words. Its name's own words count more than those of its context (a colour's design, a design's collection).
 */
export const NAME_BEGINS = 0;
export const IN_NAME = 1;
export const IN_CONTEXT = 2;
/** Added for each typed word that only matches with a typo. */
export const TYPO_PENALTY = 3;

/** Typos are forgiven in words of at least this many characters: one missing, added, wrong or swapped each. */
export const TYPO_MIN_CHARACTERS = 4;

/** Characters that are tried at one place of a term; a language's alphabet and the digits are fewer. */
const MOST_AT_A_PLACE = 64;
/** Beginnings that are looked for in place of one term; in words of a language it takes some hundred. */
const MOST_TRIES = 1000;

/** Typos are forgiven when the text as typed finds fewer hits than this in all sections together. */
export const ENOUGH_HITS = 3;
