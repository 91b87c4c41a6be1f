import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The hub remembers for each person whether the page stands beside the form. */
async function showBesideForm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Live Preview$/u });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-label')) === 'Live Preview') await button.click();
}

test('a draft is seen on its real page beside the form, and by nobody else', async ({
  page,
  site,
}) => {
  const { retry, repeatEachIndex } = test.info();
  const heading = `About the loom ${retry}.${repeatEachIndex}`;
  await page.goto('/admin/collections/text-pages');
  await page
    .getByRole('row', { name: /About us/u })
    .getByRole('link')
    .click();
  const field = page.getByRole('textbox', { name: /^Heading/u }).first();
  await field.fill(heading);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/text-pages/'),
  );
  await page.getByRole('button', { name: 'Save Draft' }).click();
  expect((await saved).ok()).toBe(true);
  await showBesideForm(page);
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: heading })).toBeVisible();
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  expect(await site.html('/about-us')).not.toContain(heading);

  // What is open follows the next save.
  await field.fill(`${heading} again`);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(shown.getByRole('heading', { name: `${heading} again` })).toBeVisible();
});
