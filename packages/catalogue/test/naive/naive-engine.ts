import {
  compareSortKeys,
  type FacetField,
  type FilterField,
  fieldValues,
  SORT_FIGURES,
  SORT_MANY_DESIGNS,
  type SortSetting,
  sortKey,
} from '@selvedge/contract/facets';
import type {
  FacetCounts,
  FacetLists,
  MultiFilterRequest,
  MultiFilterResponse,
} from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import type { GroupStats } from '@selvedge/contract/product-calls';
import { type FactField, readFacts } from '@selvedge/contract/product-facts';
import { compareCodePoints, compareLabels, fold } from '@selvedge/contract/text';
import { isRuleFacet, ruledTexts, ruleTest } from '../../src/apply-facet-rules.ts';
import type { CatalogueEngine, EngineOptions } from '../../src/engine.ts';
import { applicationsFrom, facetRequest, itemInfoFrom } from '../../src/facet-calls.ts';
import {
  isInRange,
  readRanges,
  spreadOf,
  type TenthsRange,
  tenths,
} from '../../src/fact-ranges.ts';
import { cardOf, publicProductOf } from '../../src/public-product.ts';
import { keepsChosen, readSelection, type Selection } from '../../src/selection.ts';
import { naiveNearestColours } from './naive-colours.ts';
import { naiveFind } from './naive-find.ts';
import { naiveSearch } from './naive-suggestions.ts';

/** What names a design. */
const DESIGN_FIELDS = ['item_group', 'range', 'design'] as const;

/**
 * The plainest filter there can be: each request looks at each product. The oracle of the other engines.
 *
 * @param firstPublishedS when a product was first published, in seconds since 1970; 0 is never
 */
export function naiveEngine(
  source: Iterable<Product>,
  options: EngineOptions,
  firstPublishedS: (product: Product) => number = () => 0,
) {
  const products = [...source].sort((a, b) => compareSortKeys(sortKey(a), sortKey(b)));
  const published = products.filter((product) => product.is_published);
  const tests = (options.facetRules ?? []).map((rule) => ({ ...rule, gives: ruleTest(rule) }));
  const valuesOf: ValuesOf = (product, field) => {
    if (!isRuleFacet(field)) return fieldValues(product, field);
    const ofField = tests.filter(({ facet }) => facet === field);
    return ruledTexts(product).flatMap((text) =>
      ofField.filter(({ gives }) => gives(text)).map(({ name }) => name),
    );
  };

  const matches = (product: Product, selection: Selection) => isMatch(valuesOf, product, selection);

  function multiFilter(request: MultiFilterRequest): MultiFilterResponse {
    const visible = products.filter((product) => passesFlags(product, request));
    const ranges = readRanges(request);
    const base = visible.filter((product) => isInRanges(product, ranges));
    const selection = readSelection(request.filters);
    const found = base.filter((product) => matches(product, selection));
    const { start, end } = request.off_setter;
    const filters: FacetLists = {};
    const facet_counts: FacetCounts = {};
    for (const field of [...request.filter_fields, ...request.rule_fields]) {
      const others = new Map([...selection].filter(([chosen]) => chosen !== field));
      const counts = countValues(
        valuesOf,
        base.filter((product) => matches(product, others)),
        field,
      );
      for (const key of ruledOut(field, selection, request))
        if (!counts.has(key)) counts.set(key, 0);
      const labelled = [...counts].map(([key, count]) => [spelling(field, key), count] as const);
      filters[field] = labelled.map(([label]) => label).sort(compareLabels);
      facet_counts[field] = Object.fromEntries(labelled);
    }
    const spreads = request.range_fields.map((field) => {
      const others = ranges.filter((range) => range.field !== field);
      const members = visible.filter(
        (product) => isInRanges(product, others) && matches(product, selection),
      );
      return [field, spreadOf(members.map((product) => factOf(product, field)))] as const;
    });
    const page = inOrder(found, request.sort_by_setting).slice(start, end);
    return {
      products: page.map((product) =>
        request.limited ? cardOf(product) : publicProductOf(product, options),
      ),
      filters,
      facet_counts,
      ...(request.limited && { colour_counts: page.map(coloursOfDesign) }),
      ...(spreads.length > 0 && { ranges: Object.fromEntries(spreads) }),
      total_items_count: found.length,
    };
  }

  /** Equal products stay in the order of names. */
  function inOrder(found: readonly Product[], sort: SortSetting): readonly Product[] {
    if (sort === SORT_MANY_DESIGNS) return manyDesigns(found);
    const figure = SORT_FIGURES[sort];
    if (figure === undefined) return found;
    const measured = (product: Product) =>
      figure === 'first_published' ? firstPublishedS(product) : factOf(product, figure);
    return found.toSorted((a, b) => measured(b) - measured(a));
  }

  const matching = (request: MultiFilterRequest): readonly Product[] =>
    published
      .filter((product) => isInRanges(product, readRanges(request)))
      .filter((product) => matches(product, readSelection(request.filters)));

  /** In how many colours the design of a product comes. */
  function coloursOfDesign(product: Product): number {
    const own = DESIGN_FIELDS.map((field) => fieldValues(product, field).map(fold));
    if (own.some(([value]) => value === undefined)) return 0;
    const siblings = published.filter((other) =>
      DESIGN_FIELDS.every((field, at) => fold(other[field]) === own[at]?.[0]),
    );
    return distinct(siblings, ['colour']);
  }

  /** The chosen values of a field that the item group has at all (decision 37). */
  function ruledOut(field: FacetField, selection: Selection, request: MultiFilterRequest) {
    if (!keepsChosen(field)) return [];
    const group = new Map([...selection].filter(([chosen]) => chosen === 'item_group'));
    const members = (request.only_published ? published : products).filter((product) =>
      matches(product, group),
    );
    const values = countValues(valuesOf, members, field);
    return (selection.get(field) ?? []).filter((key) => values.has(key));
  }

  const spellings = new Map<FacetField, ReadonlyMap<string, string>>();

  function spelling(field: FacetField, key: string): string {
    const known = spellings.get(field) ?? spellingsOf(valuesOf, products, field);
    spellings.set(field, known);
    return known.get(key) ?? key;
  }

  function stats(itemGroups: readonly string[]): GroupStats[] {
    const wanted = new Set(itemGroups.map(fold));
    return (multiFilter(facetRequest('item_group', '')).filters.item_group ?? [])
      .filter((group) => wanted.size === 0 || wanted.has(fold(group)))
      .map((item_group) => {
        const members = published.filter(
          (product) => fold(product.item_group) === fold(item_group),
        );
        return {
          item_group,
          group_desc: members[0]?.group_desc ?? '',
          products: members.length,
          designs: distinct(members, ['range', 'design']),
          collections: distinct(members, ['range']),
          applications: applications(item_group),
        };
      });
  }

  const applications = (itemGroup: string) =>
    applicationsFrom(multiFilter(facetRequest('application', itemGroup)));

  return {
    multiFilter,
    stats,
    applications,
    itemInfo: (items) =>
      itemInfoFrom(items, multiFilter(facetRequest(items.required_item_info, items.item_group))),
    search: (query) => naiveSearch(published, query),
    find: (request) => naiveFind(published, { multiFilter }, matching, stats([]), request),
    nearestColours: (request) => naiveNearestColours(published, request),
  } satisfies CatalogueEngine;
}

