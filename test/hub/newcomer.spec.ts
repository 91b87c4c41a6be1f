import type { Page } from '@playwright/test';
import { hydrated } from '../browser/hydrated.ts';
import { expect, round, SOON, test } from './fixtures.ts';
import { letterPng } from './hand-in-application.ts';

/** What somebody does in the first hour, in the words that the hub shows, from its first page on. */

const fromStart = async (page: Page, way: string): Promise<void> => {
  await page.goto('/admin');
  await page.getByRole('list', { name: 'Used most' }).getByRole('link', { name: way }).click();
};
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click();

/** How the document stands after it, as the form says. */
const standing = (page: Page) => page.getByRole('region', { name: 'On the site' });

test('[ENT-01] a new picture, with words and what stays in view, becomes the hero of the home page', async ({
  page,
  site,
}) => {
  const name = `lamp-${round()}.png`;
  await fromStart(page, 'Home page');
  await page.getByRole('button', { name: 'Create New' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'image/png',
    buffer: letterPng(1400 + round(), 800),
  });
  const words = drawer.getByRole('textbox', { name: /^What the picture shows/u });
  await words.fill('A letter on a table');
  await drawer.getByRole('button', { name: 'Choose what stays in view' }).click();
  await page.getByRole('spinbutton', { name: 'X %' }).fill('75');
  await page.getByRole('spinbutton', { name: 'Y %' }).fill('30');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(words).toHaveValue('A letter on a table');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await publish(page);

  const [picture] = await page.evaluate(async (file) => {
    const kept = await fetch(`/api/media?where[filename][equals]=${file}&depth=0`);
    return (await kept.json()).docs;
  }, name);
  expect(picture).toMatchObject({ alt: 'A letter on a table', focalX: 75, focalY: 30 });
  const [path = ''] = String(picture.address).split('#');
  const hash = path.split('/').at(-1)?.split('.')[0] ?? '';
  await expect.poll(() => site.html('/'), SOON).toContain(hash);

  // It is the last of the banner: one back from the first.
  await page.goto(site.origin);
  await hydrated(page);
  await page.getByRole('button', { name: 'Slide back' }).click();
  await expect(page.getByRole('img', { name: 'A letter on a table' })).toBeVisible();
});

test('[STORE-02] holiday hours are shown beside a store', async ({ page, site }) => {
  const notice = `24 December: 08:00-13:${10 + round()}`;
  await fromStart(page, 'Stores');
  await page.getByRole('table').getByRole('link').nth(1).click();
  await page.getByRole('textbox', { name: /^Holiday notice/u }).fill(notice);
  await publish(page);
  await expect.poll(() => site.html('/store-locator'), SOON).toContain(notice);
});

test('[CAREER-02] a vacancy that is filled is unpublished, and comes back', async ({
  page,
  site,
}) => {
  await fromStart(page, 'Vacancies');
  const link = page.getByRole('table').getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(standing(page)).toContainText('On the site.');
  await page.locator('.doc-controls__popup').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(standing(page)).toContainText('Not on the site.');
  await expect.poll(() => site.html('/careers'), SOON).not.toContain(title);
  await publish(page);
  await expect.poll(() => site.html('/careers'), SOON).toContain(title);
});

test('a draft is seen as wide as a phone is', async ({ page }) => {
  await fromStart(page, 'Home page');
  await page.getByRole('button', { name: 'Live Preview' }).click();
  await page.getByRole('button', { name: /Responsive/u }).click();
  await page.getByRole('button', { name: 'Phone' }).click();
  const shown = page.frameLocator('iframe').locator('body');
  await expect.poll(() => shown.evaluate(() => window.innerWidth)).toBe(390);
});
