import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { loader } from './item-group.tsx';

it('throws not-found for a blank code, and asks for nothing', async () => {
  const context = new RouterContextProvider();
  context.set(siteContext, { product: fakeProductService({}) } as SiteContext);
  const url = new URL('/item_group/%20', 'http://localhost');
  const pattern = '/item_group/:itemGroup';
  const params = { itemGroup: ' ' };
  const page = loader({ request: new Request(url), url, pattern, params, context });
  await expect(page).rejects.toMatchObject({ init: { status: 404 } });
});
