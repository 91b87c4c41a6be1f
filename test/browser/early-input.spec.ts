import type { Locator } from '@playwright/test';
import { keepEarlyInput, TAKEN_OVER } from '../../apps/site/app/start/early-input.ts';
import { CURTAINING, cards, option, query } from './application-page.ts';
import { pictureOf } from './colour-search.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { answer, goOn, heading } from './registration-steps.ts';

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

  test('[FILTER-06] shows a tick of the filter at once, and filters by it afterwards', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(CURTAINING);
    await option(page, 'Applications', 'Upholstery').check();
    await expect(option(page, 'Applications', 'Upholstery')).toBeChecked();
    await release();
    await expect
      .poll(() => query(page).getAll('application').toSorted())
      .toEqual(['Dual Purpose', 'Upholstery']);
    await expect(option(page, 'Applications', 'Upholstery')).toBeChecked();
    await expect(option(page, 'Applications', 'Curtaining')).not.toBeChecked();
    await expect(cards(page).first()).toBeVisible();
  });

  test('a box that is ticked and unticked again was never touched', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(CURTAINING);
    await option(page, 'Applications', 'Upholstery').check();
    await option(page, 'Applications', 'Upholstery').uncheck();
    await release();
    await expect
      .poll(() => query(page).getAll('application'))
      .toEqual(['Curtaining', 'Dual Purpose']);
    await expect(option(page, 'Applications', 'Curtaining')).toBeChecked();
    await expect(option(page, 'Applications', 'Upholstery')).not.toBeChecked();
  });

  test('[REG-09] keeps an answer of the registration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register');
    await answer(page, /trade member/u, 'Yes');
    await release();
    await expect(page.getByRole('group', { name: /three trade references/u })).toBeVisible();
    await goOn(page);
    await expect(heading(page, 'Company Details')).toBeVisible();
  });

  test('[GEN-04] keeps the context menu shut, but in text fields', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const opens = (place: Locator) =>
      place.evaluate((element) =>
        element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
    await expect.poll(() => opens(page.getByRole('heading', { level: 1 }))).toBe(false);
    expect(await opens(page.getByPlaceholder('Enter your email'))).toBe(true);
  });

  test('keeps a chosen file', async ({ page }) => {
    const buffer = await pictureOf(page, '#203060', '#e8dcc8');
    const release = await holdScripts(page);
    await page.goto('/find-by-colour');
    const file = { name: 'room.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Choose a picture').setInputFiles(file);
    await release();
    await expect(page.getByRole('list', { name: 'Fabric' })).toBeVisible();
  });

  test('[FEAT-03] keeps a click on what is no button', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Featured Collection' });
    const href = await block.getByRole('link').getAttribute('href');
    await block.locator('img').first().click();
    await release();
    await expect(page).toHaveURL(href ?? '');
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

  test('keeps all to itself until every part of the page is there, and does it once', async ({
    page,
  }) => {
    await page.setContent('<button>Open</button><input type="checkbox"><input type="file">');
    await page.evaluate(`(${keepEarlyInput})(${JSON.stringify(TAKEN_OVER)})`);
    const heard = await page.evaluateHandle(() => {
      const list: string[] = [];
      for (const type of ['click', 'change']) {
        document.addEventListener(
          type,
          ({ target }) => list.push(`${type} ${(target as HTMLInputElement).type}`),
          { capture: true },
        );
      }
      return list;
    });
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('checkbox').check();
    const file = { name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('a room') };
    await page.locator('[type=file]').setInputFiles(file);
    expect(await heard.jsonValue()).toEqual([]);
    await page.evaluate((event) => window.dispatchEvent(new Event(event)), TAKEN_OVER);
    const once = ['change file', 'click checkbox', 'change checkbox', 'click submit'];
    await expect.poll(() => heard.jsonValue()).toEqual(once);
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('every part of the page has taken over when the scripts say so', async ({ page }) => {
    await page.addInitScript((takenOver) => {
      window.addEventListener(takenOver, () => {
        const parts = ['header button', 'main h1', 'footer input'].map((selector) => {
          const element = document.querySelector(selector) ?? {};
          return Object.keys(element).some((key) => key.startsWith('__reactProps'));
        });
        performance.mark('parts there', { detail: parts });
      });
    }, TAKEN_OVER);
    await page.goto('/');
    const marks = () =>
      page.evaluate(() =>
        performance
          .getEntriesByName('parts there')
          .map((mark) => (mark instanceof PerformanceMark ? mark.detail : mark)),
      );
    await expect.poll(marks).toEqual([[true, true, true]]);
  });

  test('opens the menu on which the mouse rests', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('banner').getByText('Fabric', { exact: true }).first().hover();
    await release();
    await expect(page.getByRole('link', { name: 'Curtaining' }).first()).toBeVisible();
  });
});
