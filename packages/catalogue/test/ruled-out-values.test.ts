import type { Filters } from '@selvedge/contract/multi-filter';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { buildMemoryEngine } from '../src/memory/memory-engine.ts';
import { naiveEngine } from './naive/naive-engine.ts';

const product = (sku: string, own: Partial<Product>): Product => ({
  ...emptyProduct,
  sku,
  item_group: '005',
  is_published: true,
  ...own,
});

const products = [
  product('1', { application: 'Upholstery', web_colour: ['Teal'], web_standards: ['EN 1021-1'] }),
  product('2', { application: 'Upholstery', web_colour: ['Blue'], web_standards: ['EN 1021-2'] }),
  product('3', { item_group: '001', web_colour: ['Gold'] }),
  product('4', { is_published: false, web_colour: ['Secret'] }),
];
const options = { showTradeFields: false };
const engines = [naiveEngine(products, options), await buildMemoryEngine(products, options)];

test.each(engines)(
  '[decision 37] a chosen value that the others rule out stays with count 0, and one that the group lacks does not',
  async (engine) => {
    const facetsOf = async (filters: Filters) => {
      const answer = await engine.multiFilter(
        multiFilterRequest.parse({
          filters: { item_group: '005', ...filters },
          filter_fields: ['web_colour', 'web_standards'],
        }),
      );
      return { total: answer.total_items_count, ...answer.facet_counts };
    };
    expect(await facetsOf({ web_colour: ['teal', 'Gold', 'Secret'], web_standards: ['en 1021-2'] }))
      // Nothing is both teal and of that standard; the facets say what each would have without the other.
      .toEqual({
        total: 0,
        web_colour: { Blue: 1, Teal: 0 },
        web_standards: { 'EN 1021-1': 1, 'EN 1021-2': 0 },
      });
  },
);
