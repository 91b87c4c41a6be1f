import { FILTER_FIELDS, SORT_FIGURES, SORT_MANY_DESIGNS } from '@selvedge/contract/facets';
import {
  type MultiFilterRequest,
  type MultiFilterResponse,
  multiFilterRequest,
} from '@selvedge/contract/multi-filter';
import type { Product, ProductCard } from '@selvedge/contract/product';
import type { FactField } from '@selvedge/contract/product-facts';
import { type Measured, sizeMagnitude } from '@selvedge/contract/size';
import { compareLabels, fold } from '@selvedge/contract/text';
import type { CatalogueEngine, EngineOptions } from '../engine.ts';
import { applicationsFrom, facetRequest, itemInfoFrom } from '../facet-calls.ts';
import { spreadOf } from '../fact-spread.ts';
import { ColourIndex, ColourwayCollector, nearestGroup } from '../nearest/colour-index.ts';
import { cardOf, publicProductOf } from '../public-product.ts';
import type { SuggestedProduct } from '../suggestions/hits.ts';
import {
  condition,
  facetCountsSql,
  Parameters,
  type Query,
  spreadSql,
  tenthsOf,
} from './facet-sql.ts';

import { findSkus, readPhrases, suggestionsOf } from './row-search.ts';

/**
 * Answers by SQL over `published.product`. An engine stands for one published state: the spellings of values and the
 * suggestions and colours are read once, when first wanted, so make a new engine after each change. Rejects as `query` does.
 */
export function postgresEngine(query: Query, options: EngineOptions): CatalogueEngine {
  const labels = once(() => readLabels(query));
  const suggestions = once(async () => suggestionsOf(await query<SuggestedProduct>(NAMES_SQL, [])));
  const coloured = once(async () => {
    const rows = await query<ColouredRow>(COLOURS_SQL, []);
    return { index: coloursOf(rows), skus: rows.map(({ sku }) => sku) };
  });

  async function multiFilter(request: MultiFilterRequest): Promise<MultiFilterResponse> {
    const [products, total_items_count, facets, spreads] = await Promise.all([
      readPage(query, request, options),
      readTotal(query, request),
      readFacets(query, request, await labels()),
      Promise.all(request.range_fields.map((field) => readSpread(query, request, field))),
    ]);
    const skus = products.map(({ sku }) => sku);
    const colours = request.limited && { colour_counts: await readColourCounts(query, skus) };
    const ranges = spreads.length > 0 && { ranges: Object.fromEntries(spreads) };
    return { products, ...facets, ...colours, ...ranges, total_items_count };
  }

  const applications = async (itemGroup: string) =>
    applicationsFrom(await multiFilter(facetRequest('application', itemGroup)));

  const phrases = once(async () => {
    const { filters } = await multiFilter(
      multiFilterRequest.parse({ filter_fields: FILTER_FIELDS, off_setter: { start: 0, end: 0 } }),
    );
    return readPhrases(query, (field) => filters[field] ?? []);
  });

  return Object.freeze<CatalogueEngine>({
    multiFilter,
    async find(request, searchWords) {
      const { skus, ...found } = await findSkus(query, await phrases(), request, searchWords);
      const cards = await readCards(query, skus);
      return { ...found, products: skus.flatMap((sku) => cards.get(sku) ?? []) };
    },
    applications,
    async search(text) {
      return (await suggestions()).search(text);
    },
    async nearestColours(request) {
      const { index, skus } = await coloured();
      const found = index.search(request);
      const cards = await readCards(
        query,
        found.flat().map((source) => skus[source] ?? ''),
      );
      return found.map((sources) =>
        nearestGroup(sources.flatMap((source) => cards.get(skus[source] ?? '') ?? [])),
      );
    },
    async stats(itemGroups) {
      const wanted = new Set(itemGroups.map(fold));
      const groups = await query<GroupNumbers>(GROUP_NUMBERS_SQL, []);
      const spelled = await labels();
      const named = groups
        .filter(({ folded }) => wanted.size === 0 || wanted.has(folded))
        .map((group) => ({ ...group, label: spelled.get(`item_group:${group.folded}`) ?? '' }))
        .sort((a, b) => compareLabels(a.label, b.label));
      return Promise.all(
        named.map(async ({ label, group_desc, products, designs, collections }) => ({
          ...{ item_group: label, group_desc, products, designs, collections },
          applications: await applications(label),
        })),
      );
    },
    async itemInfo(items) {
      const request = facetRequest(items.required_item_info, items.item_group);
      return itemInfoFrom(items, await multiFilter(request));
    },
  });
}

