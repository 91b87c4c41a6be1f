import { CONTENT_SCHEMAS } from '@selvedge/database/content';
import { houseDocuments } from '@selvedge/demo/content/house-documents';
import { materialOf } from '@selvedge/demo/content/material';
import { pageDocuments } from '@selvedge/demo/content/page-documents';
import { demoProducts } from '@selvedge/demo/products';
import { BRANDS, SUPPLIER_SETTINGS } from '@selvedge/demo/supplier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentCollections, contentGlobals } from './content-collections.ts';
import { type HubData, textOf } from './fields/codec.ts';
import { CONTENT_COLLECTIONS, CONTENT_GLOBALS, projectionOf } from './pages/content-forms.ts';
import { pictureLabels } from './pictures/pictures-in-content.ts';
import { mediaId, project } from './publish.ts';
import { knownNames } from './seed-content.ts';

const material = materialOf(demoProducts());
const documents = [
  ...pageDocuments(material),
  ...houseDocuments(material.pictures),
  { kind: 'site-settings' as const, key: '', doc: SUPPLIER_SETTINGS },
  ...BRANDS.map((name) => ({
    kind: 'brand' as const,
    key: name,
    doc: { brand_name: name, image_data: `/media/aa/${'a'.repeat(40)}.webp` },
  })),
];
const spelled = knownNames(documents.map(({ doc }) => doc));
const labels = pictureLabels(documents.map(({ doc }) => doc));

const slugs = [...CONTENT_COLLECTIONS, ...CONTENT_GLOBALS];

/** A media library that numbers addresses as they come, with the words that the seed gives them. */
function library() {
  const addresses: string[] = [];
  const addressOf = (id: unknown): string =>
    typeof id === 'number' ? (addresses[id - 1] ?? '') : '';
  return {
    idOf: (address: string): number | null =>
      address === '' ? null : addresses.indexOf(address) + 1 || addresses.push(address),
    addressOf,
    wordsOf: (id: unknown): string => labels.get(addressOf(id)) ?? '',
  };
}

describe('[ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-08] [ENT-09] [ENT-10] [ENT-11] [ENT-12] [ENT-13]', () => {
  test.each(slugs)(
    'the demo’s content of %s publishes the same from a document of the hub',
    (slug) => {
      const projection = projectionOf(slug);
      const own = documents.filter(({ kind }) => kind === projection.kind);
      expect(own.length).toBeGreaterThan(0);
      for (const { key, doc } of own) {
        const { idOf, addressOf, wordsOf } = library();
        const data: HubData = {
          ...projection.codec.toHub(doc, idOf),
          ...projection.named(key, doc, spelled),
        };
        const published = project(slug, data, {
          id: 7,
          picture: addressOf,
          pictureWords: wordsOf,
        });
        expect(published).toMatchObject({ kind: projection.kind, doc });
        if ('issues' in published) throw new Error('not published');
        // Stores and vacancies keep their place; the number tells two of one place apart.
        expect(published.key.replace(/-0*7$/u, '')).toBe(key);
      }
    },
  );
});

test('names of seeded pages are written as the content writes them', () => {
  expect(spelled('dual purpose')).toBe('Dual Purpose');
  expect(spelled('dassie & reed')).toBe('Dassie & Reed');
  expect(spelled('never heard of')).toBe('Never Heard Of');
});

const names = [...contentCollections, ...contentGlobals].flatMap(({ fields }) =>
  fieldNames(fields),
);

function fieldNames(fields: readonly object[]): string[] {
  return fields.flatMap((field) => [
    ...('name' in field ? [textOf(field.name)] : []),
    ...('fields' in field && Array.isArray(field.fields) ? fieldNames(field.fields) : []),
  ]);
}

/** Whatever a form, an older release or a hand in the database may leave in a field. */
const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom('005', 'carousel', 'Gauteng', 'top left', ' ', 'a\n\nb'),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const anyRow = fc.dictionary(fc.constantFrom(...names), anyValue);
const anyDocument = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(anyValue, fc.array(fc.oneof(anyRow, anyValue), { maxLength: 3 }), anyRow),
);

test.each(slugs)(
  'whatever is in a document of %s, its public form is the contract’s or is refused',
  (slug) => {
    const { kind } = projectionOf(slug);
    fc.assert(
      fc.property(anyDocument, (data) => {
        const published = project(slug, data, {
          id: 1,
          picture: (id) => `/media/${mediaId(id) ?? ''}`,
        });
        if ('issues' in published) expect(published.issues.length).toBeGreaterThan(0);
        else expect(CONTENT_SCHEMAS[kind].parse(published.doc)).toEqual(published.doc);
      }),
    );
  },
);

test('pictures are published with what they show, unless that only repeats the title', () => {
  const words = ['', 'RUGS', 'A long rug on boards'];
  const picture = (id: unknown) => `/media/${String(id)}`;
  const pictureWords = (id: unknown) => words[Number(id)] ?? '';
  const data = {
    title: 'Rugs',
    heroPictures: [1, 2],
    featuredPictures: [{ position: 'top left', picture: 2 }],
    newArrivals: [{ collection: 'Caravan', itemGroup: '004', application: 'Hallway', picture: 2 }],
  };
  const shown = {
    sku: 'k1',
    item_group: '004',
    range: 'Caravan',
    design: 'Keimoes',
    colour: 'Garnet',
    url: '',
  };
  const published = project('landing-pages', data, {
    id: 1,
    picture,
    pictureWords,
    phonePicture: (id) => (id === 2 ? '/media/3' : ''),
    pictureShows: (id) => (id === 2 ? [shown] : []),
  });
  expect(published).toMatchObject({
    doc: {
      section_consumer_hero: [
        { url: '/media/1', phone_url: '', alt: '', shows: [] },
        {
          url: '/media/2',
          phone_url: '/media/3',
          alt: 'A long rug on boards',
          shows: [shown],
        },
      ],
      section_featured_collection: [{ alt: 'A long rug on boards' }],
      section_new_arrivals: [{ url: '/media/2' }],
    },
  });
});

test('what the contract refuses is told by the field of the form', () => {
  const data = { title: 'Rugs', heroWidth: -1, newArrivals: [{ collection: 'x'.repeat(100_001) }] };
  const refused = project('landing-pages', data, { id: 1, picture: () => '' });
  if (!('issues' in refused)) throw new Error('it was not refused');
  const { codec } = projectionOf('landing-pages');
  expect(refused.issues.map(({ path }) => codec.fieldAt(path))).toEqual([
    'heroWidth',
    'newArrivals.0.collection',
  ]);
});
