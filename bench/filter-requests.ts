import {
  type FilterField,
  fieldValues,
  GRID_FACETS,
  type GridFacet,
} from '@selvedge/contract/facets';
import { type MultiFilterRequest, multiFilterRequest } from '@selvedge/contract/multi-filter';
import type { Product } from '@selvedge/contract/product';
import { GROUPS } from './catalogue-words.ts';
import { Random } from './random.ts';

const PAGE = 9;
const NARROWING: readonly GridFacet[] = [
  'web_colour',
  'design_style',
  'brand',
  'web_type',
  'web_materials',
  'web_standards',
  'web_size',
];
const COLLECTION_FIELDS: readonly FilterField[] = [...GRID_FACETS, 'range'];

/**
 * Requests as pages send them: nine of ten from the grid (applications, then up to three more facets with one to three
 * values each, mostly the first pages), the others from product pages, collection pages and a brand across all groups.
 * Values are those of some product, so nothing is asked for that cannot be clicked.
 */
export function generateRequests(
  products: readonly Product[],
  count: number,
  seed = 2,
): MultiFilterRequest[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const product = products[random.between(0, products.length - 1)];
    if (product === undefined) throw new RangeError('There are no products to ask for');
    const kind = random.next();
    if (kind < 0.9) return gridRequest(random, product);
    if (kind < 0.95) return designRequest(product);
    if (kind < 0.98) return collectionRequest(product);
    return brandRequest(product);
  });
}

/** The same requests with rubs and width of at least some value of a product, and the histogram of the rubs. */
export function withRanges(requests: readonly MultiFilterRequest[]): MultiFilterRequest[] {
  const random = new Random(3);
  return requests.map((request) => ({
    ...request,
    ranges: {
      martindale: { min: random.between(8, 50) * 1000, unmeasured: false },
      width_cm: { min: random.between(50, 140), unmeasured: false },
    },
    range_fields: ['martindale'],
  }));
}

function gridRequest(random: Random, product: Product): MultiFilterRequest {
  const { item_group } = product;
  const group = GROUPS.find(({ code }) => code === item_group);
  const filters: Record<string, string | string[]> = { item_group };
  const applications =
    item_group === '005' && random.chance(0.6)
      ? ['Curtaining', 'Dual Purpose']
      : random.some(group?.applications ?? [], 1, 2);
  if (random.chance(0.95)) filters.application = applications;
  for (const facet of random.some(NARROWING, 0, 3)) {
    const values = fieldValues(product, facet);
    const more = random.chance(0.3) ? random.some(allOf(facet, product), 1, 2) : [];
    if (values[0] !== undefined) filters[facet] = [...new Set([values[0], ...more])];
  }
  const page = random.chance(0.8) ? 0 : random.between(1, 8);
  return multiFilterRequest.parse({
    filters,
    filter_fields: [...GRID_FACETS],
    off_setter: { start: page * PAGE, end: (page + 1) * PAGE },
    only_promo: random.chance(0.02),
  });
}

/** Values that could be ticked beside the product's own. */
function allOf(facet: GridFacet, product: Product): string[] {
  const others: Partial<Record<GridFacet, string[]>> = {
    web_colour: ['Blue', 'Grey', 'Green', 'Red'],
    design_style: ['Plain', 'Floral', 'Stripe'],
    web_materials: ['Cotton', 'Linen', 'Wool'],
    web_standards: ['Stain Resistant', 'Wide Width'],
    brand: ['Overberg', 'Fynbos', 'Protea House'],
    web_type: ['Print', 'Velvet', 'Weave'],
  };
  return others[facet] ?? fieldValues(product, facet);
}

function designRequest({ item_group, range, design }: Product): MultiFilterRequest {
  return multiFilterRequest.parse({
    filters: { item_group, range, design },
    filter_fields: ['item_group', 'design', 'range', 'colour'],
    off_setter: { start: 0, end: 1000 },
    limited: false,
  });
}

function collectionRequest({ item_group, range }: Product): MultiFilterRequest {
  return multiFilterRequest.parse({
    filters: { item_group, range },
    filter_fields: [...COLLECTION_FIELDS],
    off_setter: { start: 0, end: 1000 },
  });
}

function brandRequest({ brand }: Product): MultiFilterRequest {
  return multiFilterRequest.parse({ filters: { brand }, filter_fields: [...GRID_FACETS] });
}
