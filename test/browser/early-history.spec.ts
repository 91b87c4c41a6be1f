import { cards, countLine, openApplication } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';

test('[PROD-12] back from a product that was loaded again, before its scripts have come, is where the grid was left', async ({
  page,
}) => {
  await openApplication(page);
  const card = cards(page).nth(5);
  await card.scrollIntoViewIfNeeded();
  const leftYPx = await page.evaluate(() => scrollY);
  expect(leftYPx).toBeGreaterThan(0);
  await card.getByRole('link').dispatchEvent('click'); // a real one may scroll a little more
  await expect(page).toHaveURL(/\/design\//u);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(countLine(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftYPx);
  await release();
  await hydrated(page);
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(leftYPx);
});

test('[HOME-01] going back to the home page before the scripts of the next have come is no reload of it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const fabric = page.getByRole('main').getByRole('link', { name: 'Fabric', exact: true });
  await fabric.scrollIntoViewIfNeeded();
  const leftYPx = await page.evaluate(() => scrollY);
  expect(leftYPx).toBeGreaterThan(0);
  await fabric.dispatchEvent('click'); // a real one may scroll a little more
  await expect(page).toHaveTitle(/^Fabric\b/u);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^Home\b/u);
  await release();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(leftYPx);
});
