import { MAX_SECTION_HITS } from '@selvedge/contract/limits';
import { compareCodePoints } from '@selvedge/contract/text';
import { isStep, type Steps } from '../work-in-steps.ts';
import type { Hits } from './hits.ts';
import {
  IN_CONTEXT,
  IN_NAME,
  NAME_BEGINS,
  TYPO_PENALTY,
  type Vocabulary,
  type WordRange,
  wordsOf,
} from './vocabulary.ts';
import { type Lists, listsWith, WordCollector } from './word-lists.ts';

/** A hit: its product, and the number of the value that names it. */
interface FoundHit {
  readonly source: number;
  readonly name: number;
}

/** The values of a field in search form, by number. */
export type Forms = readonly string[];

/** One word of the typed text: the ranges of words it may stand for. */
interface Term {
  readonly asTyped: WordRange;
  readonly withTypo: readonly WordRange[];
}

const NO_MATCH = -1;
const TYPO = 2;
const CONTEXT = 1;

/** The hits of one section, sorted by name, with the words of their names and contexts. */
export class SectionIndex {
  readonly #hits: Hits;
  readonly #nameForms: Forms;
  readonly #vocabulary: Vocabulary;
  /** The words of each hit; the ones from `contextStarts[h]` on are of its context. */
  readonly #words: Lists;
  readonly #contextStarts: Uint32Array;
  /** The hits that hold each word. */
  readonly #hitsOfWord: Lists;
  readonly #best = new BestHits(MAX_SECTION_HITS);

  private constructor(
    hits: Hits,
    nameForms: Forms,
    vocabulary: Vocabulary,
    words: Lists,
    contextStarts: Uint32Array,
    hitsOfWord: Lists,
  ) {
    this.#hits = hits;
    this.#nameForms = nameForms;
    this.#vocabulary = vocabulary;
    this.#words = words;
    this.#contextStarts = contextStarts;
    this.#hitsOfWord = hitsOfWord;
  }

  /** Takes hits in the order of the products that stand for them. */
  static *of(arrived: Hits, nameForms: Forms, contextForms: Forms): Steps<SectionIndex> {
    const hits = inNameOrder(arrived, nameForms);
    const words = new WordCollector();
    const starts = new Uint32Array(hits.names.length + 1);
    const contextStarts = new Uint32Array(hits.names.length);
    for (const [hit, name] of hits.names.entries()) {
      if (isStep(hit)) yield;
      words.add(wordsOf(nameForms[name] ?? ''));
      contextStarts[hit] = words.length;
      words.add(wordsOf(contextForms[hits.contexts[hit] ?? 0] ?? ''));
      starts[hit + 1] = words.length;
    }
    const { vocabulary, words: numbers } = yield* words.finish();
    const lists: Lists = { starts, numbers };
    const hitsOfWord = yield* listsWith(lists, vocabulary.words.length);
    return new SectionIndex(hits, nameForms, vocabulary, lists, contextStarts, hitsOfWord);
  }

