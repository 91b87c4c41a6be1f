import { emptyProduct } from '@selvedge/contract/product';
import { withClient } from '@selvedge/database/connection';
import { readContent } from '@selvedge/database/content';
import { writeProducts } from '@selvedge/database/products';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { signedIn } from '../../../test/signed-in.ts';
import { testHub } from '../../../test/test-hub.ts';
import { executorOf } from '../../database/transaction.ts';
import { withdrawnFromPictures } from '../fields/shown-colourways.ts';

const picture = async (background: string) => {
  const data = await sharp({ create: { width: 120, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, mimetype: 'image/png', name: `${background}.png`, size: data.length };
};

test('a picture of a text page is described by its own words, else by those of the library', async () => {
  const hub = await testHub();
  onTestFinished(() => hub.close());
  const { payload, database } = hub;
  const words = () =>
    withClient(database.siteUrl, async (client) => {
      const [page] = await readContent(client, 'text-page');
      return page?.doc.picture_alt;
    });
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'A loom' },
    file: await picture('teal'),
  });
  const page = await payload.create({
    collection: 'text-pages',
    data: { page: 'about-us', title: 'About us', picture: id, _status: 'published' },
  });
  expect(await words()).toBe('A loom');
  await payload.update({ collection: 'media', id, data: { alt: 'A loom by the window' } });
  expect(await words()).toBe('A loom by the window');
  const own = { pictureAlt: 'Where it began' };
  await payload.update({ collection: 'text-pages', id: page.id, data: own });
  expect(await words()).toBe('Where it began');
});

test('a picture that gets another file changes on every page, and one that is shown cannot be deleted', async () => {
  const hub = await testHub();
  onTestFinished(() => hub.close());
  const { payload, database } = hub;
  const logo = () =>
    withClient(database.siteUrl, async (client) => {
      const [brand] = await readContent(client, 'brand');
      return brand?.doc.image_data;
    });
  const { id, address } = await payload.create({
    collection: 'media',
    data: { alt: 'The brand’s monogram' },
    file: await picture('teal'),
  });
  const brand = await payload.create({
    collection: 'brands',
    data: { title: 'Loom & Sons', logo: id, _status: 'published' },
  });
  expect(await logo()).toBe(address);
  const editor = await signedIn(hub, 'editor');
  expect(await editor.ask('GET', `/media/${id}/shown`)).toEqual({
    status: 200,
    body: [{ name: 'Loom & Sons', href: `/admin/collections/brands/${brand.id}` }],
  });

  const changed = await payload.update({
    collection: 'media',
    id,
    data: {},
    file: await picture('plum'),
  });
  expect(changed.address).not.toBe(address);
  expect(await logo()).toBe(changed.address);

  await expect(payload.delete({ collection: 'media', id })).rejects.toThrow(
    'The picture is shown by Loom & Sons.',
  );
  await payload.update({ collection: 'brands', id: brand.id, data: { logo: null } });
  await payload.delete({ collection: 'media', id });
  expect(await logo()).toBe('');
});

const shown = {
  sku: 'k1',
  item_group: '005',
  range: 'Karoo',
  design: 'Aloe',
  colour: 'Clay',
  url: '',
};

test('a picture of a draft alone is named there, and cannot be deleted', async () => {
  const hub = await testHub();
  onTestFinished(() => hub.close());
  const { payload } = hub;
  const editor = await signedIn(hub, 'editor');
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'A loom' },
    file: await picture('teal'),
  });
  const page = await payload.create({
    collection: 'text-pages',
    data: { page: 'about-us', title: 'About us', _status: 'published' },
  });
  const data = { picture: id, _status: 'draft' } as const;
  await payload.update({ collection: 'text-pages', id: page.id, data, draft: true });
  await payload.updateGlobal({
    slug: 'home-page',
    data: { heroPictures: [id], _status: 'draft' },
    draft: true,
  });
  expect((await editor.ask('GET', `/media/${id}/shown`)).body).toEqual([
    { name: 'About us (draft)', href: `/admin/collections/text-pages/${page.id}` },
    { name: 'Home page (draft)', href: '/admin/globals/home-page' },
  ]);
  expect(await editor.ask('DELETE', `/media/${id}`)).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining('About us (draft), Home page (draft)') }] },
  });
  await payload.update({ collection: 'text-pages', id: page.id, data: { picture: null } });
  await payload.updateGlobal({ slug: 'home-page', data: { heroPictures: [] }, draft: true });
  expect((await editor.ask('DELETE', `/media/${id}`)).status).toBe(200);
});

test('what a picture shows, and its upright one, go to every page that it stands on', async () => {
  const hub = await testHub();
  onTestFinished(() => hub.close());
  const { payload, database } = hub;
  const heroes = () =>
    withClient(database.siteUrl, async (client) => {
      const [page] = await readContent(client, 'page/home');
      return page?.doc.section_consumer_hero;
    });
  const upright = await payload.create({
    collection: 'media',
    data: { alt: 'A chair' },
    file: await picture('teal'),
  });
  const wide = await payload.create({
    collection: 'media',
    data: { alt: 'A chair by a window' },
    file: await picture('navy'),
  });
  await payload.updateGlobal({
    slug: 'home-page',
    data: { title: 'Welcome', heroPictures: [wide.id], _status: 'published' },
  });
  expect(await heroes()).toMatchObject([{ phone_url: '', shows: [] }]);
  const data = { phone: upright.id, shows: [shown] };
  await payload.update({ collection: 'media', id: wide.id, data });
  expect(await heroes()).toMatchObject([{ phone_url: upright.address, shows: [shown] }]);
  await expect(
    payload.update({ collection: 'media', id: wide.id, data: { shows: [{ sku: 'k1' }] } }),
  ).rejects.toThrow(/Products that it shows/u);

  expect(await withdrawnFromPictures(executorOf(payload))).toMatchObject([
    { id: wide.id, design: 'Aloe', colour: 'Clay' },
  ]);
  await withClient(database.hubUrl, async (client) => {
    await client.query('BEGIN');
    const { url: _picture, ...names } = shown;
    const product = { ...emptyProduct, ...names, id: 'k1' };
    await writeProducts(client, [product], { source: 'list', complete: true });
    await client.query('COMMIT');
  });
  expect(await withdrawnFromPictures(executorOf(payload))).toEqual([]);
});
