import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import {
  SEARCH_SECTIONS,
  type SearchSection,
  searchEntryLabel,
} from '@selvedge/contract/search-sections';
import { compareLabels } from '@selvedge/contract/text';
import {
  applicationStyleUrl,
  applicationUrl,
  brandUrl,
  collectionUrl,
  designUrl,
  itemGroupUrl,
  productUrl,
} from '@selvedge/contract/urls';

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

/** A place that the arrow keys reach: the heading of a section, or one of its hits. */
export interface SearchStop {
  readonly section: SearchSection;
  /** Which hit; null: the heading. */
  readonly hit: number | null;
}

/** The places in their order on the screen. The hits of a section that is collapsed are no places. */
export function searchStops(
  sections: readonly HitSection[],
  open: ReadonlySet<SearchSection>,
): SearchStop[] {
  return sections.flatMap(({ name, hits }) => [
    { section: name, hit: null },
    ...(open.has(name) ? hits.map((_, hit) => ({ section: name, hit })) : []),
  ]);
}

/**
 * The place after (`step` 1) or before (-1) another; null is the text field, which stands before the first place and
 * after the last. A place that is gone counts as the field.
 */
export function neighbourStop(
  stops: readonly SearchStop[],
  from: SearchStop | null,
  step: 1 | -1,
): SearchStop | null {
  const at = stops.findIndex((stop) => sameStop(stop, from));
  if (at === -1) return stops.at(step === 1 ? 0 : -1) ?? null;
  return stops[at + step] ?? null;
}

export function sameStop(a: SearchStop | null, b: SearchStop | null): boolean {
  return a?.section === b?.section && a?.hit === b?.hit;
}

/** The id of a place's element. Section names differ in position, which unlike their text fits any id. */
export function stopId(base: string, { section, hit }: SearchStop): string {
  const head = `${base}-${SEARCH_SECTIONS.indexOf(section)}`;
  return hit === null ? head : `${head}-${hit}`;
}

/** Where a hit leads. Source: SEARCH-06 to SEARCH-08, decision 14. */
export function searchHitUrl(section: SearchSection, entry: SearchEntry): string {
  const { item_group, application, brand, range, design, design_style } = entry;
  switch (section) {
    case 'Category':
      return itemGroupUrl(item_group);
    case 'Application':
      return applicationUrl(item_group, application);
    case 'Brand':
      return brandUrl(item_group, brand);
    case 'Collection':
      return collectionUrl(item_group, application, range);
    case 'Design':
      return designUrl(item_group, range, design);
    case 'Colour':
      return productUrl(entry);
    case 'design_style':
      return applicationStyleUrl(item_group, application, design_style);
  }
}
