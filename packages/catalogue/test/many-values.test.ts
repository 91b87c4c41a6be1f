import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { TUNING } from '../src/memory/dimensions.ts';
import { buildMemoryEngine } from '../src/memory/memory-engine.ts';

test('products that have several of the chosen values are each counted once', async () => {
  const product = { ...emptyProduct, item_group: '005', web_materials: ['Linen', 'Wool'] };
  const products = [
    { ...product, sku: 'A' },
    { ...product, sku: 'B', web_materials: ['Silk'] },
  ];
  const tuning = { ...TUNING, bitmapValues: 0, pairedValues: 0, pairsFromProducts: 0 };
  const engine = await buildMemoryEngine(products, { showTradeFields: false }, tuning);
  const filters = { web_materials: ['Linen', 'Wool', 'Silk'] };
  const { total_items_count } = await engine.multiFilter(multiFilterRequest.parse({ filters }));
  expect(total_items_count).toBe(2);
});

// Compared each with each, these would stop the process that answers everybody.
test('one product may have very many values, each of them once', async () => {
  const colours = Array.from({ length: 60_000 }, (_, n) => `Blue ${n}`);
  const product = { ...emptyProduct, sku: 'A', item_group: '005' };
  const web_colour = [...colours, 'BLUE 7', 'blue 8'];
  const engine = await buildMemoryEngine([{ ...product, web_colour }], { showTradeFields: false });
  const filters = { web_colour: ['Blue 59999'] };
  const { total_items_count } = await engine.multiFilter(multiFilterRequest.parse({ filters }));
  expect(total_items_count).toBe(1);
});

// What a supplier writes who takes a material for a line of text: each product has one of its own.
test('a word finds the products of all materials that it names, however many and long', async () => {
  const products = Array.from({ length: 20_000 }, (_, lot) => ({
    ...emptyProduct,
    ...{ sku: `A${lot}`, item_group: '005', design: 'Vlei', is_published: true },
    web_materials: [lot === 0 ? 'Cotton' : `62% cotton 38% linen lot ${lot} ${'.'.repeat(600)}`],
  }));
  const engine = await buildMemoryEngine(products, { showTradeFields: false });
  const { total, understood } = engine.find({ query: 'cotton', start: 0, end: 9 });
  expect(total).toBe(products.length);
  expect(understood[0]).toEqual({ field: 'web_materials', value: 'Cotton', words: 'cotton' });
  expect(understood).toHaveLength(24);
  expect(engine.find({ query: 'velvet', start: 0, end: 9 }).total).toBe(0);
});
