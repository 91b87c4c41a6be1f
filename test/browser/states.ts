import type { Page } from '@playwright/test';
import { internationalBrandPage } from '@selvedge/contract/international-content';
import { productUrl, roomUrl } from '@selvedge/contract/urls';
import { CURTAINING, openApplication, options } from './application-page.ts';
import { answerAll } from './content-calls.ts';
import { findDesign } from './demo-designs.ts';
import { expect } from './fixtures.ts';
import { changeProducts, openFromGrid } from './product-calls.ts';
import { open, type State } from './state.ts';

const banner = (page: Page) => page.getByRole('banner');

const panel = (name: string): State => ({
  name: `the panel of ${name} in the header`,
  only: 'desk',
  async make(page) {
    await open(page, '/');
    await page.getByRole('button', { name }).focus();
    await expect(banner(page).getByRole('list', { name })).toBeVisible();
  },
});

async function fabric(page: Page) {
  const items = await findDesign(page.request, '005', (design) =>
    design.some(({ additionalImages }) => additionalImages.length > 0),
  );
  const [product] = items;
  if (!product) throw new Error('The demo supplier has no such fabric.');
  return product;
}

/** States that a visitor comes to while everything works. */
export const STATES: readonly State[] = [
  ...['Fabric', 'Wallpaper', 'Brands', 'Company'].map(panel),
  {
    name: 'the menu with a section open',
    only: 'phone',
    async make(page) {
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByText('Brands', { exact: true }).click();
    },
  },
  {
    name: 'the filter with values applied',
    only: 'desk',
    async make(page) {
      await openApplication(page, CURTAINING);
      await options(page, 'Colour').first().check();
      await expect(page.getByRole('button', { name: /^Remove /u }).first()).toBeVisible();
      await expect(page.getByText('Updating filters...')).toHaveCount(0);
    },
  },
  {
    name: 'many designs, with a card turned to another colour',
    async make(page) {
      await open(page, `${CURTAINING}?order=designs`);
      const dots = page
        .getByRole('group', { name: /^Colours of /u })
        .first()
        .getByRole('link');
      await expect(async () => {
        await dots.first().focus();
        await dots.nth(1).focus();
        await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 500 });
      }).toPass();
    },
  },
  {
    name: 'the filter as a sheet',
    only: 'phone',
    async make(page) {
      await openApplication(page, CURTAINING);
      await page.getByRole('button', { name: /^Filters/u }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('heading', { name: 'Colour', exact: true }).click();
      await options(page, 'Colour').first().check();
      await expect(page.getByText('Updating filters...')).toHaveCount(0);
    },
  },
  {
    name: 'the last page of a grid',
    make: (page) =>
      open(page, `${CURTAINING}?application=Curtaining&page=2&startoffset=9&endoffset=18`),
  },
  {
    name: 'a long description, all of it',
    async make(page) {
      const long_description = 'Nine proteas drawn on the mountain. '.repeat(20);
      await changeProducts(page, (all) => all.map((one) => ({ ...one, long_description })));
      await openFromGrid(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Less', exact: true })).toBeVisible();
    },
  },
  {
    name: 'a picture over the whole screen',
    async make(page) {
      await open(page, productUrl(await fabric(page)));
      await page.getByRole('button', { name: 'Zoom picture' }).click();
      await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('100 %');
    },
  },
  {
    name: 'a room, with a colour that there is not',
    async make(page) {
      await open(page, roomUrl(await fabric(page), [['colour', 'Nocolour']]));
      await expect(page.locator('figure[aria-busy="false"]')).toBeVisible();
    },
  },
  {
    name: 'a featured collection in its full-screen modal',
    async make(page) {
      await open(page, '/item_group/001');
      await page.getByRole('button', { name: 'View Collection' }).first().click();
      const frame = page.getByRole('dialog').frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'a film that plays',
    async make(page) {
      await page.route('https://www.youtube*/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Film</title>' }),
      );
      await answerAll(page, '**/internationals-page/brand-page/*', {
        success: true,
        brand_page: internationalBrandPage.parse({
          page_title: 'Elsewhere',
          promo_video: 'https://www.youtube.com/watch?v=abcdefghijk',
        }),
        msg: '',
      });
      await open(page, '/internationals');
      await page.locator('a[href^="/internationals/brand/"]').first().click();
      await page.getByRole('button', { name: /^Play video: /u }).click();
      await expect(page.locator('iframe[src*="/embed/"]')).toBeVisible();
    },
  },
  {
    name: 'a catalogue over the page',
    async make(page) {
      await open(page, '/internationals');
      await page
        .getByRole('button', { name: /^Open catalogue: /u })
        .first()
        .press('Enter');
      const frame = page.getByRole('dialog').frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the rolls that are worked out',
    make: (page) =>
      open(page, '/calculators/wallpaper?wall_width_m=4&wall_height_m=2.5&roll_width_cm=52'),
  },
  {
    name: 'the metres that are worked out',
    make: (page) => open(page, '/calculators/curtains?rail_width_m=2&drop_m=2.4'),
  },
  {
    name: 'measures that cannot be',
    make: (page) => open(page, '/calculators/curtains?rail_width_m=2&drop_m=50'),
  },
  {
    name: 'a sign-up that is refused',
    async make(page) {
      await open(page, '/');
      await page.getByPlaceholder('Enter your email').fill('thandi@');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Email invalid!')).toBeVisible();
    },
  },
  {
    name: 'a sign-up that is done',
    async make(page) {
      await open(page, '/');
      await page.getByPlaceholder('Enter your email').fill('axe@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('You have been subscribed')).toBeVisible();
    },
  },
];
