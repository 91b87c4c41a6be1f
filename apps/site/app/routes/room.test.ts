import { emptyProduct } from '@selvedge/contract/product';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { sceneFileUrl } from '@selvedge/contract/scene-urls';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { type SiteContext, siteContext } from '../data/server-context.server.ts';
import { loader, meta } from './room.tsx';

const params = { itemGroup: '001', collection: 'Papers', design: 'Stripe' };
const picture = `/media/ab/ab${'0'.repeat(62)}.jpg#w=64&h=80&cm=40`;
const products = ['Red', 'Blue'].map((colour) => ({
  ...emptyProduct,
  sku: colour,
  item_group: '001',
  range: 'Papers',
  design: 'Stripe',
  colour,
  is_published: true,
  primaryImageUrl: picture,
}));
const url = (file: string) => sceneFileUrl('hall', '0', file);
const scene: SceneSummary = {
  name: 'hall',
  title: 'A hall',
  description: 'A hall',
  widthPx: 160,
  heightPx: 100,
  setting: 'home',
  suits: ['001'],
  surfaces: [
    {
      surface: 'wall',
      label: 'Wall',
      kind: 'wall',
      groups: ['001'],
      paint: true,
      plain: '#ffffff',
    },
  ],
  files: {
    scene: url('scene.json'),
    thumbnail: url('thumbnail.webp'),
    light: url('light.avif'),
    parts: url('parts.webp'),
    coordinates: url('coordinates.webp'),
  },
};

/** The title of a link to the room, as those who are shared it read it. */
async function titleOf(search: string): Promise<unknown> {
  const context = new RouterContextProvider();
  const answer = { products, filters: {}, facet_counts: {}, total_items_count: 2 };
  const product = fakeProductService({ multiFilter: async () => answer });
  context.set(siteContext, { product, scenes: [scene] as readonly SceneSummary[] } as SiteContext);
  const address = new URL(`http://localhost/room${search}`);
  const pattern = '/item_group/:itemGroup/collection/:collection/design/:design/room';
  const { data } = await loader({
    request: new Request(address),
    url: address,
    pattern,
    params,
    context,
  });
  const given = { matches: [], params, location: { search: address.search }, loaderData: data };
  const [first] = meta(given as never) ?? []; // of what a router gives, what the function reads
  return Object(first).title;
}

test.each([
  ['?colour=Blue', 'Stripe in Blue in the room'],
  ['?colour=blue', 'Stripe in Blue in the room'],
  ['?colour=Sale%20at%20evil.example', 'Stripe in Red in the room'],
  ['', 'Stripe in the room'],
])('a link with %s is shared under the colour that it shows', async (search, title) => {
  expect(await titleOf(search)).toBe(title);
});
