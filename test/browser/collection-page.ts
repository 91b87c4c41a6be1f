import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const HEADING = 'Designs in this collection';

export const designs = (page: Page): Locator => page.getByRole('region', { name: HEADING });
export const designLinks = (page: Page): Locator =>
  designs(page).getByRole('listitem').getByRole('link');

/** Opens the first collection of an application page within the site, as a visitor does. */
export async function openFromApplication(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Curtaining Collections' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/collection\//u);
}
