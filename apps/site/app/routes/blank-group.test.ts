import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { loader as applicationLoader } from './application.tsx';
import { loader as groupLoader } from './item-group.tsx';

function asked(pathname: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, { product: fakeProductService({}) } as SiteContext);
  const url = new URL(pathname, 'http://localhost');
  return { request: new Request(url), url, context };
}

it('a group with a blank code is not found, and nothing is asked for', async () => {
  const pattern = '/item_group/:itemGroup';
  const page = groupLoader({ ...asked('/item_group/%20'), pattern, params: { itemGroup: ' ' } });
  await expect(page).rejects.toMatchObject({ init: { status: 404 } });
});

it('so is an application of such a group', async () => {
  const pattern = '/item_group/:itemGroup/application/:application';
  const params = { itemGroup: ' ', application: 'curtaining' };
  const page = applicationLoader({
    ...asked('/item_group/%20/application/curtaining'),
    pattern,
    params,
  });
  await expect(page).rejects.toMatchObject({ init: { status: 404 } });
});
