import { collectionId } from '@selvedge/contract/urls';
import { expect, test } from 'vitest';
import { demoProducts } from '../products.ts';
import { coversOf } from '../scenes/dressed-scene.ts';
import { SCENES } from '../scenes/scenes.ts';
import { COLLECTION_ROOMS } from './collection-rooms.ts';
import { houseDocuments } from './house-documents.ts';
import { materialOf } from './material.ts';
import { pageDocuments } from './page-documents.ts';

const products = demoProducts();
const material = materialOf(products);
const documents = pageDocuments(material);

test('[BRAND-01][COLL-02][APPTYPE-01] no page lacks a title, a description or a hero', () => {
  for (const { kind, key, doc } of documents) {
    expect(doc.page_title, `${kind} ${key}`).not.toBe('');
    expect(doc.description, `${kind} ${key}`).not.toBe('');
    expect(doc.section_consumer_hero.length, `${kind} ${key}`).toBeGreaterThan(0);
  }
});

test('every document has a name of its own, the house’s included', () => {
  const all = [...documents, ...houseDocuments(material.pictures)];
  const names = all.map(({ kind, key }) => `${kind} ${key}`);
  expect(new Set(names).size).toBe(names.length);
});

test('[HOME-13][FEAT-03] every collection that content names is sold under the application it names', () => {
  const sold = new Set(
    material.offers.map((offer) => [offer.group, offer.application, offer.collection].join('/')),
  );
  const named = findNamed(documents);
  expect(named.length).toBeGreaterThan(200);
  for (const name of named) expect(sold).toContain(name);
});

test('[HOME-10][decision 43] a page shows tiles that open a collection that is sold', () => {
  const tiles = documents
    .flatMap(({ doc }) => ('section_item_group_images' in doc ? doc.section_item_group_images : []))
    .filter(({ id }) => id !== '');
  expect(tiles.length).toBeGreaterThan(0);
  for (const { item_group_code, url_title, id } of tiles) {
    expect(id).toBe(collectionId(url_title));
    expect(material.offers).toContainEqual(
      expect.objectContaining({ group: item_group_code, collection: url_title }),
    );
  }
});

test('[FEAT-01][FEAT-02] catalogues that content opens are of collections that are sold', () => {
  const slugs = new Set(
    material.offers.map(({ collection }) => collection.toLowerCase().replace(/[^a-z]+/gu, '-')),
  );
  const links = [...JSON.stringify(documents).matchAll(/"\/catalogues\/([^"]+)"/gu)];
  expect(links.length).toBeGreaterThan(4);
  for (const [, slug] of links) expect(slugs).toContain(slug);
});

test('[ENT-02] every picture is one of a published product or a scene', () => {
  for (const [, url = ''] of JSON.stringify(documents).matchAll(/"url":"([^"]*)"/gu)) {
    expect(url).toMatch(/^\/media\//u);
  }
});

test('a room that opens a collection’s page is dressed in a design of the collection', () => {
  for (const [collection, rooms] of Object.entries(COLLECTION_ROOMS)) {
    const designs = products.filter(({ range }) => range === collection).map((p) => p.design);
    for (const name of rooms) {
      const worn = coversOf(SCENES[name]).flat();
      expect(
        designs.some((design) => worn.includes(design)),
        `${collection}: ${name}`,
      ).toBe(true);
    }
  }
});

/** Every collection with its group and application, wherever it stands in the content. */
function findNamed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'collection_name' in value && 'application_name' in value && 'item_group_code' in value
      ? [[value.item_group_code, value.application_name, value.collection_name].join('/')]
      : [];
  // Pages without a Featured Collection name none.
  return [...own.filter((name) => name !== '//'), ...Object.values(value).flatMap(findNamed)];
}
