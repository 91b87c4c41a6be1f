import type { Page } from '@playwright/test';
import { internationalsSettings } from '@selvedge/contract/international-content';
import { CURTAINING, LIST_CALL, openApplication, options } from './application-page.ts';
import { answerAll, refuse } from './content-calls.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import type { State } from './states.ts';

/** Follows a link of the home page, also one that is in a menu that is closed. */
async function fromHome(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

/** States that a visitor comes to when something is missing, or does not answer. */
export const FAILURE_STATES: readonly State[] = [
  {
    name: 'a grid without a product',
    only: 'desk',
    async make(page) {
      await openApplication(page, CURTAINING);
      await answerAll(page, LIST_CALL, {
        products: [],
        filters: {},
        facet_counts: {},
        total_items_count: 0,
      });
      await options(page, 'Colour').first().check();
      await expect(page.getByText('No items found')).toBeVisible();
    },
  },
  {
    name: 'a grid whose call fails',
    only: 'desk',
    async make(page) {
      await openApplication(page, CURTAINING);
      await refuse(page, LIST_CALL);
      await options(page, 'Colour').first().check();
      await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    },
  },
  {
    name: 'a search that fails',
    async make(page) {
      await page.goto('/item_group/005');
      await hydrated(page);
      await refuse(page, '**/search?query=*');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('linen');
      await expect(page.getByRole('dialog').getByText(/error/iu).first()).toBeVisible();
    },
  },
  {
    name: 'a sign-up that cannot be kept',
    async make(page) {
      await page.goto('/');
      await hydrated(page);
      await refuse(page, '**/omnisend/sign-up');
      await page.getByPlaceholder('Enter your email').fill('axe@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('An error occured')).toBeVisible();
    },
  },
  {
    name: 'internationals that are not published',
    async make(page) {
      const json = { success: true, settings: internationalsSettings.parse({}), msg: '' };
      await answerAll(page, '**/internationals-page/settings', json);
      await fromHome(page, '/internationals');
      await expect(page).toHaveURL('/internationals');
    },
  },
  {
    name: 'internationals that cannot be loaded',
    async make(page) {
      await refuse(page, '**/internationals-page/settings');
      await fromHome(page, '/internationals');
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    },
  },
  {
    name: 'vacancies that cannot be loaded',
    async make(page) {
      await refuse(page, '**/download-careers-csv');
      await fromHome(page, '/careers');
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'a page that breaks',
    async make(page) {
      await page.route('**/item_group/005.data*', (route) =>
        route.fulfill({ status: 500, body: 'Unexpected Server Error' }),
      );
      await fromHome(page, '/item_group/005');
      await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    },
  },
];
