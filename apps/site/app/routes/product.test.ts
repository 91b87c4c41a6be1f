import { emptyProduct } from '@selvedge/contract/product';
import { productUrl } from '@selvedge/contract/urls';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { loader } from './product.tsx';

const moved = {
  ...emptyProduct,
  sku: 'MT-103',
  item_group: '005',
  range: 'Coast',
  design: 'Gull Sheer',
  colour: 'Sand',
  is_published: true,
};

/** What an address of a design that holds no product answers, by what its link names. */
async function answerAt(collection: string, search: string): Promise<unknown> {
  const context = new RouterContextProvider();
  const product = fakeProductService({
    multiFilter: async () => ({
      products: [],
      filters: {},
      facet_counts: {},
      total_items_count: 0,
    }),
    find: async () => ({ understood: [], left: [], products: [moved], total: 1 }),
  });
  const house = { successorOf: () => null };
  context.set(siteContext, { product, house } as Pick<SiteContext, 'product'> as SiteContext);
  const params = { itemGroup: '005', collection, design: 'Gull Sheer', colour: 'Sand' };
  const url = new URL(`http://localhost/item_group/005/collection/${collection}${search}`);
  const request = new Request(url);
  const pattern =
    '/item_group/:itemGroup/collection/:collection/design/:design/colour/:colour' as const;
  return loader({ request, url, pattern, params, context }).catch((thrown: unknown) => thrown);
}

test('a link that names a product leads to it once its collection has another name', async () => {
  const answer = await answerAt('North', '?targetProduct=mt-103');
  const location = answer instanceof Response ? answer.headers.get('location') : undefined;
  expect(location).toBe(productUrl(moved));
});

test.each([
  ['North', ''],
  ['North', '?targetProduct=ANOTHER'],
  ['coast', '?targetProduct=MT-103'], // where it is, and cannot be shown
])('any other link to what is not there is not found: %s%s', async (collection, search) => {
  expect(await answerAt(collection, search)).toMatchObject({ init: { status: 404 } });
});
