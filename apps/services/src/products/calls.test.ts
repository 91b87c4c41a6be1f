import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { contentDocumentKey } from '@selvedge/contract/content-key';
import { emptyProduct } from '@selvedge/contract/product';
import { searchEntry } from '@selvedge/contract/product-calls';
import { expect, test } from 'vitest';
import { emptyEngine, loaded } from '../../test/stand-in.ts';
import { contentOf } from '../snapshot/published-content.ts';
import { inProcessProductService, productCalls, withBrandPages } from './calls.ts';

const blank = Object.fromEntries(Object.keys(searchEntry.shape).map((field) => [field, '']));
const hit = searchEntry.parse({ ...blank, item_group: '004', group_desc: 'Rugs', brand: 'Reed' });

/** The group and the brand's name under which a hit leads on, where the brand sells in these groups. */
async function ledTo(groups: string[], written: readonly string[] = []) {
  const keys = written.map((itemGroup) =>
    contentDocumentKey({ kind: 'brand', itemGroup, brand: 'reed' }),
  );
  const content = contentOf(new Map([['page/brand', new Map(keys.map((key) => [key, {}]))]]));
  const multiFilter = () => ({
    products: [],
    filters: { item_group: groups },
    facet_counts: {},
    total_items_count: 0,
  });
  const found = { ...emptyEngine.search(''), Brand: [hit] };
  const { Brand } = withBrandPages(found, {
    content,
    engine: { ...emptyEngine, multiFilter },
  });
  return Brand.map(({ item_group, group_desc, brand }) => [item_group, group_desc, brand]);
}

test('[decision 45] a brand of one group leads to its page there', async () => {
  expect(await ledTo(['004'])).toEqual([['004', 'Rugs', 'Reed']]);
});

test('[decision 45] a brand of several groups leads to its page under Brands, unless the group has one', async () => {
  expect(await ledTo(['004', '005'])).toEqual([['9000', 'Brands', 'Reed']]);
  expect(await ledTo(['004', '005'], ['005'])).toEqual([['9000', 'Brands', 'Reed']]);
  expect(await ledTo(['004', '005'], ['004'])).toEqual([['004', 'Rugs', 'Reed']]);
});

test('products that are too much for one answer are refused, and not as what is not there', async () => {
  const long_description = 'x'.repeat(1 << 20);
  const products = Array.from({ length: 32 }, (_, n) => {
    return { ...emptyProduct, sku: `LONG-${n}`, is_published: true, long_description };
  });
  const engine = await buildMemoryEngine(products, { showTradeFields: false });
  const service = inProcessProductService(productCalls(loaded({ engine })));
  const asked = (end: number) =>
    service.multiFilter({ filters: {}, off_setter: { start: 0, end }, limited: false });
  expect((await asked(31)).products).toHaveLength(31);
  await expect(asked(32)).rejects.toMatchObject({ name: 'ServiceError', status: 422 });
});
