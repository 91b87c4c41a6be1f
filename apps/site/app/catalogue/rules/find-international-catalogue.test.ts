import type { ContentService } from '@selvedge/contract/content-service';
import {
  internationalBrandPage,
  internationalsSettings,
} from '@selvedge/contract/international-content';
import { expect, test } from 'vitest';
import { findInternationalCatalogue } from './find-international-catalogue.ts';

const tile = { id: 'slack-tide', issuu_link: '/catalogues/slack-tide' };
const asked: string[] = [];
const service: Pick<ContentService, 'internationals' | 'internationalBrand'> = {
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
  const found = await findInternationalCatalogue(service, 'Slack-Tide,');
  expect(found).toMatchObject({ brandId: 'nordhavre', tile });
  expect(asked).not.toContain('hidden');
});

test('[INTL-09] finds none for another id, or where no page is published', async () => {
  expect(await findInternationalCatalogue(service, 'four-dyes')).toBeNull();
  const none = { ...service, internationals: async () => null };
  expect(await findInternationalCatalogue(none, 'slack-tide')).toBeNull();
});
