import type { Locator, Page } from '@playwright/test';
import { cards, countLine, openApplication } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';

/** Opens a product from far down the grid: its card, and where the grid was left. */
async function openProductFromGrid(page: Page): Promise<{ card: Locator; leftYPx: number }> {
  await openApplication(page);
  const card = cards(page).nth(5);
  await card.scrollIntoViewIfNeeded();
  const leftYPx = await page.evaluate(() => scrollY);
  expect(leftYPx).toBeGreaterThan(0);
  await card.getByRole('link').dispatchEvent('click'); // a real one may scroll a little more
  await expect(page).toHaveURL(/\/design\//u);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return { card, leftYPx };
}

test('[PROD-12] back from a product that was loaded again, before its scripts have come, is where the grid was left', async ({
  page,
}) => {
  const { card, leftYPx } = await openProductFromGrid(page);

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

test('[PROD-12] back from a product that was loaded again, while its scripts take over, is where the grid was left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('leave-while-taken-over') === null) return;
    sessionStorage.removeItem('leave-while-taken-over');
    let begin: (() => void) | undefined;
    addEventListener('popstate', () => begin?.(), { once: true });
    // The first message is React's to itself: it has been told to take over, and begins once the address has changed.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      MessagePort.prototype.postMessage = postMessage;
      begin = () => postMessage.call(this, message);
      history.back();
    };
  });
  const { card, leftYPx } = await openProductFromGrid(page);

  await page.evaluate(() => sessionStorage.setItem('leave-while-taken-over', ''));
  await page.reload({ waitUntil: 'commit' });
  await expect(countLine(page)).toBeVisible();
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
