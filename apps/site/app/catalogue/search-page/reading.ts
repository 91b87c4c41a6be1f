import { PANEL_HEADINGS } from '@selvedge/contract/filter-panel';
import { itemGroupName } from '@selvedge/contract/item-groups';
import type { FindResponse, Understood } from '@selvedge/contract/product-calls';
import { fold } from '@selvedge/contract/text';
import { applicationUrl, PRODUCTS_ANCHOR } from '@selvedge/contract/urls';
import { formatFilterSearch } from '../product-filter/address/filter-url.ts';
import {
  NO_SELECTIONS,
  pathState,
  type Ranges,
  VISITOR_FACETS,
} from '../product-filter/rules/filter-state.ts';
import { isFact, rangeText } from '../rules/fact-words.ts';

/** Words of a phrase and what they were read as; without them the phrase is another one. */
export interface ReadWords {
  readonly words: string;
  /** "Colour: Blue", or that they are looked for in names and descriptions. */
  readonly meaning: string;
  /** The phrase without these words; empty where none is left. */
  readonly without: string;
}

/** What a phrase was read as, in the order of its words. */
export function readWords(phrase: string, { understood, left }: FindResponse): ReadWords[] {
  const named = Map.groupBy(understood, ({ words, field }) =>
    isFact(field) ? `${words} ${field}` : words,
  );
  const entries = [...named.values()].map((values) => ({
    words: values[0]?.words ?? '',
    meaning: meaningOf(values),
  }));
  const sought = left.map((words) => ({ words, meaning: `“${words}” in names and descriptions` }));
  return [...entries, ...sought]
    .toSorted((a, b) => phrase.indexOf(a.words) - phrase.indexOf(b.words))
    .map((entry) => ({ ...entry, without: phraseWithout(phrase, entry.words) }));
}

/** As many parts of a phrase are left out in turn as one page is worth. */
const MOST_LEFT_OUT = 8;

/** A phrase with one of its parts left out, for each; none where that leaves no more than a letter. */
export const shorterPhrases = (phrase: string, found: FindResponse): string[] => [
  ...new Set(
    readWords(phrase, found)
      .slice(0, MOST_LEFT_OUT)
      .flatMap(({ without }) => (/[\p{L}\p{N}]{2}/u.test(without) ? without : [])),
  ),
];

/** Words that stand by themselves are left out before such as stand in another: "red" of "coloured red" is the second. */
function phraseWithout(phrase: string, words: string): string {
  const isWhole = (at: number) =>
    !/[\p{L}\p{N}]$/u.test(phrase.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(phrase.slice(at + words.length));
  const places = Array.from({ length: phrase.length }, (_, at) => at).filter((at) =>
    phrase.startsWith(words, at),
  );
  const from = places.find(isWhole) ?? places[0];
  const left =
    from === undefined ? phrase : `${phrase.slice(0, from)} ${phrase.slice(from + words.length)}`;
  return left.replace(/\s+/gu, ' ').trim();
}

function meaningOf(values: readonly Understood[]): string {
  const headings = new Set(values.map(({ field }) => HEADINGS[field] ?? field));
  const names = new Set(values.map(({ field, value }) => valueName(field, value)));
  return `${[...headings].join(' or ')}: ${[...names].join(', ')}`;
}

const HEADINGS: Readonly<Record<string, string>> = {
  ...PANEL_HEADINGS,
  application: 'Application',
  web_materials: 'Material',
  web_standards: 'Standard',
  web_type: 'Type',
  item_group: 'Group',
  range: 'Collection',
  design: 'Design',
  colour: 'Colour',
  sku: 'Code',
};

function valueName(field: Understood['field'], value: string): string {
  if (field === 'item_group') return itemGroupName(value);
  if (!isFact(field)) return value;
  const [min, max] = boundsOf(value);
  return rangeText(field, { min, max });
}

const boundsOf = (value: string) =>
  value.split('..').map((text) => (text === '' ? undefined : Number(text)));

/** The way into the full filter: the products of an application's page, with what was understood chosen there. */
export interface FilterWay {
  readonly label: string;
  readonly href: string;
}

/** Where the filter can narrow what was found: the applications of the products at hand. */
export function filterWays({ understood, products }: FindResponse): FilterWay[] {
  const ways = new Map<string, FilterWay>();
  const ranges: Ranges = Object.fromEntries(
    understood.flatMap(({ field, value }) => {
      if (!isFact(field)) return [];
      const [min, max] = boundsOf(value);
      return [[field, { min, max }]];
    }),
  );
  for (const { item_group, group_desc, application } of products) {
    if (application.trim() === '') continue;
    const asked = askedOn(application, understood);
    const chosen = (field: string) =>
      asked.filter((entry) => entry.field === field).map(({ value }) => value);
    const uses = chosen('application');
    const selections = {
      ...NO_SELECTIONS,
      ...Object.fromEntries(VISITOR_FACETS.map((facet) => [facet, chosen(facet)])),
      application: (uses.length > 0 ? uses : [application]).flatMap(
        (value) => pathState(value).selections.application,
      ),
    };
    const query = formatFilterSearch({ selections, ranges, page: 1 }, '');
    ways.set(`${item_group} ${fold(application)}`, {
      label: `${group_desc}, ${application}`,
      href: `${applicationUrl(item_group, application.toLowerCase())}?${query}#${PRODUCTS_ANCHOR}`,
    });
  }
  return [...ways.values()];
}

/**
 * What an application's page is asked for. The filter narrows by every field, where words that name values of several mean
 * any of them: they count once, as the application itself or by the first of its filters.
 */
function askedOn(application: string, understood: readonly Understood[]): Understood[] {
  return [...Map.groupBy(understood, ({ words }) => words).values()].flatMap((entries) => {
    const uses = entries.filter(({ field }) => field === 'application');
    if (uses.some(({ value }) => fold(value) === fold(application))) return uses;
    const facets = entries.filter(
      ({ field }) => field !== 'application' && VISITOR_FACETS.some((facet) => facet === field),
    );
    return facets.filter(({ field }) => field === facets[0]?.field);
  });
}
