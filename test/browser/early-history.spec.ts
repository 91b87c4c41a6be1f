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

/** Goes back while the script of the next document starts: after it has asked how it was loaded, before the router listens. */
function goBackAtStart(): void {
  if (sessionStorage.getItem('went') !== null) return;
  performance.getEntriesByType = (type) => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    sessionStorage.setItem('went', 'back');
    history.back();
    const until = performance.now() + 300;
    while (performance.now() < until); // the browser steps back meanwhile, and can tell the page only then
    return performance.getEntriesByType(type);
  };
}

test('[PROD-12] back from a product while its scripts start shows the grid', async ({ page }) => {
  await openApplication(page);
  const grid = page.url();
  await cards(page).nth(5).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
  await page.addInitScript(goBackAtStart);
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(grid);
  await expect(countLine(page)).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL(grid);
});
