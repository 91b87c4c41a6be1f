import { MAX_SECTION_HITS } from '@selvedge/contract/limits';
import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import { searchEntryLabel } from '@selvedge/contract/search-sections';
import { compareCodePoints } from '@selvedge/contract/text';
import type { Steps } from '../steps.ts';
import { sortedByLabel } from '../value-table.ts';
import { type HitCollector, noHits, SECTION_RULES, type TextField } from './hits.ts';
import {
  ENOUGH_HITS,
  IN_CONTEXT,
  IN_NAME,
  NAME_BEGINS,
  searchForm,
  TYPO_PENALTY,
  Vocabulary,
  type WordRange,
  wordsOf,
} from './vocabulary.ts';

/** A hit with its texts in search form. */
interface IndexedHit {
  readonly source: number;
  /** The number of the value that names the hit. */
  readonly name: number;
  readonly nameForm: string;
  readonly contextForm: string;
}

/** One word of the typed text: the ranges of words it may stand for. */
interface Term {
  readonly asTyped: WordRange;
  readonly withTypo: readonly WordRange[];
}

const NO_MATCH = -1;
const TYPO = 2;
const CONTEXT = 1;

/** The hits of one section, sorted by name, with the words of their names and contexts. */
class SectionIndex {
  readonly #hits: readonly IndexedHit[];
  readonly #vocabulary: Vocabulary;
  /** The words of hit `h` are those from `wordStarts[h]` on; the ones from `contextStarts[h]` on are of its context. */
  readonly #wordStarts: Uint32Array;
  readonly #contextStarts: Uint32Array;
  readonly #words: Uint32Array;
  /** The hits that hold word `w` are those from `hitStarts[w]` on. */
  readonly #hitStarts: Uint32Array;
  readonly #hitsOfWord: Uint32Array;
  readonly #best = new BestHits(MAX_SECTION_HITS);

