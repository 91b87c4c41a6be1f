import type { Page, Route } from '@playwright/test';
import { CURTAINING, cards, option, query } from './application-page.ts';
import { expect, test } from './fixtures.ts';

const SCRIPTS = '**/assets/*.js';

/** Holds back every script file of the page; the function returned lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(SCRIPTS, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe('a page before its scripts have come', () => {
  test('asks for no script before its largest picture is there', async ({ page }) => {
    const order: string[] = [];
    page.on('requestfinished', (request) => order.push(request.resourceType()));
    page.on('request', (request) => {
      if (request.resourceType() === 'script') order.push('script asked for');
    });
    await page.goto('/');
    await expect.poll(() => order.includes('script')).toBe(true);
    const firstScript = order.indexOf('script asked for');
    expect(order.slice(0, firstScript)).toEqual(
      expect.arrayContaining(['document', 'stylesheet', 'image']),
    );
  });

  test('keeps a click on a button until it can be done', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('keeps a choice of the filter', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(CURTAINING);
    await option(page, 'Applications', 'Upholstery').click();
    await expect(option(page, 'Applications', 'Upholstery')).not.toBeChecked();
    await release();
    await expect(option(page, 'Applications', 'Upholstery')).toBeChecked();
    await expect.poll(() => query(page).getAll('application')).toContain('Upholstery');
    await expect(cards(page).first()).toBeVisible();
  });

  test('keeps what is typed, and sends it as it was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByPlaceholder('Enter your email').fill('early@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const sent = page.waitForRequest('**/omnisend/sign-up');
    await release();
    expect((await sent).postDataJSON()).toEqual({ email: 'early@example.com' });
  });

  test('opens the menu on which the mouse rests', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('banner').getByText('Fabric', { exact: true }).first().hover();
    await release();
    await expect(page.getByRole('link', { name: 'Curtaining' }).first()).toBeVisible();
  });
});
