import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const COLOUR_CALL = '**/products/nearest_colours';

/** Opens the search dialog of the page and its part for colours. */
export async function openByColour(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Match a shade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('group', { name: 'A colour family' })).toBeVisible();
  return dialog;
}

/** A picture of two colours, the left three quarters and the right quarter, as a PNG. */
export async function pictureOf(page: Page, left: string, right: string): Promise<Buffer> {
  const url = await page.evaluate(
    ([one = '', other = '']) => {
      const canvas = document.createElement('canvas');
      // As small as it is read, so that no pixel mixes the two.
      [canvas.width, canvas.height] = [48, 36];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.fillStyle = one;
      context.fillRect(0, 0, 36, 36);
      context.fillStyle = other;
      context.fillRect(36, 0, 12, 36);
      return canvas.toDataURL('image/png');
    },
    [left, right],
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
