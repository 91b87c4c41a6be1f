import type { Product } from '@selvedge/contract/product';
import { stemmer } from 'stemmer';
import { type Bits, emptyBits, setBit } from '../memory/bits.ts';
import { searchForm, type Vocabulary, wordsOf } from '../suggestions/vocabulary.ts';
import { type Lists, listsWith, WordCollector } from '../suggestions/word-lists.ts';
import { allSteps, CHARACTERS_IN_STEP, type Steps } from '../work-in-steps.ts';
import type { CodeIndex } from './code-index.ts';

/** The names of a product in which words are looked for. */
export const FOUND_NAMES = ['design', 'colour', 'range', 'brand'] as const;

/** What is written of a product beside its names, by where it stands: what it says first, how to care for it, and the rest. */
export const DESCRIBED = ['lead', 'care', 'rest'] as const;

export type FoundText = (typeof FOUND_NAMES)[number] | (typeof DESCRIBED)[number];

/** Words with each of which some word of a text begins. */
export interface NameWords {
  readonly field: FoundText;
  /** In search form. */
  readonly words: readonly string[];
}

/** Texts of products by number: `labels[numbers[source]]` is the one of a source, and number 0 is none. */
export interface TextColumn {
  readonly field: FoundText;
  readonly labels: readonly string[];
  readonly numbers: Uint16Array | Uint32Array;
}

const isName = (field: FoundText): boolean => FOUND_NAMES.some((name) => name === field);

/** The texts of a product in which words are looked for beside its names. */
export type DescribedProduct = Pick<
  Product,
  | 'description_1'
  | 'composition'
  | 'long_description'
  | 'disambiguating_description'
  | 'hanging_instructions'
  | 'cleaning_instructions'
  | 'standards'
  | 'symbols'
>;

/** A house says first what a thing is. */
const SENTENCE_END = /(?<=[.!?])\s/u;

/** All that is written of a product beside its names: a text for each part of {@link DESCRIBED}. */
export function describedTexts(product: DescribedProduct): string[] {
  const { description_1, composition, long_description, disambiguating_description } = product;
  const [lead = ''] = long_description.split(SENTENCE_END, 1);
  const parts = [
    [description_1, lead],
    product.cleaning_instructions.map(({ cleaning_instruction_name: name }) => name),
    [
      ...[composition, product.hanging_instructions],
      ...[...product.standards, ...product.symbols].map(({ file_name: name }) => name),
      ...[long_description, disambiguating_description],
    ],
  ];
  return parts.map((texts) => texts.join('\n').trim());
}

/** What the words of a phrase leave: the sources that have them all, and those that have them all in their names. */
interface Matches {
  readonly found: Bits;
  readonly inNames: Bits;
}

/** Texts of one kind, whose words are read when they are first asked for. */
class WordColumn {
  readonly field: FoundText;
  readonly numbers: TextColumn['numbers'];
  /** None any more when the words are read. */
  #labels: readonly string[];
  #words: WordIndex | undefined;

  constructor({ field, labels, numbers }: TextColumn) {
    this.field = field;
    this.numbers = numbers;
    this.#labels = labels;
  }

  get words(): WordIndex {
    return this.#words ?? allSteps(this.reading());
  }

  /** Reads the words in steps, where that is not done. */
  *reading(): Steps<WordIndex> {
    this.#words ??= yield* WordIndex.reading(this.#labels);
    this.#labels = [];
    return this.#words;
  }
}

/** Finds products by words of their names and descriptions, and by their codes. Sources are numbered from 0. */
export class FindIndex {
  readonly #size: number;
  readonly #columns: readonly WordColumn[];
  readonly #codes: CodeIndex;
  readonly #ofWords = new Map<string, Matches>();
  readonly #ofNames = new Map<string, Bits>();

  constructor(size: number, columns: readonly TextColumn[], codes: CodeIndex) {
    this.#size = size;
    this.#columns = columns.map((column) => new WordColumn(column));
    this.#codes = codes;
  }