async function readPage(
  query: Query,
  request: MultiFilterRequest,
  options: EngineOptions,
): Promise<MultiFilterResponse['products']> {
  const { start, end } = request.off_setter;
  if (end === start) return [];
  const parameters = new Parameters();
  const where = condition(request, parameters, null);
  const rows = await query<{ doc: Product }>(
    `SELECT doc FROM published.product WHERE ${where} ORDER BY ${orderOf(request)}
     OFFSET ${parameters.add(start, 'bigint')} LIMIT ${parameters.add(end - start, 'bigint')}`,
    parameters.values,
  );
  return rows.map(({ doc }) => (request.limited ? cardOf(doc) : publicProductOf(doc, options)));
}

const DESIGN_KEY = `(SELECT key FROM unnest(facet_keys) AS key WHERE key ^@ 'design:' LIMIT 1)`;

function orderOf({ sort_by_setting }: MultiFilterRequest): string {
  const figure = SORT_FIGURES[sort_by_setting];
  if (figure === 'first_published') return 'first_published_at DESC NULLS LAST, sort_key, sku';
  if (figure !== undefined) return `${tenthsOf(figure)} DESC, sort_key, sku`;
  if (sort_by_setting !== SORT_MANY_DESIGNS) return 'sort_key, sku';
  const rank = `row_number() OVER (PARTITION BY ${DESIGN_KEY} ORDER BY sort_key, sku)`;
  return `CASE WHEN ${DESIGN_KEY} IS NULL THEN 1 ELSE ${rank} END, sort_key, sku`;
}

/** In how many colours the design of each product comes: colours of published products of its group, collection and design. */
async function readColourCounts(query: Query, skus: readonly string[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const rows = await query<{ sku: string; colours: number }>(
    `SELECT own.sku, count(DISTINCT key)::int AS colours
     FROM (SELECT sku, ARRAY(SELECT key FROM unnest(facet_keys) AS key
             WHERE key ^@ 'item_group:' OR key ^@ 'range:' OR key ^@ 'design:') AS design
           FROM published.product WHERE sku = ANY($1::text[])) AS own
     JOIN published.product AS other ON other.is_published AND other.facet_keys @> own.design,
     unnest(other.facet_keys) AS key
     WHERE cardinality(own.design) = 3 AND key ^@ 'colour:' GROUP BY own.sku`,
    [skus],
  );
  const counts = new Map(rows.map(({ sku, colours }) => [sku, colours]));
  return skus.map((sku) => counts.get(sku) ?? 0);
}

async function readCards(
  query: Query,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductCard>> {
  const rows = await query<{ doc: Product }>(
    'SELECT doc FROM published.product WHERE sku = ANY($1::text[])',
    [skus],
  );
  return new Map(rows.map(({ doc }) => [doc.sku, cardOf(doc)]));
}

async function readTotal(query: Query, request: MultiFilterRequest): Promise<number> {
  const parameters = new Parameters();
  const where = condition(request, parameters, null);
  const rows = await query<{ total: number }>(
    `SELECT count(*)::int AS total FROM published.product WHERE ${where}`,
    parameters.values,
  );
  return rows[0]?.total ?? 0;
}

async function readSpread(query: Query, request: MultiFilterRequest, field: FactField) {
  const parameters = new Parameters();
  const rows = await query<{ value: number; count: number }>(
    spreadSql(request, field, parameters),
    parameters.values,
  );
  const values = rows.flatMap(({ value, count }) => new Array<number>(count).fill(value));
  return [field, spreadOf(values)] as const;
}

async function readFacets(
  query: Query,
  request: MultiFilterRequest,
  labels: ReadonlyMap<string, string>,
): Promise<Pick<MultiFilterResponse, 'filters' | 'facet_counts'>> {
  const parameters = new Parameters();
  const sql = facetCountsSql(request, parameters);
  const rows =
    sql === null ? [] : await query<{ key: string; count: number }>(sql, parameters.values);
  const facets: Pick<MultiFilterResponse, 'filters' | 'facet_counts'> = {
    filters: {},
    facet_counts: {},
  };
  for (const field of FILTER_FIELDS) {
    if (!request.filter_fields.includes(field)) continue;
    const counts = new Map<string, number>();
    for (const { key, count } of rows.filter(({ key }) => key.startsWith(`${field}:`))) {
      const label = labels.get(key) ?? '';
      counts.set(label, Math.max(count, counts.get(label) ?? 0));
    }
    facets.filters[field] = [...counts.keys()].sort(compareLabels);
    facets.facet_counts[field] = Object.fromEntries(counts);
  }
  return facets;
}

/** The spelling of each key: the smallest by code point among published products, else among the others. */
async function readLabels(query: Query): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ key: string; label: string }>(
    `SELECT key, coalesce(min(label COLLATE "C") FILTER (WHERE is_published), min(label COLLATE "C")) AS label
     FROM published.product, unnest(facet_keys, facet_labels) AS value (key, label) GROUP BY key`,
    [],
  );
  return new Map(rows.map(({ key, label }) => [key, label]));
}