  /** Takes hits in the order of the products that stand for them. */
  constructor(hits: readonly IndexedHit[]) {
    this.#hits = inNameOrder(hits);
    const names = this.#hits.map((hit) => wordsOf(hit.nameForm));
    const contexts = this.#hits.map((hit) => wordsOf(hit.contextForm));
    this.#vocabulary = new Vocabulary(new Set([...names, ...contexts].flat()));
    const numbers = new Map(this.#vocabulary.words.map((word, number) => [word, number]));
    this.#wordStarts = new Uint32Array(hits.length + 1);
    this.#contextStarts = new Uint32Array(hits.length);
    const words: number[] = [];
    for (const [h, name] of names.entries()) {
      for (const word of name) words.push(numbers.get(word) ?? 0);
      this.#contextStarts[h] = words.length;
      for (const word of contexts[h] ?? []) words.push(numbers.get(word) ?? 0);
      this.#wordStarts[h + 1] = words.length;
    }
    this.#words = Uint32Array.from(words);
    this.#hitStarts = new Uint32Array(numbers.size + 1);
    for (const word of words) this.#hitStarts[word + 1] = (this.#hitStarts[word + 1] ?? 0) + 1;
    for (let w = 1; w <= numbers.size; w++) {
      this.#hitStarts[w] = (this.#hitStarts[w] ?? 0) + (this.#hitStarts[w - 1] ?? 0);
    }
    this.#hitsOfWord = new Uint32Array(words.length);
    const next = this.#hitStarts.slice();
    for (let h = 0; h < hits.length; h++) {
      for (let i = this.#wordStarts[h] ?? 0; i < (this.#wordStarts[h + 1] ?? 0); i++) {
        const word = this.#words[i] ?? 0;
        const at = next[word] ?? 0;
        this.#hitsOfWord[at] = h;
        next[word] = at + 1;
      }
    }
  }

  /** The best hits for a typed text in search form (not empty), in the order of their names. */
  search(form: string, typos: boolean): IndexedHit[] {
    const from = this.#firstNotBefore(form);
    let to = from;
    while (to - from < MAX_SECTION_HITS && this.#hits[to]?.nameForm.startsWith(form)) to++;
    // What begins with the text is best, so when that fills the section nothing else can enter it.
    if (to - from === MAX_SECTION_HITS) return this.#hits.slice(from, to);
    const terms = wordsOf(form).map((word) => this.#termOf(word, typos));
    const rarest = terms.toSorted((a, b) => this.#reach(a) - this.#reach(b))[0];
    if (rarest === undefined || this.#reach(rarest) === 0) return this.#hits.slice(from, to);
    this.#best.clear();
    for (let h = from; h < to; h++) this.#best.offer(NAME_BEGINS, h);
    for (const range of [rarest.asTyped, ...rarest.withTypo]) {
      const end = this.#hitStarts[range.to] ?? 0;
      for (let i = this.#hitStarts[range.from] ?? 0; i < end; i++) {
        const h = this.#hitsOfWord[i] ?? 0;
        if (h >= from && h < to) continue;
        const score = this.#scoreOf(h, terms);
        if (score !== NO_MATCH) this.#best.offer(score, h);
      }
    }
    return this.#best.inOrder().flatMap((h) => this.#hits[h] ?? []);
  }

  #termOf(word: string, typos: boolean): Term {
    const withTypo = typos ? this.#vocabulary.rangesWithTypo(word) : [];
    return { asTyped: this.#vocabulary.range(word), withTypo };
  }

  /** How many hits a term leads to, repetitions included. */
  #reach({ asTyped, withTypo }: Term): number {
    return [asTyped, ...withTypo].reduce(
      (sum, { from, to }) => sum + (this.#hitStarts[to] ?? 0) - (this.#hitStarts[from] ?? 0),
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
    const end = this.#wordStarts[h + 1] ?? 0;
    for (let i = this.#wordStarts[h] ?? 0; i < end; i++) {
      const word = this.#words[i] ?? 0;
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
    let high = this.#hits.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareCodePoints(this.#hits[middle]?.nameForm ?? '', form) >= 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Sorts by name, keeping the order of hits with the same name. Names repeat, so each is compared once. */
function inNameOrder(hits: readonly IndexedHit[]): IndexedHit[] {
  const names = [...new Set(hits.map(({ nameForm }) => nameForm))].sort(compareCodePoints);
  const rank = new Map(names.map((name, index) => [name, index]));
  const rankOf = ({ nameForm }: IndexedHit) => rank.get(nameForm) ?? 0;
  return hits.toSorted((a, b) => rankOf(a) - rankOf(b) || a.source - b.source);
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

/** A spelling of the value of a field with this number. */
type ValueOf = (field: TextField | 'design_style', number: number) => string;

/** The entry of the product that stands for a hit; `style` is the value of a design_style hit, else 0. */
type EntryOf = (source: number, style: number) => SearchEntry;

interface Section {
  readonly section: (typeof SECTION_RULES)[number]['section'];
  readonly isStyle: boolean;
  readonly index: SectionIndex;
}

/** Suggestions over the distinct names of each section; it holds numbers itself. Source: SEARCH-02, SEARCH-04. */
export class SuggestionIndex {
  readonly #entryOf: EntryOf;
  readonly #sections: readonly Section[];

  private constructor(sections: readonly Section[], entryOf: EntryOf) {
    this.#sections = sections;
    this.#entryOf = entryOf;
  }

  static *of(collector: HitCollector, valueFor: ValueOf, entryOf: EntryOf): Steps<SuggestionIndex> {
    const forms = new Map<string, string[]>();
    const formOf = (field: TextField | 'design_style', number: number): string => {
      const known = forms.get(field) ?? [];
      forms.set(field, known);
      const form = known[number] ?? searchForm(valueFor(field, number));
      known[number] = form;
      return form;
    };
    const sections: Section[] = [];
    for (const { section, label, context } of SECTION_RULES) {
      yield;
      const hits = collector.hitsOf(section).map((hit) => ({
        source: hit.source,
        name: hit.name,
        nameForm: formOf(label ?? 'design_style', hit.name),
        contextForm: context === null ? '' : formOf(context, hit.context),
      }));
      sections.push({ section, isStyle: label === null, index: new SectionIndex(hits) });
    }
    return new SuggestionIndex(sections, entryOf);
  }

  /** The same over products whose names and order are the same. */
  over(entryOf: EntryOf): SuggestionIndex {
    return new SuggestionIndex(this.#sections, entryOf);
  }

  /** The best hits of each section, in alphabetical order; typos are forgiven where little is found without. */
  search(query: string): SearchResponse {
    const form = searchForm(query);
    if (form === '') return noHits();
    const asTyped = this.#hits(form, false);
    const found = asTyped.reduce((sum, { hits }) => sum + hits.length, 0);
    const response = noHits();
    for (const { section, isStyle, hits } of found >= ENOUGH_HITS
      ? asTyped
      : this.#hits(form, true)) {
      const entries = hits.map((hit) => this.#entryOf(hit.source, isStyle ? hit.name : 0));
      response[section] = sortedByLabel(entries, (entry) => searchEntryLabel(section, entry));
    }
    return response;
  }

  #hits(form: string, typos: boolean) {
    return this.#sections.map(({ section, isStyle, index }) => {
      return { section, isStyle, hits: index.search(form, typos) };
    });
  }
}
