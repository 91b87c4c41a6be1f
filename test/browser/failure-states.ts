import type { Page } from '@playwright/test';
import { CURTAINING, LIST_CALL, openApplication, options } from './application-page.ts';
import { COLOUR_CALL, openByColour } from './colour-search.ts';
import { CONTENT_CALL, refuse } from './content-calls.ts';
import { expect } from './fixtures.ts';
import { failProductCall, onProductCall, openFromGrid } from './product-calls.ts';
import { follow, open, type State } from './state.ts';

/** Links to collections carry the application as it is written. */
const COLLECTION = '/item_group/005/application/Curtaining/collection/';
const OUTDOOR = '/item_group/9001/application_type/outdoor';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' }).first();

/** A page that is opened within the site while what it asks for is refused. */
const refused = (name: string, from: string, href: string, call: string): State => ({
  name,
  async make(page) {
    await open(page, from);
    await refuse(page, call);
    await follow(page, href);
    await expect(tryAgain(page)).toBeVisible();
  },
});

/** States that a visitor comes to when something does not answer, or breaks. */
export const FAILURE_STATES: readonly State[] = [
  {
    name: 'a grid whose call fails',
    only: 'desk',
    async make(page) {
      await openApplication(page, CURTAINING);
      await refuse(page, LIST_CALL);
      await options(page, 'Colour').first().check();
      await expect(tryAgain(page)).toBeVisible();
    },
  },
  {
    name: 'a product whose call fails',
    async make(page) {
      await onProductCall(page, failProductCall);
      await openFromGrid(page);
      await expect(tryAgain(page)).toBeVisible();
    },
  },
  refused('a collection that fails', CURTAINING, COLLECTION, LIST_CALL),
  refused('a brand that fails', '/', '/item_group/9000/brand/', CONTENT_CALL),
  refused('an application type that fails', '/', OUTDOOR, CONTENT_CALL),
  refused('a category that fails', OUTDOOR, `${OUTDOOR}/category_name/`, CONTENT_CALL),
  refused(
    'internationals that cannot be loaded',
    '/',
    '/internationals',
    '**/internationals-page/settings',
  ),
  refused(
    'an international brand that cannot be loaded',
    '/internationals',
    '/internationals/brand/',
    '**/internationals-page/brand-page/*',
  ),
  refused('vacancies that cannot be loaded', '/', '/careers', '**/download-careers-csv'),
  {
    name: 'a catalogue that cannot be loaded',
    async make(page) {
      await open(page, '/internationals');
      await page.route('**/catalogues/*', (route) => route.abort());
      await page
        .getByRole('button', { name: /^Open catalogue: /u })
        .first()
        .press('Enter');
      await expect(page.getByRole('heading', { name: /catalogue could not be/u })).toBeVisible();
    },
  },
  {
    name: 'a search that fails',
    async make(page) {
      await open(page, '/item_group/005');
      await refuse(page, '**/search?query=*');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('linen');
      await expect(page.getByRole('dialog').getByText(/error/iu).first()).toBeVisible();
    },
  },
  {
    name: 'a search by colour that fails',
    async make(page) {
      await open(page, '/item_group/005');
      await refuse(page, COLOUR_CALL);
      const dialog = await openByColour(page);
      await dialog.getByRole('radio', { name: 'Blue' }).check();
      await expect(dialog.getByText(/error/iu).first()).toBeVisible();
    },
  },
  {
    name: 'a sign-up that cannot be kept',
    async make(page) {
      await open(page, '/');
      await refuse(page, '**/omnisend/sign-up');
      await page.getByPlaceholder('Enter your email').fill('axe@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('An error occured')).toBeVisible();
    },
  },
  {
    name: 'a page that breaks',
    async make(page) {
      await open(page, '/');
      await page.route('**/about-us.data*', (route) =>
        route.fulfill({ status: 500, body: 'Unexpected Server Error' }),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    },
  },
];