  /** The best hits for a typed text in search form (not empty), in the order of their names. */
  search(form: string, typos: boolean): FoundHit[] {
    const from = this.#firstNotBefore(form);
    let to = from;
    while (to - from < MAX_SECTION_HITS && this.#nameOf(to)?.startsWith(form)) to++;
    // What begins with the text is best, so when that fills the section nothing else can enter it.
    if (to - from === MAX_SECTION_HITS) return this.#found(from, to);
    const terms = wordsOf(form).map((word) => this.#termOf(word, typos));
    const rarest = terms.toSorted((a, b) => this.#reach(a) - this.#reach(b))[0];
    if (rarest === undefined || this.#reach(rarest) === 0) return this.#found(from, to);
    this.#best.clear();
    for (let h = from; h < to; h++) this.#best.offer(NAME_BEGINS, h);
    const { starts, numbers } = this.#hitsOfWord;
    for (const range of [rarest.asTyped, ...rarest.withTypo]) {
      const end = starts[range.to] ?? 0;
      for (let i = starts[range.from] ?? 0; i < end; i++) {
        const h = numbers[i] ?? 0;
        if (h >= from && h < to) continue;
        const score = this.#scoreOf(h, terms);
        if (score !== NO_MATCH) this.#best.offer(score, h);
      }
    }
    return this.#best.inOrder().flatMap((h) => this.#found(h, h + 1));
  }

  #found(from: number, to: number): FoundHit[] {
    const { sources, names } = this.#hits;
    return Array.from({ length: to - from }, (_, i) => ({
      source: sources[from + i] ?? 0,
      name: names[from + i] ?? 0,
    }));
  }

  /** The name of a hit in search form; undefined behind the last one. */
  #nameOf(hit: number): string | undefined {
    const name = this.#hits.names[hit];
    return name === undefined ? undefined : this.#nameForms[name];
  }

  #termOf(word: string, typos: boolean): Term {
    const withTypo = typos ? this.#vocabulary.rangesWithTypo(word) : [];
    return { asTyped: this.#vocabulary.range(word), withTypo };
  }

  /** How many hits a term leads to, repetitions included. */
  #reach({ asTyped, withTypo }: Term): number {
    const { starts } = this.#hitsOfWord;
    return [asTyped, ...withTypo].reduce(
      (sum, { from, to }) => sum + (starts[to] ?? 0) - (starts[from] ?? 0),
      0,
    );
  }

  #scoreOf(h: number, terms: readonly Term[]): number {
    let mistyped = 0;
    let tier = IN_NAME;
    for (const term of terms) {
      const cost = this.#costOf(h, term);
      if (cost === NO_MATCH) return NO_MATCH;
      if (cost >= TYPO) mistyped++;
      if (cost % TYPO === CONTEXT) tier = IN_CONTEXT;
    }
    return tier + TYPO_PENALTY * mistyped;
  }

  /** The cheapest way in which a hit holds a term. */
  #costOf(h: number, { asTyped, withTypo }: Term): number {
    let best = NO_MATCH;
    const contextStart = this.#contextStarts[h] ?? 0;
    const { starts, numbers } = this.#words;
    const end = starts[h + 1] ?? 0;
    for (let i = starts[h] ?? 0; i < end; i++) {
      const word = numbers[i] ?? 0;
      const context = i >= contextStart ? CONTEXT : 0;
      let cost = NO_MATCH;
      if (word >= asTyped.from && word < asTyped.to) cost = context;
      else if (withTypo.some(({ from, to }) => word >= from && word < to)) cost = TYPO + context;
      if (cost !== NO_MATCH && (best === NO_MATCH || cost < best)) best = cost;
      if (best === 0) return best;
    }
    return best;
  }

  #firstNotBefore(form: string): number {
    let low = 0;
    let high = this.#hits.names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareCodePoints(this.#nameOf(middle) ?? '', form) >= 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Sorts by name, keeping the order of hits with the same name. Names repeat, so each is compared once. */
function inNameOrder({ sources, names, contexts }: Hits, nameForms: Forms): Hits {
  const formOf = (name: number) => nameForms[name] ?? '';
  const forms = [...new Set(Array.from(names, formOf))].sort(compareCodePoints);
  const rankOfForm = new Map(forms.map((form, index) => [form, index]));
  const ranks = names.map((name) => rankOfForm.get(formOf(name)) ?? 0);
  const rank = (hit: number) => ranks[hit] ?? 0;
  const order = Uint32Array.from(names.keys()).sort(
    (a, b) => rank(a) - rank(b) || (sources[a] ?? 0) - (sources[b] ?? 0),
  );
  const inOrder = (numbers: Uint32Array) => order.map((hit) => numbers[hit] ?? 0);
  return { sources: inOrder(sources), names: inOrder(names), contexts: inOrder(contexts) };
}

/** Keeps the few best of many hits, by score and, among equals, by number. A hit may be offered more than once. */
class BestHits {
  readonly #capacity: number;
  /** Sorted: the score above, the number below. */
  readonly #keys: number[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  clear(): void {
    this.#keys.length = 0;
  }

  offer(score: number, hit: number): void {
    const key = score * HITS + hit;
    const keys = this.#keys;
    if (keys.length === this.#capacity && key >= (keys.at(-1) ?? 0)) return;
    let at = keys.length;
    while (at > 0 && (keys[at - 1] ?? 0) > key) at--;
    if (at > 0 && keys[at - 1] === key) return;
    keys.splice(at, 0, key);
    if (keys.length > this.#capacity) keys.pop();
  }

  /** The numbers of the kept hits, ascending. */
  inOrder(): number[] {
    return this.#keys.map((key) => key % HITS).sort((a, b) => a - b);
  }
}

/** More than there are hits. */
const HITS = 2 ** 32;
