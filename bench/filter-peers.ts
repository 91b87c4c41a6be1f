import { create, insertMultiple, search } from '@orama/orama';
import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { GRID_FACETS, type GridFacet, sortKey } from '@selvedge/contract/facets';
import type { MultiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import itemsjs from 'itemsjs';
import { loadPostgres } from './filter-postgres.ts';

/** One of the engines that are compared. */
export interface FilterPeer {
  answer(request: MultiFilterRequest): unknown;
  /** Products that match, to hold the peers against each other. */
  total(answer: unknown): number;
  close?(): Promise<void>;
}

const options = { showTradeFields: false };

/** Each loads the products and is then ready; those that do not sort by themselves are given them sorted. */
export const PEERS: Readonly<Record<string, (products: Iterable<Product>) => Promise<FilterPeer>>> =
  {
    memory: async (products) => {
      const engine = await buildMemoryEngine(products, options);
      return { answer: (request) => engine.multiFilter(request), total: totalItems };
    },
    'memory, as JSON': async (products) => {
      const engine = await buildMemoryEngine(products, options);
      return {
        answer: (request) => engine.multiFilterJson(request),
        total: (answer) => totalItems(JSON.parse(String(answer))),
      };
    },
    PostgreSQL: loadPostgres,
    ItemsJS: async (products) => loadItemsJs(inOrder(products)),
    Orama: async (products) => loadOrama(inOrder(products)),
  };

/** ItemsJS and Orama are measured on the requests that choose among the grid's facets. */
export function isGridRequest(request: MultiFilterRequest): boolean {
  return Object.keys(request.filters).every((field) => isGridFacet(field)) && request.limited;
}

function isGridFacet(field: string): field is GridFacet {
  return GRID_FACETS.some((facet) => facet === field);
}

function inOrder(products: Iterable<Product>): Product[] {
  const keyed = Array.from(products, (product) => ({ key: sortKey(product), product }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ product }) => product);
}

function totalItems(answer: unknown): number {
  return numberAt(answer, 'total_items_count');
}

function numberAt(answer: unknown, key: string): number {
  const found = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  return Number(found.find(([name]) => name === key)?.[1]);
}

function chosenIn(request: MultiFilterRequest): [GridFacet, string[]][] {
  return GRID_FACETS.flatMap((facet) => {
    const chosen = request.filters[facet];
    if (chosen === undefined || chosen.length === 0) return [];
    return [[facet, typeof chosen === 'string' ? [chosen] : chosen] as [GridFacet, string[]]];
  });
}

function loadItemsJs(products: Product[]): FilterPeer {
  const facets = [...GRID_FACETS, 'is_promo'] as const;
  const engine = itemsjs(products, {
    aggregations: Object.fromEntries(
      facets.map((facet) => [
        facet,
        { title: facet, size: 1000, conjunction: false, sort: 'key', hide_zero_doc_count: true },
      ]),
    ),
    searchableFields: [],
  });
  return {
    answer(request) {
      const { start, end } = request.off_setter;
      const filters: Record<string, unknown[]> = Object.fromEntries(chosenIn(request));
      if (request.only_promo) filters.is_promo = [true];
      return engine.search({ per_page: end - start, page: start / (end - start) + 1, filters });
    },
    total: (answer) => numberAt((answer as { pagination: unknown }).pagination, 'total'), // as ItemsJS documents it
  };
}

async function loadOrama(products: Product[]): Promise<FilterPeer> {
  const schema = Object.fromEntries(
    GRID_FACETS.map((facet) => [facet, isList(products[0], facet) ? 'enum[]' : 'enum'] as const),
  );
  const engine = create({ schema: { ...schema, is_promo: 'boolean' } as const });
  const rows = products.map((product) => ({ ...product }) as Record<string, unknown>);
  await insertMultiple(engine, rows, 5000);
  const facets = Object.fromEntries(GRID_FACETS.map((facet) => [facet, {}]));
  return {
    // One search gives facets under all choices; the rule of this catalogue would need one more for each chosen facet.
    answer(request) {
      const { start, end } = request.off_setter;
      const where: Record<string, unknown> = Object.fromEntries(
        chosenIn(request).map(([facet, values]) => [
          facet,
          isList(products[0], facet) ? { containsAny: values } : { in: values },
        ]),
      );
      if (request.only_promo) where.is_promo = true;
      return search(engine, { term: '', where, facets, offset: start, limit: end - start });
    },
    total: (answer) => numberAt(answer, 'count'),
  };
}

function isList(product: Product | undefined, facet: GridFacet): boolean {
  return Array.isArray(product?.[facet]);
}
