import { expect, test } from './fixtures.ts';

for (const path of ['/calculators/curtains', '/store-locator', '/careers', '/returns-policy'])
  test(`${path} prints under the house's name, without menus and footer`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link').first()).toBeVisible();
    await expect(header.getByRole('button', { name: 'Search' })).toBeHidden();
    await expect(header.getByRole('button', { name: 'Fabric' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('[STATIC-01] the wallpaper calculator prints what was written and what it takes', async ({
  page,
}) => {
  await page.goto('/calculators/wallpaper?wall_width_m=4&wall_height_m=2.4');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('status')).toContainText('2 rolls');
  await expect(page.getByLabel('Width of wall 1')).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Add a wall' })).toBeHidden();
});