function passesFlags(product: Product, request: MultiFilterRequest): boolean {
  return (
    (!request.only_published || product.is_published) &&
    (!request.only_promo || product.is_promo) &&
    (!request.only_in_stock || (product.on_hand ?? 0) > 0)
  );
}

/** The first product of each design, then each second one, and so on; a product without a design is a first one. */
function manyDesigns(found: readonly Product[]): Product[] {
  const designOf = (product: Product) => fold(fieldValues(product, 'design')[0] ?? '');
  const rankOf = (product: Product, at: number) =>
    designOf(product) === ''
      ? 0
      : found.slice(0, at).filter((other) => designOf(other) === designOf(product)).length;
  return found
    .map((product, at) => ({ product, at, rank: rankOf(product, at) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ product }) => product);
}

const factOf = (product: Product, field: FactField): number =>
  tenths(readFacts(product)[field] ?? 0);

const isInRanges = (product: Product, ranges: readonly TenthsRange[]): boolean =>
  ranges.every((range) => isInRange(factOf(product, range.field), range));

type ValuesOf = (product: Product, field: FacetField) => string[];

function isMatch(valuesOf: ValuesOf, product: Product, selection: Selection): boolean {
  return [...selection].every(([field, chosen]) =>
    valuesOf(product, field).some((value) => chosen.includes(fold(value))),
  );
}

function countValues(
  valuesOf: ValuesOf,
  products: readonly Product[],
  field: FacetField,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const key of new Set(valuesOf(product, field).map(fold))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Distinct combinations of fields of which none is blank. */
function distinct(products: readonly Product[], fields: readonly FilterField[]): number {
  const keys = products.map((product) =>
    fields.map((field) => fieldValues(product, field).map(fold)),
  );
  return new Set(
    keys.filter((key) => key.every(([value]) => value)).map((key) => JSON.stringify(key)),
  ).size;
}

/** The spelling of each folded value: the smallest by code point among published products, else among the others. */
function spellingsOf(
  valuesOf: ValuesOf,
  products: readonly Product[],
  field: FacetField,
): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const among of [false, true]) {
    const smallest = new Map<string, string>();
    for (const product of products.filter(({ is_published }) => is_published === among)) {
      const own = new Map(
        valuesOf(product, field)
          .reverse()
          .map((value) => [fold(value), value]),
      );
      for (const [key, value] of own) {
        const known = smallest.get(key);
        if (known === undefined || compareCodePoints(value, known) < 0) smallest.set(key, value);
      }
    }
    for (const [key, value] of smallest) spellings.set(key, value);
  }
  return spellings;
}
