import {
  internationalBrandPage,
  internationalsSettings,
} from '@selvedge/contract/international-content';
import type { ContentService } from '@selvedge/contract/services';
import { collectionId } from '@selvedge/contract/urls';
import { expect, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { findCollection, findInternationalCatalogue } from './find-collection.ts';

const service = fakeProductService({
  multiFilter: async ({ filters }) => ({
    products: [],
    total_items_count: 0,
    facet_counts: {},
    filters:
      filters?.range === undefined
        ? { range: filters?.item_group === '001' ? ['Cold Front'] : [] }
        : { application: ['Vinyl', 'Mural'] },
  }),
});

test('[ROUTE-14] finds a collection by its id, with or without a comma, in its first application', async () => {
  const place = { itemGroup: '001', application: 'Mural', collection: 'Cold Front' };
  expect(await findCollection(service, 'cold-front')).toEqual(place);
  expect(await findCollection(service, 'cold-front,')).toEqual(place);
});

test('[ROUTE-15] an id that does not exist finds nothing', async () => {
  expect(await findCollection(service, 'warm-front')).toBeNull();
  expect(await findCollection(service, ',')).toBeNull();
});

test('an id is the name in small letters and digits', () => {
  expect(collectionId(' Éclat & Co. ')).toBe('eclat-co');
});

const tile = { id: 'slack-tide', issuu_link: '/catalogues/slack-tide' };
const asked: string[] = [];
const contentService: Pick<ContentService, 'internationals' | 'internationalBrand'> = {
  internationals: async () =>
    internationalsSettings.parse({
      brands: [
        { id: 'hidden', is_published: false },
        { id: 'aurillane', is_published: true },
        { id: 'nordhavre', is_published: true },
      ],
    }),
  internationalBrand: async (id) => {
    asked.push(id);
    return internationalBrandPage.parse(
      id === 'nordhavre' ? { catalogue_section_items_second: [tile] } : {},
    );
  },
};

test('[INTL-09] finds a catalogue in either list of a published brand', async () => {
  const found = await findInternationalCatalogue(contentService, 'Slack-Tide,');
  expect(found).toMatchObject({ brandId: 'nordhavre', tile });
  expect(asked).not.toContain('hidden');
});

test('[INTL-09] finds none for another id, or where no page is published', async () => {
  expect(await findInternationalCatalogue(contentService, 'four-dyes')).toBeNull();
  const none = { ...contentService, internationals: async () => null };
  expect(await findInternationalCatalogue(none, 'slack-tide')).toBeNull();
});
