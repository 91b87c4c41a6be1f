import type { Page } from '@playwright/test';
import { CURTAINING, LIST_CALL, openApplication, options } from './application-page.ts';
import { COLOUR_CALL, openByColour } from './colour-search.ts';
import { CONTENT_CALL, hold } from './content-calls.ts';
import { expect } from './fixtures.ts';
import { openFromGrid } from './product-calls.ts';
import { follow, open, type State } from './state.ts';

/** Links to collections carry the application as it is written. */
const COLLECTION = '/item_group/005/application/Curtaining/collection/';
const OUTDOOR = '/item_group/9001/application_type/outdoor';

const said = (page: Page, words: string) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeAttached();

/** A page that is opened within the site while what it asks for is held back, and what it says meanwhile. */
const waiting = (name: string, from: string, href: string, call: string, words: string): State => ({
  name,
  async make(page) {
    await open(page, from);
    await hold(page, call);
    await follow(page, href);
    await said(page, words);
  },
});

/** States that a visitor comes to while something is on its way. */
export const WAITING_STATES: readonly State[] = [
  {
    name: 'the loading screen of a slow navigation',
    async make(page) {
      await open(page, '/');
      await hold(page, '**/item_group/005.data*');
      await page.locator('a[href="/item_group/005"]').first().dispatchEvent('click');
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    },
  },
  {
    name: 'a grid that is being updated',
    only: 'desk',
    async make(page) {
      await openApplication(page, CURTAINING);
      await hold(page, LIST_CALL);
      await options(page, 'Colour').first().check();
      await said(page, 'Updating filters...');
    },
  },
  {
    name: 'a product that is on its way',
    async make(page) {
      await hold(page, '**/products/multi_filter');
      await openFromGrid(page);
      await said(page, 'Loading product information...');
    },
  },
  waiting(
    'a collection whose designs are on their way',
    CURTAINING,
    COLLECTION,
    LIST_CALL,
    'Loading designs...',
  ),
  waiting('a brand on its way', '/', '/item_group/9000/brand/', CONTENT_CALL, 'Loading'),
  waiting('an application type on its way', '/', OUTDOOR, CONTENT_CALL, 'Loading'),
  waiting('a category on its way', OUTDOOR, `${OUTDOOR}/category_name/`, CONTENT_CALL, 'Loading'),
  waiting(
    'internationals on their way',
    '/',
    '/internationals',
    '**/internationals-page/settings',
    'Loading international brands...',
  ),
  waiting(
    'an international brand on its way',
    '/internationals',
    '/internationals/brand/',
    '**/internationals-page/brand-page/*',
    'Loading brand information...',
  ),
  waiting(
    'vacancies on their way',
    '/',
    '/careers',
    '**/download-careers-csv',
    'Loading vacancies',
  ),
  {
    name: 'a search on its way',
    async make(page) {
      await open(page, '/item_group/005');
      await hold(page, '**/search?query=*');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      const asked = page.waitForRequest('**/search?query=*');
      await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('linen');
      await asked;
    },
  },
  {
    name: 'a search by colour on its way',
    async make(page) {
      await open(page, '/item_group/005');
      await hold(page, COLOUR_CALL);
      const asked = page.waitForRequest(COLOUR_CALL);
      await (await openByColour(page)).getByRole('radio', { name: 'Blue' }).check();
      await asked;
    },
  },
  {
    name: 'a catalogue on its way',
    async make(page) {
      await open(page, '/internationals');
      await hold(page, '**/catalogues/*');
      await page
        .getByRole('button', { name: /^Open catalogue: /u })
        .first()
        .press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a sign-up on its way',
    async make(page) {
      await open(page, '/');
      await hold(page, '**/omnisend/sign-up');
      await page.getByPlaceholder('Enter your email').fill('axe@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
];
