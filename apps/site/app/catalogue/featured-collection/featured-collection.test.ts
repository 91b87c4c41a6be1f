import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FeaturedContent, featuredAction, placedPictures } from './featured-collection.tsx';

const EMPTY: FeaturedContent = {
  section_featured_collection: [],
  featured_collection_title: { collection_name: '', item_group_code: '', application_name: '' },
  featured_collection_description: '',
  featured_collection_modal_url: '',
  featured_collection_catalogue_url: '',
};
const MODAL = { featured_collection_modal_url: '/catalogues/karoo' };
const CATALOGUE = { featured_collection_catalogue_url: 'https://example.com/karoo' };
const ROUTE = {
  featured_collection_title: {
    collection_name: 'Karoo Slub',
    item_group_code: '005',
    application_name: 'Curtaining',
  },
};

describe('[FEAT-04] the first fitting rule acts', () => {
  test('[FEAT-01] [FEAT-05] a modal URL comes first', () => {
    expect(featuredAction({ ...EMPTY, ...MODAL, ...CATALOGUE, ...ROUTE })).toEqual({
      kind: 'modal',
      address: '/catalogues/karoo',
      text: 'View Collection',
    });
  });

  test('[FEAT-02] [FEAT-05] then a catalogue URL', () => {
    expect(featuredAction({ ...EMPTY, ...CATALOGUE, ...ROUTE })).toEqual({
      kind: 'catalogue',
      href: 'https://example.com/karoo',
      text: 'View Catalogue',
    });
  });

  test('[FEAT-03] [FEAT-05] then the collection, when all of it is known', () => {
    expect(featuredAction({ ...EMPTY, ...ROUTE })).toEqual({
      kind: 'route',
      href: '/item_group/005/application/Curtaining/collection/Karoo%20Slub',
      text: 'Explore The Collection',
    });
    for (const missing of Object.keys(ROUTE.featured_collection_title)) {
      const title = { ...ROUTE.featured_collection_title, [missing]: '' };
      expect(featuredAction({ ...EMPTY, featured_collection_title: title })).toBeNull();
    }
  });

  test('an address that must not run is no rule', () => {
    const modal = { featured_collection_modal_url: 'javascript:alert(1)' };
    expect(featuredAction({ ...EMPTY, ...modal, ...ROUTE })?.kind).toBe('route');
    expect(featuredAction(EMPTY)).toBeNull();
  });
});

test('[FEAT-06] each picture stands in its place', () => {
  const placed = (position: string, url: string) => ({ position, url, alt: `What ${url} shows` });
  const images = [
    placed('Bottom-Right', '/c'),
    placed('top left', '/a'),
    placed('bottom left ', '/b'),
    placed('bottom left', '/other'),
    placed('middle', '/d'),
    placed('top right', ''),
  ];
  const [right, topLeft, bottomLeft] = images;
  expect(placedPictures(images)).toEqual({
    'top left': topLeft,
    'bottom left': bottomLeft,
    'bottom right': right,
  });
});

test('no content breaks the rules', () => {
  const text = fc.oneof(fc.constant(''), fc.string(), fc.webUrl());
  fc.assert(
    fc.property(text, text, text, (modal, catalogue, name) => {
      const action = featuredAction({
        ...EMPTY,
        featured_collection_modal_url: modal,
        featured_collection_catalogue_url: catalogue,
        featured_collection_title: { ...ROUTE.featured_collection_title, collection_name: name },
      });
      if (name !== '') expect(action).not.toBeNull();
    }),
  );
});
