import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { writeContent } from '@selvedge/database/content';
import { addFailedSearches } from '@selvedge/database/failed-searches';
import { writeProducts } from '@selvedge/database/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHub, testHub } from '../../../test/test-hub.ts';
import { brokenAddress, nameKey } from '../../content/on-site/content-gaps.ts';
import { executorOf } from '../../database/transaction.ts';
import { readMissing } from './read-missing.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const names = {
  applications: new Set([nameKey('005', 'Dual Purpose')]),
  collections: new Set([nameKey('005', 'Cape & Karoo')]),
  collectionIds: new Set(['cape-karoo']),
};

test('an address leads somewhere when its page, its application and its collection are there', () => {
  for (const address of [
    '/',
    '/store-locator?region=Gauteng',
    '/item_group/005/application/dual%20purpose',
    '/item_group/005/application/Anything/collection/Cape%20%26%20karoo',
    '/item_group/005/brand/House',
    '/collections/as-it-is-read/cape-karoo',
    '/collections/cape/cape-karoo,',
  ]) {
    expect([address, brokenAddress(address, names)]).toEqual([address, null]);
  }
  for (const address of [
    '/nowhere',
    '/collections/nothing/here',
    '/item_group/77',
    '/item_group/005/application/Curtaining',
    '/item_group/001/application/Dual%20Purpose',
    '/item_group/005/application/Dual%20Purpose/collection/Gone',
    '/item_group/005/application/%ff',
  ]) {
    expect(brokenAddress(address, names)).not.toBeNull();
  }
});

test('links that lead nowhere are told of the pages first that most people meet, each once', async () => {
  await withClient(hub.database.ownerUrl, async (client) => {
    const insert = 'INSERT INTO published.content (kind, key, doc) VALUES ($1, $2, $3)';
    const to = { link: '/item_group/005/application/Gone' };
    await client.query(insert, ['brand', 'mill', { tiles: [to, to] }]);
    await client.query(insert, ['page/home', '', { tiles: [to] }]);
  });
  const { broken } = await readMissing(executorOf(hub.payload));
  expect(
    broken.map(({ what, why }) => [what, why.split(':')[0], / \((.*)\)$/u.exec(why)?.[1]]),
  ).toEqual([
    ['Home page', '/item_group/005/application/Gone', undefined],
    ['Brand: mill', '/item_group/005/application/Gone', '2 times'],
  ]);
  await withClient(hub.database.ownerUrl, (client) =>
    client.query('DELETE FROM published.content'),
  );
});

test('the work list names what is missing, with the way to where it is fixed', async () => {
  await withClient(hub.database.hubUrl, async (client) => {
    await client.query('BEGIN');
    const product = {
      ...emptyProduct,
      sku: 'a',
      design: 'Fynbos',
      range: 'Cape',
      item_group: '005',
      application: 'Curtaining',
    };
    await writeProducts(client, [product], { source: 'list', complete: true });
    const store = {
      region: 'Gauteng',
      title: 'Parkhurst, 100% wool',
      address: '',
      phone: '',
      email: '',
      mapUrl: '',
    } as const;
    await writeContent(client, 'store', '0010', { ...store, tradingHours: [] });
    await client.query("UPDATE published.content SET owner = 'stores/7' WHERE kind = 'store'");
    const about = { description: '', picture_alt: '', sections: [] };
    await writeContent(client, 'text-page', 'about-us', {
      ...about,
      page_title: 'About us',
      picture_url: '/media/aa/undescribed.jpg',
    });
    await writeContent(client, 'text-page', 'careers', {
      ...about,
      page_title: 'Careers',
      picture_url: '/media/bb/described.jpg',
    });
    await client.query('COMMIT');
  });
  for (const [alt, address] of [
    ['About us', '/media/aa/undescribed.jpg'],
    ['Two weavers at a loom', '/media/bb/described.jpg'],
    ['About us', '/media/cc/shown-nowhere.jpg'],
  ] as const) {
    const filename = address.slice('/media/aa/'.length);
    const gone = {
      sku: 'gone',
      item_group: '005',
      range: 'Cape',
      design: 'Quagga',
      colour: 'Dust',
    };
    const shows = filename === 'described.jpg' ? [{ ...gone, url: '' }] : null;
    const data = { alt, address, filename, mimeType: 'image/jpeg', shows };
    await hub.payload.create({ collection: 'media', data, overrideAccess: true });
  }
  await withClient(hub.database.siteUrl, (site) =>
    addFailedSearches(site, [
      { outcome: 'nothing found', text: 'zebra skin', searches: 3 },
      { outcome: 'nothing followed', text: 'blue', searches: 1 },
    ]),
  );
  const list = await readMissing(executorOf(hub.payload));
  expect(list.products).toEqual([
    { gap: 'picture', count: 1 },
    { gap: 'repeat', count: 1 },
    { gap: 'composition', count: 1 },
    { gap: 'colour', count: 1 },
  ]);
  expect(list.stores).toEqual([
    {
      what: 'Store: Parkhurst, 100% wool',
      why: 'Trading hours: nothing there',
      href: '/admin/collections/stores/7',
    },
  ]);
  expect(list.unwritten.map(({ what }) => what)).toEqual([
    'Application page: Fabric / Curtaining',
    'Collection page: Fabric / Curtaining / Cape',
    'Text page: Returns policy',
    'Text page: Terms and conditions',
    'Text page: Responsibilities',
    'Text page: Directors',
    'Text page: Internationals sample',
  ]);
  expect(list.broken).toEqual([]);
  expect(list.pictures.map(({ what, why }) => [what, why])).toEqual([
    ['undescribed.jpg', 'Says only “About us”. Say what is to be seen.'],
  ]);
  expect(list.withdrawn.map(({ what, why }) => [what, why])).toEqual([
    ['described.jpg', 'Shows Quagga in Dust, which is not on the site any more.'],
  ]);
  expect(list.searches).toEqual([
    { what: 'zebra skin', why: '3 times', href: '/admin/products?text=zebra+skin' },
  ]);
  expect(list.unfollowed).toEqual([
    { what: 'blue', why: 'once', href: '/admin/products?text=blue' },
  ]);
});
