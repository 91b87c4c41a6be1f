import type { ContentService, ProductService } from '@selvedge/contract/services';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { loader } from './catalogue.tsx';

function load(multiFilter: ProductService['multiFilter']) {
  const context = new RouterContextProvider();
  const content: Partial<ContentService> = { internationals: async () => null };
  // Of the context the loader reads these two services alone, and of the second one call where nothing is found.
  context.set(siteContext, {
    product: fakeProductService({ multiFilter }),
    content: content as ContentService,
  } as SiteContext);
  const url = new URL('http://localhost/catalogues/cold-front');
  const pattern = '/catalogues/:id';
  return loader({
    request: new Request(url),
    url,
    pattern,
    params: { id: 'cold-front' },
    context,
  });
}

test('a catalogue of neither a collection nor an international brand is missing', async () => {
  const none = { products: [], filters: {}, facet_counts: {}, total_items_count: 0 };
  await expect(load(async () => none)).rejects.toMatchObject({ init: { status: 404 } });
});

test('[ERR-18] where a service fails the page goes out without its catalogue, which it then says', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data, init } = await load(() => Promise.reject(new Error('Down.')));
  expect(init?.status).toBe(503);
  expect(data).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
