import { cards, countLine, openApplication } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';

test('[PROD-12] back from a product that was loaded again, before its scripts have come, shows the grid', async ({
  page,
}) => {
  await openApplication(page);
  const grid = page.url();
  await cards(page).nth(5).getByRole('link').click();
  await expect(page).toHaveURL(/\/design\//u);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await expect(countLine(page)).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL(grid);
  await cards(page).nth(5).getByRole('link').click();
  await expect(page).toHaveURL(/\/design\//u);
});
