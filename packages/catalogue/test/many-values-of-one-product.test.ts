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
