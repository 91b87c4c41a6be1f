import type { Page } from '@playwright/test';
import { expect, round, test } from './fixtures.ts';

async function openForm(page: Page, document: string): Promise<void> {
  await page.goto('/admin/collections/type-pages');
  await page.getByRole('table').getByRole('link', { name: document, exact: true }).click();
  await expect(page.getByRole('region', { name: 'On the site' })).toContainText('On the site.');
}

const list = (page: Page, name: string) => page.locator(`#field-${name}`);

test('[ENT-13] the form of an application type and of its category each have what the page shows, and keep the rest', async ({
  page,
}) => {
  await openForm(page, 'Outdoor / Wallpaper');
  await expect(list(page, 'collections')).toBeVisible();
  await expect(list(page, 'tiles')).toHaveCount(0);
  await expect(list(page, 'catalogues')).toHaveCount(0);

  await openForm(page, 'Outdoor');
  await expect(list(page, 'tiles')).toBeVisible();
  await expect(list(page, 'collections')).toHaveCount(0);
  const kept = () =>
    page.evaluate(async () => {
      const [id] = location.pathname.split('/').slice(-1);
      return (await (await fetch(`/api/type-pages/${id}?depth=0`)).json()) as {
        collections: unknown[];
        description: string;
      };
    });
  const { collections } = await kept();
  expect(collections.length).toBeGreaterThan(0);
  const text = `Rooms with the wall left out ${round()}.`;
  await page.getByRole('textbox', { name: /^Text under the heading/u }).fill(text);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await kept()).description).toBe(text);
  expect((await kept()).collections).toEqual(collections);
});
