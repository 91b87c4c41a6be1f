import { vacanciesResponse } from '@selvedge/contract/house-content';
import {
  internationalBrandPage,
  internationalsSettings,
} from '@selvedge/contract/international-content';
import { applicationTypeContent, brandContent } from '@selvedge/contract/page-content';
import { roomUrl } from '@selvedge/contract/urls';
import { answerWith, CURTAINING, LIST_CALL, openApplication, options } from './application-page.ts';
import { COLOUR_CALL, openByColour } from './colour-search.ts';
import { answerAll, CONTENT_CALL } from './content-calls.ts';
import { findDesign } from './demo-designs.ts';
import { expect } from './fixtures.ts';
import { changeProducts, openFromGrid } from './product-calls.ts';
import { follow, open, type State } from './state.ts';

/** Links to collections carry the application as it is written. */
const COLLECTION = '/item_group/005/application/Curtaining/collection/';
const OUTDOOR = '/item_group/9001/application_type/outdoor';
const NOTHING = { products: [], filters: {}, facet_counts: {}, total_items_count: 0 };

/** States that a visitor comes to where there is nothing to show. */
export const EMPTY_STATES: readonly State[] = [
  {
    name: 'a grid without a product',
    only: 'desk',
    async make(page) {
      await openApplication(page, CURTAINING);
      await answerAll(page, LIST_CALL, NOTHING);
      await options(page, 'Colour').first().click(); // it is gone with its section at once
      await expect(page.getByText('No items found')).toBeVisible();
    },
  },
  {
    name: 'a grid without a product',
    only: 'phone',
    async make(page) {
      await openApplication(page, CURTAINING);
      await answerAll(page, LIST_CALL, NOTHING);
      await page.getByRole('button', { name: /^Filters/u }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('heading', { name: 'Colour', exact: true }).click();
      await options(page, 'Colour').first().click(); // it is gone with its section at once
      await expect(page.getByText('Updating filters...')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByText('No items found')).toBeVisible();
    },
  },
  {
    name: 'a search by colour that finds nothing',
    async make(page) {
      await open(page, '/item_group/005');
      await answerAll(page, COLOUR_CALL, { data: [] });
      const dialog = await openByColour(page);
      await dialog.getByRole('radio', { name: 'Blue' }).check();
      await expect(dialog.getByText('No items found')).toBeVisible();
    },
  },
  {
    name: 'a search by colour with a file that is no picture',
    async make(page) {
      await open(page, '/item_group/005');
      const dialog = await openByColour(page);
      await dialog.getByLabel('Choose a picture').setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('blue'),
      });
      await expect(dialog.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible();
    },
  },
  {
    name: 'a collection without designs',
    async make(page) {
      await open(page, CURTAINING);
      await answerWith(page, (answer) => ({
        ...answer,
        products: answer.products.map((product) => ({ ...product, is_published: false })),
      }));
      await follow(page, COLLECTION);
      await expect(page.getByText('No designs found in this collection')).toBeVisible();
    },
  },
  {
    name: 'a product without a picture, with symbols that have none',
    async make(page) {
      const symbols = [{ image_data: '', file_name: 'Outdoor' }];
      const changed = { symbols, primaryImageUrl: '', additionalImages: [] };
      await changeProducts(page, (all) => all.map((one) => ({ ...one, ...changed })));
      await openFromGrid(page);
      await expect(page.getByRole('list', { name: 'Symbols' })).toBeVisible();
    },
  },
  {
    name: 'a product that has gone missing',
    async make(page) {
      await changeProducts(page, () => []);
      await openFromGrid(page);
      await expect(page.getByText('Whoops! This page has gone missing.')).toBeVisible();
    },
  },
  {
    name: 'a product that has no place in the room',
    async make(page) {
      const [homeware] = await findDesign(page.request, '000', () => true);
      if (!homeware) throw new Error('The demo supplier has no homeware.');
      await open(page, roomUrl(homeware));
      await expect(page.getByText('cannot be shown in the room')).toBeVisible();
    },
  },
  {
    name: 'a brand without content, and the notices for staff',
    async make(page) {
      await open(page, '/');
      await answerAll(page, CONTENT_CALL, brandContent.parse({}));
      await follow(page, '/item_group/9000/brand/');
      await expect(page.getByText('Missing Content for Collections Section')).toBeVisible();
    },
  },
  {
    name: 'an application type with a title alone',
    async make(page) {
      await open(page, '/');
      await answerAll(page, CONTENT_CALL, applicationTypeContent.parse({ page_title: 'Outdoor' }));
      await follow(page, OUTDOOR);
      await expect(page.getByText(/^Missing Content for /u).first()).toBeVisible();
    },
  },
  {
    name: 'internationals that are not published',
    async make(page) {
      await open(page, '/');
      const json = { success: true, settings: null, msg: '' };
      await answerAll(page, '**/internationals-page/settings', json);
      await follow(page, '/internationals');
      await expect(page.getByText('No international page data available')).toBeVisible();
    },
  },
  {
    name: 'internationals without brands and catalogues',
    async make(page) {
      await open(page, '/');
      const settings = internationalsSettings.parse({ page_title: 'Elsewhere' });
      await answerAll(page, '**/internationals-page/settings', {
        success: true,
        settings,
        msg: '',
      });
      await follow(page, '/internationals');
      await expect(page.getByText('No published brands or catalogues available')).toBeVisible();
    },
  },
  {
    name: 'an international brand whose film is none',
    async make(page) {
      await open(page, '/internationals');
      const fields = { page_title: 'Elsewhere', promo_video: 'https://example.com/film' };
      await answerAll(page, '**/internationals-page/brand-page/*', {
        success: true,
        brand_page: internationalBrandPage.parse(fields),
        msg: '',
      });
      await follow(page, '/internationals/brand/');
      await expect(page.getByText('Invalid YouTube URL')).toBeVisible();
    },
  },
  {
    name: 'careers without a vacancy',
    async make(page) {
      await open(page, '/');
      const none = vacanciesResponse.parse({ vacancies: [] });
      await answerAll(page, '**/download-careers-csv', none);
      await follow(page, '/careers');
      await expect(page.getByRole('region', { name: 'Vacancies' })).toBeVisible();
      await expect(page.getByText('Loading vacancies')).toHaveCount(0);
    },
  },
];
