import type { Page } from '@playwright/test';
import { openByColour, pictureOf } from './colour-search.ts';
import { expect } from './fixtures.ts';
import { open, type State } from './state.ts';

const banner = (page: Page) => page.getByRole('banner');

async function search(page: Page, text: string): Promise<void> {
  await open(page, '/item_group/005');
  await banner(page).getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill(text);
}

/** States of the search dialog while everything works. */
export const SEARCH_STATES: readonly State[] = [
  { name: 'the search, empty', make: (page) => search(page, '') },
  {
    name: 'the search with hits',
    async make(page) {
      await search(page, 'a');
      await page.getByRole('button', { name: 'Colour', exact: true }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the search without a hit',
    async make(page) {
      await search(page, 'zzzzqqqq');
      await expect(page.getByRole('dialog').getByText('No items found')).toBeVisible();
    },
  },
  {
    name: 'the search with what its understood words find',
    async make(page) {
      await search(page, 'blue xyzzy stripe');
      const nearest = page.getByRole('region', { name: /^Without “xyzzy”/u });
      await expect(nearest.getByRole('listitem')).toHaveCount(6);
    },
  },
  {
    name: 'the search, with what was looked for before',
    async make(page) {
      await search(page, 'curtaining');
      await page.getByRole('button', { name: 'Application', exact: true }).click();
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/application\//u);
      await banner(page).getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible();
    },
  },
  {
    name: 'the search by the colours of a picture',
    async make(page) {
      await open(page, '/item_group/005');
      const dialog = await openByColour(page);
      await dialog.getByLabel('Choose a picture').setInputFiles({
        name: 'room.png',
        mimeType: 'image/png',
        buffer: await pictureOf(page, '#203060', '#e8dcc8'),
      });
      await expect(dialog.getByRole('list', { name: 'Fabric' })).toBeVisible();
    },
  },
  {
    name: 'the search by colour in the dialog, with a code that is none',
    async make(page) {
      await search(page, '');
      await page.getByRole('button', { name: 'Match a shade' }).click();
      await page.getByRole('radio', { name: 'Blue' }).check();
      await expect(page.getByRole('list', { name: 'Wallpaper' })).toBeVisible();
      const code = page.getByRole('textbox', { name: 'Colour code' });
      await code.fill('8A4B');
      await code.blur();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
    },
  },
];
