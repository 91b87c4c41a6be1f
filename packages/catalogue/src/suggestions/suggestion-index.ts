import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import { searchEntryLabel } from '@selvedge/contract/search-sections';
import { sortedByLabel } from '../value-table.ts';
import { type HitCollector, noHits, SECTION_RULES, type TextField } from './hits.ts';
import { SectionIndex } from './section-index.ts';
import { ENOUGH_HITS, searchForm } from './vocabulary.ts';

/** Where the index gets texts from: it holds numbers itself. */
export interface SuggestionTexts {
  /** A spelling of the value with this number. */
  value(field: TextField | 'design_style', number: number): string;
  /** The entry of the product that stands for a hit; `style` is the value of a design_style hit, else 0. */
  entry(source: number, style: number): SearchEntry;
}

/** Suggestions over the distinct names of each section. Source: SEARCH-02, SEARCH-04. */
export class SuggestionIndex {
  readonly #texts: SuggestionTexts;
  readonly #sections;

  constructor(collector: HitCollector, texts: SuggestionTexts) {
    this.#texts = texts;
    const forms = new Map<string, string[]>();
    const formOf = (field: TextField | 'design_style', number: number): string => {
      const known = forms.get(field) ?? [];
      forms.set(field, known);
      const form = known[number] ?? searchForm(texts.value(field, number));
      known[number] = form;
      return form;
    };
    this.#sections = SECTION_RULES.map(({ section, label, context }) => {
      const hits = collector.hitsOf(section).map((hit) => ({
        source: hit.source,
        name: hit.name,
        nameForm: formOf(label ?? 'design_style', hit.name),
        contextForm: context === null ? '' : formOf(context, hit.context),
      }));
      return { section, isStyle: label === null, index: new SectionIndex(hits) };
    });
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
      const entries = hits.map((hit) => this.#texts.entry(hit.source, isStyle ? hit.name : 0));
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
