import { expect, test } from './fixtures.ts';

test('a draft is seen on its real page beside the form, and by nobody else', async ({
  page,
  site,
}) => {
  const heading = `About the loom ${test.info().retry}`;
  await page.goto('/admin/collections/text-pages');
  await page
    .getByRole('row', { name: /About us/u })
    .getByRole('link')
    .click();
  await page
    .getByRole('textbox', { name: /^Heading/u })
    .first()
    .fill(heading);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Changed')).toBeVisible();
  await page.getByRole('button', { name: 'Live Preview' }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: heading })).toBeVisible();
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  expect(await site.html('/about-us')).not.toContain(heading);
});
