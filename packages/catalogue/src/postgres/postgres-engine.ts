import { FILTER_FIELDS } from '@selvedge/contract/facets';
import type { MultiFilterRequest, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { Product, ProductCard } from '@selvedge/contract/product';
import { compareLabels, fold } from '@selvedge/contract/text';
import type { CatalogueEngine, EngineOptions } from '../engine.ts';
import { applicationsFrom, facetRequest, itemInfoFrom } from '../facet-calls.ts';
import { nearestGroup } from '../nearest/nearest-group.ts';
import { cardOf, publicProductOf } from '../public-product.ts';
import type { SuggestedProduct } from '../suggestions/sections.ts';
import { condition, facetCountsSql, Parameters } from './facet-sql.ts';
import { GROUP_NUMBERS_SQL, type GroupNumbers } from './group-numbers-sql.ts';
import { COLOURS_SQL, type ColouredRow, coloursOf } from './row-colours.ts';
import { suggestionsOf } from './row-suggestions.ts';

/** Runs one statement and gives its rows. Statements only read. */
export type Query = <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>;

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
    const [products, total_items_count, facets] = await Promise.all([
      readPage(query, request, options),
      readTotal(query, request),
      readFacets(query, request, await labels()),
    ]);
    return { products, ...facets, total_items_count };
  }

  const applications = async (itemGroup: string) =>
    applicationsFrom(await multiFilter(facetRequest('application', itemGroup)));

  return Object.freeze<CatalogueEngine>({
    multiFilter,
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
    `SELECT doc FROM published.product WHERE ${where} ORDER BY sort_key, sku
     OFFSET ${parameters.add(start, 'bigint')} LIMIT ${parameters.add(end - start, 'bigint')}`,
    parameters.values,
  );
  return rows.map(({ doc }) => (request.limited ? cardOf(doc) : publicProductOf(doc, options)));
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
    const values = rows
      .filter(({ key }) => key.startsWith(`${field}:`))
      .map(({ key, count }) => [labels.get(key) ?? '', count] as const);
    facets.filters[field] = values.map(([label]) => label).sort(compareLabels);
    facets.facet_counts[field] = Object.fromEntries(values);
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
