import { collectionContent } from '@selvedge/contract/page-content';
import type { ContentService, ProductService } from '@selvedge/contract/services';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { loader } from './collection.tsx';

const PATH = '/item_group/004/application/bedroom/collection/caravan';

function load(multiFilter: ProductService['multiFilter'], written: object = {}) {
  const context = new RouterContextProvider();
  const content = { content: () => Promise.resolve(collectionContent.parse(written)) };
  // Of the context the loader reads these two services alone, and of the second one call.
  context.set(siteContext, {
    product: fakeProductService({ multiFilter }),
    content: content as unknown as ContentService,
  } as SiteContext);
  const url = new URL(PATH, 'http://localhost');
  return loader({
    request: new Request(url),
    url,
    pattern: '/item_group/:itemGroup/application/:application/collection/:collection',
    params: { itemGroup: '004', application: 'bedroom', collection: 'caravan' },
    context,
  });
}

const answer = (products: { sku: string; range: string }[]) => () =>
  Promise.resolve({ products, filters: {}, facet_counts: {}, total_items_count: products.length });

it('prefetches a collection that exists, and its words', async () => {
  const { data, init } = await load(answer([{ sku: 'A', range: 'Caravan' }]));
  expect(init?.status ?? 200).toBe(200);
  expect(data.state?.queries).toHaveLength(2);
});

it('throws not-found for a collection that does not exist', async () => {
  await expect(load(answer([]))).rejects.toMatchObject({ init: { status: 404 } });
});

it('[COLL-03] sends out a collection that is written and has no products yet', async () => {
  const { data, init } = await load(answer([]), { page_title: 'Caravan' });
  expect(init?.status ?? 200).toBe(200);
  expect(data.state?.queries).toHaveLength(2);
});

it('[ERR-17] sends the page out without its collection where the service fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data, init } = await load(() => Promise.reject(new Error('Down.')));
  expect(init?.status).toBe(503);
  expect(data.state).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
