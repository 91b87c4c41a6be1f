import type { SearchEntry, SearchResponse } from '@selvedge/contract/search';
import {
  SEARCH_SECTIONS,
  type SearchSection,
  searchEntryLabel,
} from '@selvedge/contract/search-sections';
import { compareLabels } from '@selvedge/contract/text';
import { searchHitUrl } from './search-hit-url.ts';

export interface SearchHit {
  readonly label: string;
  /** Tells hits of one label apart; empty where the label says it all. */
  readonly detail: string;
  readonly href: string;
}

export interface HitSection {
  readonly name: SearchSection;
  readonly hits: readonly SearchHit[];
}

/**
 * The sections that have hits, in the order of the dialog, each in alphabetical order. An answer may leave out sections,
 * and fields of its entries, since the documents do not say which it has. Source: SEARCH-02, SEARCH-04, CALL-19.
 */
export function searchSections(answer: Partial<SearchResponse>): HitSection[] {
  return SEARCH_SECTIONS.map((name) => ({
    name,
    hits: (answer[name] ?? [])
      .map((entry) => ({ ...NO_HIT, ...entry }))
      .map((entry) => ({
        label: searchEntryLabel(name, entry),
        detail: hitDetail(name, entry),
        href: searchHitUrl(name, entry),
      }))
      .sort((a, b) => compareLabels(a.label, b.label) || compareLabels(a.detail, b.detail)),
  })).filter(({ hits }) => hits.length > 0);
}

/** Every field of a hit, empty. */
const NO_HIT: SearchEntry = {
  item_group: '',
  group_desc: '',
  application: '',
  brand: '',
  range: '',
  design: '',
  colour: '',
  sku: '',
  width: '',
  length_cm: '',
  diameter: '',
  design_style: '',
};

function hitDetail(section: SearchSection, entry: SearchEntry): string {
  switch (section) {
    case 'Category':
      return '';
    case 'Application':
    case 'Brand':
      return entry.group_desc;
    case 'Collection':
      // One collection may be sold under several applications, each with a page of it.
      return [entry.application, entry.brand].filter(Boolean).join(', ');
    case 'Design':
      return entry.range;
    case 'Colour':
      return entry.design;
    case 'design_style':
      return [entry.group_desc, entry.application].filter(Boolean).join(', ');
  }
}
