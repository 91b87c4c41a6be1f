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

test('a filtered list prints what is applied and its products, without what is to be clicked', async ({
  page,
}) => {
  await page.goto('/item_group/005/application/curtaining?colours=Blue');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Blue');
  await expect(page.getByText(/^\d+ products, page 1 of/u)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden();
  await expect(page.getByLabel('Order')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden();
});

test('a page that was filtered prints its name and the products, and a room its picture and what stands in it', async ({
  page,
}) => {
  const collections = page.getByRole('heading', { name: 'Collections' });
  await page.goto('/item_group/005/application/upholstery');
  await page.emulateMedia({ media: 'print' });
  await expect(collections).toBeVisible();
  await page.goto('/item_group/005/application/upholstery?application=Upholstery&colours=Teal');
  await expect(page.getByRole('heading', { level: 1, name: 'Upholstery' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Discover - Upholstery' })).toBeVisible();
  await expect(collections).toBeHidden();
  await page.goto(
    '/item_group/005/collection/Spice%20Route/design/Roggeveld%20Chevron/room?colour=Lagoon',
  );
  await expect(page.getByText('Sofa: Roggeveld Chevron in Lagoon')).toBeVisible();
  await expect(page.getByRole('form', { name: 'The room' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
});
