import {
  CURTAINING,
  countLine,
  openApplication,
  option,
  options,
  query,
  textOf,
} from './application-page.ts';
import { expect, test } from './fixtures.ts';

const WASHABLE = 'Machine washable';
const FIRE_RATED = 'Contract fire rated';
const ofCount = (text: string) => Number(/(\d+) products?/u.exec(text)?.[1]);

test('[decision 28] Care and Contract filter, count and go like every facet', async ({ page }) => {
  await openApplication(page);
  const washable = option(page, 'Care', WASHABLE);
  const all = ofCount(await textOf(countLine(page)));
  const products = ofCount(await textOf(washable.locator('xpath=ancestor::label')));
  expect(products).toBeGreaterThan(0);
  expect(products).toBeLessThan(all);
  await washable.focus();
  await page.keyboard.press('Space');
  await expect(countLine(page)).toContainText(`${products} product`);
  expect(query(page).getAll('care')).toEqual([WASHABLE]);
  // Its own facet is counted under every other choice, so the others of it stay.
  await expect(option(page, 'Care', 'Dry clean')).toBeVisible();

  const rated = option(page, 'Contract', FIRE_RATED);
  const both = ofCount(await textOf(rated.locator('xpath=ancestor::label')));
  await rated.check();
  await expect(countLine(page)).toContainText(`${both} product`);
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('button', { name: `Remove Contract: ${FIRE_RATED}` })).toBeVisible();
  const address = page.url();

  await chips.getByRole('button', { name: `Remove Care: ${WASHABLE}` }).click();
  await expect(washable).not.toBeChecked();
  expect(query(page).has('care')).toBe(false);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(countLine(page)).toContainText(`${all} product`);
  expect(query(page).has('contract')).toBe(false);

  await page.goto(address);
  await expect(countLine(page)).toContainText(`${both} product`);
  await expect(washable).toBeChecked();
  await page.goto(`${CURTAINING}?care=nope&contract=${FIRE_RATED.toUpperCase()}`);
  await expect(rated).toBeChecked();
  await expect.poll(() => query(page).has('care')).toBe(false);
});

test('[FILTER-19] a group that nothing is said of has no such section', async ({ page }) => {
  await openApplication(page, '/item_group/001/application/wallpaper');
  await expect(options(page, 'Contract').first()).toBeVisible();
  await expect(option(page, 'Care', WASHABLE)).toHaveCount(0);
});

test('a phrase asks for Care and Contract, and leads into the filter with them', async ({
  page,
}) => {
  await page.goto('/search?q=washable%20fire%20rated%20curtain');
  await expect(page.getByText(`Care: ${WASHABLE}`)).toBeVisible();
  await expect(page.getByText(`Contract: ${FIRE_RATED}`)).toBeVisible();
  await page.getByRole('link', { name: 'Fabric, Curtaining' }).click();
  await expect(option(page, 'Care', WASHABLE)).toBeChecked();
  await expect(option(page, 'Contract', FIRE_RATED)).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Care filters by the form', async ({ page }) => {
    await page.goto(CURTAINING);
    await option(page, 'Care', WASHABLE).check();
    await page.getByRole('button', { name: 'Show products' }).click();
    expect(query(page).getAll('care')).toEqual([WASHABLE]);
    await expect(option(page, 'Care', WASHABLE)).toBeChecked();
    await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText(WASHABLE);
  });
});
