import { withClient } from '@selvedge/database/connection';
import { type ContentKind, readContent, writeContent } from '@selvedge/database/content';
import { houseDocuments } from '@selvedge/demo/content/house-documents';
import { materialOf } from '@selvedge/demo/content/material';
import { pageDocuments } from '@selvedge/demo/content/page-documents';
import { demoProducts } from '@selvedge/demo/products';
import { planScenes } from '@selvedge/demo/scenes/scene-plan';
import { SUPPLIER_SETTINGS } from '@selvedge/demo/supplier';
import { expect, onTestFinished, test } from 'vitest';
import { testHub } from '../../test/test-hub.ts';
import { seedContent } from './seed-content.ts';

const material = materialOf(demoProducts(), await planScenes());
const house = houseDocuments(material.pictures);
const pages = pageDocuments(material);
const documents = [...pages, ...house];
const KINDS: readonly ContentKind[] = [
  'site-settings',
  ...new Set(documents.map(({ kind }) => kind)),
];

test('the hub takes over what is published, in one step that visitors do not see', async () => {
  const hub = await testHub();
  onTestFinished(() => hub.close());
  const { payload, database } = hub;
  const publicForms = () =>
    withClient(database.siteUrl, async (client) => {
      const all: unknown[] = [];
      for (const kind of KINDS) {
        for (const { doc } of await readContent(client, kind)) all.push({ kind, doc });
      }
      return all;
    });
  await withClient(database.ownerUrl, async (client) => {
    await writeContent(client, 'site-settings', '', SUPPLIER_SETTINGS);
    for (const { kind, key, doc } of documents) await writeContent(client, kind, key, doc);
  });
  const before = await publicForms();

  expect(await seedContent(payload)).toBe(documents.length + 2); // the settings, and one brand's draft
  expect(await publicForms()).toEqual(before);
  expect(await payload.count({ collection: 'stores' })).toEqual({ totalDocs: 16 });
  const { docs } = await payload.find({
    collection: 'collection-pages',
    where: { name: { equals: 'Fabric / Dual Purpose / Cederberg Garden' } },
  });
  expect(docs).toMatchObject([{ _status: 'published', title: 'Cederberg Garden' }]);

  const unwritten = await payload.find({
    collection: 'international-brands',
    where: { _status: { equals: 'draft' } },
    depth: 0,
  });
  expect(unwritten.docs).toMatchObject([{ brandId: expect.any(String), banner: [{}] }]);

  await payload.updateGlobal({ slug: 'home-page', data: { title: 'Changed by staff' } });
  expect(await seedContent(payload)).toBe(0);
  const home = await payload.findGlobal({ slug: 'home-page' });
  expect(home.title).toBe('Changed by staff');
});
