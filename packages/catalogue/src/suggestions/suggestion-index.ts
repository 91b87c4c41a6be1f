import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import { searchEntryLabel } from '@selvedge/contract/search-sections';
import { sortedByLabel } from '../value-table.ts';
import { isStep, type Steps } from '../work-in-steps.ts';
import { type HitCollector, noHits, type SectionRule, type TextField } from './hits.ts';
import { type Forms, SectionIndex } from './section-index.ts';
import { ENOUGH_HITS, searchForm } from './vocabulary.ts';

type SuggestedField = TextField | 'design_style';

/** The values of a field by number, each in one of its spellings. */
type LabelsOf = (field: SuggestedField) => readonly string[];

/** The entry of the product that stands for a hit; `style` is the value of a design_style hit, else 0. */
type EntryOf = (source: number, style: number) => SearchEntry;

interface Section {
  readonly section: SectionRule['section'];
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

  static *of(
    collector: HitCollector,
    labelsOf: LabelsOf,
    entryOf: EntryOf,
  ): Steps<SuggestionIndex> {
    const known = new Map<SuggestedField, readonly string[]>();
    function* formsOf(field: SuggestedField): Steps<readonly string[]> {
      const forms = known.get(field) ?? (yield* searchForms(labelsOf(field)));
      known.set(field, forms);
      return forms;
    }
    const sections: Section[] = [];
    for (const { rule, hits } of collector.hits()) {
      yield;
      const { section, label, context } = rule;
      const nameForms = yield* formsOf(label ?? 'design_style');
      const contextForms = context === null ? [] : yield* formsOf(context);
      const index = yield* SectionIndex.of(hits, nameForms, contextForms);
      sections.push({ section, isStyle: label === null, index });
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

function* searchForms(labels: readonly string[]): Steps<Forms> {
  const forms: string[] = [];
  for (const [number, label] of labels.entries()) {
    if (isStep(number)) yield;
    forms.push(searchForm(label));
  }
  return forms;
}