const NAMES_SQL = `SELECT ${[
  ...['sku', 'item_group', 'group_desc', 'application', 'brand', 'range', 'design', 'colour'],
  ...['width', 'length_cm', 'diameter'],
]
  .map((field) => `doc->>'${field}' AS "${field}"`)
  .join(', ')}, doc->'design_style' AS design_style
  FROM published.product WHERE is_published ORDER BY sort_key, sku`;

/** Runs the work at the first call and gives every caller its result; after a failure the next call tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}

/** One row of {@link GROUP_NUMBERS_SQL}. */
interface GroupNumbers {
  /** The item group's code, folded. */
  readonly folded: string;
  readonly group_desc: string;
  readonly products: number;
  readonly designs: number;
  readonly collections: number;
}

/** The numbers of each item group with published products. A design is one of its collection. */
const GROUP_NUMBERS_SQL = `
  WITH keyed AS (
    SELECT sku, sort_key, doc->>'group_desc' AS group_desc,
      min(key) FILTER (WHERE starts_with(key, 'item_group:')) AS item_group,
      min(key) FILTER (WHERE starts_with(key, 'range:')) AS range,
      min(key) FILTER (WHERE starts_with(key, 'design:')) AS design
    FROM published.product, unnest(facet_keys) AS key
    WHERE is_published GROUP BY sku
  )
  SELECT substr(item_group, length('item_group:') + 1) AS folded,
    (array_agg(group_desc ORDER BY sort_key, sku))[1] AS group_desc,
    count(*)::int AS products,
    (count(DISTINCT (range, design)) FILTER (WHERE range IS NOT NULL AND design IS NOT NULL))::int AS designs,
    count(DISTINCT range)::int AS collections
  FROM keyed WHERE item_group IS NOT NULL GROUP BY item_group`;

/** A published product with colours, as {@link COLOURS_SQL} reads it. */
interface ColouredRow extends Required<Measured> {
  readonly sku: string;
  readonly item_group: string;
  readonly range: string;
  readonly design: string;
  readonly colour: string;
  readonly picture_colours: readonly string[];
}

const COLOURS_SQL = `SELECT ${[
  ...['sku', 'item_group', 'range', 'design', 'colour', 'width', 'length_cm', 'diameter'],
]
  .map((field) => `doc->>'${field}' AS "${field}"`)
  .join(', ')}, doc->'picture_colours' AS picture_colours
  FROM published.product
  WHERE is_published AND doc->'picture_colours'->0 IS NOT NULL ORDER BY sort_key, sku`;

/** The search by colour over rows that are all at hand, in order; its sources are their places. */
function coloursOf(rows: readonly ColouredRow[]): ColourIndex {
  const colourways = new ColourwayCollector();
  for (const [source, row] of rows.entries()) {
    const [group = '', ...others] = [row.item_group, row.range, row.design].map(fold);
    if (group === '' || others.includes('')) continue;
    colourways.add(source, {
      group,
      colourway: JSON.stringify([group, ...others, fold(row.colour)]),
      magnitude: sizeMagnitude(row),
      colours: row.picture_colours.map((hex) => Number.parseInt(hex.slice(1), 16)),
    });
  }
  return new ColourIndex(colourways);
}