  /** Does what the first look would do before it, in steps. */
  *preparing(): Steps<void> {
    for (const column of this.#columns) yield* column.reading();
  }

  hasCode(code: string): boolean {
    return this.#codes.has(code);
  }

  /** @param beginning in search form */
  hasWord(beginning: string): boolean {
    return this.#columns.some(({ words }) => words.has(beginning));
  }

  /** The sources of a code: of it as a whole, else of those that begin with it, else of those that hold it. */
  withCode(code: string): Bits {
    const bits = emptyBits(this.#size);
    for (const source of this.#codes.sources(code)) setBit(bits, source);
    return bits;
  }

  /** The sources with a word that begins so, in one form or the other; an error is forgiven where none has it. */
  withWord(word: string): Matches {
    return remembered(this.#ofWords, word, () => this.#lookFor(word));
  }

  #lookFor(word: string): Matches {
    const beginning = this.#known(word);
    const found = emptyBits(this.#size);
    const inNames = emptyBits(this.#size);
    for (const { words, numbers, field } of this.#columns) {
      const flags = words.valuesWith(beginning);
      if (flags === null) continue;
      flagged(flags, numbers, isName(field) ? inNames : found);
    }
    for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) | (inNames[i] ?? 0);
    return { found, inNames };
  }

  /** The sources in whose text of this kind each of the words begins some word. */
  withName({ field, words }: NameWords): Bits {
    return remembered(this.#ofNames, [field, ...words].join(' '), () => {
      const found = emptyBits(this.#size);
      const column = this.#columns.find((one) => one.field === field);
      const flags = words.map((word) => column?.words.valuesWith(word) ?? null);
      const [first, ...others] = flags;
      if (!column || !first || others.includes(null)) return found;
      const every = first.map((flag, label) =>
        others.every((of) => of?.[label] === 1) ? flag : 0,
      );
      flagged(every, column.numbers, found);
      return found;
    });
  }

  /** The word as some product has it: as typed, in its singular, or with one error forgiven. */
  #known(word: string): string {
    if (this.hasWord(word)) return word;
    const stem = stemmer(word);
    if (stem.length > 2 && this.hasWord(stem)) return stem;
    for (const { words } of this.#columns) {
      const near = words.nearTo(word);
      if (near !== undefined) return near;
    }
    return word;
  }
}

/** Looks that are remembered of each kind: those of a phrase and of the ways to read it. */
const MOST_REMEMBERED = 32;

/** What is known of a key, or is made now; the oldest gives way. */
function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  return made;
}

/** Sets the bits of the sources whose number is flagged, a word of them at a time. */
function flagged(flags: Uint8Array, numbers: TextColumn['numbers'], bits: Bits): void {
  for (let source = 0, index = 0; source < numbers.length; index++) {
    let word = 0;
    const end = Math.min(source + 32, numbers.length);
    for (let bit = 0; source < end; source++, bit++)
      word |= (flags[numbers[source] ?? 0] ?? 0) << bit;
    bits[index] = (bits[index] ?? 0) | word;
  }
}

/** How much of a text is read for its words: more than anybody writes of a product, and less than a file may hold. */
const MOST_CHARACTERS = 8192;
/** Different words of one kind of text: more than a language has, and a bound of what files of made-up words take. */
const MOST_WORDS = 1_000_000;
/** What a text costs to read beside its characters, in characters. */
const CHARACTERS_OF_ANY = 32;

/** Which values hold a word that begins so. */
class WordIndex {
  readonly #vocabulary: Vocabulary;
  readonly #size: number;
  /** The values that hold each word. */
  readonly #valuesOfWord: Lists;

  private constructor(size: number, vocabulary: Vocabulary, valuesOfWord: Lists) {
    this.#size = size;
    this.#vocabulary = vocabulary;
    this.#valuesOfWord = valuesOfWord;
  }

  static *reading(labels: readonly string[]): Steps<WordIndex> {
    const words = new WordCollector(MOST_WORDS);
    const starts = new Uint32Array(labels.length + 1);
    let sinceYield = 0;
    for (const [number, label] of labels.entries()) {
      const read = label.slice(0, MOST_CHARACTERS);
      sinceYield += CHARACTERS_OF_ANY + read.length;
      if (sinceYield > CHARACTERS_IN_STEP) {
        yield;
        sinceYield = 0;
      }
      words.add(new Set(wordsOf(searchForm(read))));
      starts[number + 1] = words.length;
    }
    const { vocabulary, words: numbers } = yield* words.finish();
    const valuesOfWord = yield* listsWith({ starts, numbers }, vocabulary.words.length);
    return new WordIndex(labels.length, vocabulary, valuesOfWord);
  }

  has(beginning: string): boolean {
    const { from, to } = this.#vocabulary.range(beginning);
    return from < to;
  }

  /** 1 by number of each value; null where there is none. */
  valuesWith(beginning: string): Uint8Array | null {
    const { from, to } = this.#vocabulary.range(beginning);
    if (from === to) return null;
    const flags = new Uint8Array(this.#size);
    const { starts, numbers } = this.#valuesOfWord;
    for (const number of numbers.subarray(starts[from], starts[to])) flags[number] = 1;
    return flags;
  }

  /** A beginning of words that is one error from the given one. */
  nearTo(word: string): string | undefined {
    const [range] = this.#vocabulary.rangesWithTypo(word);
    return range === undefined ? undefined : this.#vocabulary.words[range.from];
  }
}
