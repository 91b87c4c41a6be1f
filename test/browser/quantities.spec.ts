import { productUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('a wallpaper opens the calculator with its roll filled in', async ({ page, request }) => {
  const [paper] = await findDesign(request, '001', ([first]) => first?.width === '52cm');
  if (!paper) throw new Error('The demo supplier has no such wallpaper.');
  await page.goto(productUrl(paper));
  await hydrated(page);
  await page.getByRole('link', { name: 'Work out rolls' }).click();
  await expect(page).toHaveURL(/\/wallpaper-calculator\?/u);
  const frame = page.getByRole('main').frameLocator('iframe');
  await expect(frame.getByLabel('Roll width')).toHaveValue('52');
  await expect(frame.getByLabel('Roll length')).toHaveValue('10');
});

test('a curtain fabric opens the calculator for curtains, which works out the metres', async ({
  page,
  request,
}) => {
  const [cloth] = await findDesign(
    request,
    '005',
    ([first]) => first?.application === 'Curtaining' && first.width === '137cm',
  );
  if (!cloth) throw new Error('The demo supplier has no such fabric.');
  await page.goto(productUrl(cloth));
  await hydrated(page);
  await page.getByRole('link', { name: 'Work out metres' }).click();
  await expect(page.getByLabel('Fabric width')).toHaveValue('137');
  await page.getByLabel('Vertical repeat').fill('80');
  await page.getByLabel('Rail width').fill('2,4');
  await page.getByLabel('Finished drop').fill('2.5');
  const answer = page.getByRole('main').getByRole('status').filter({ hasText: 'metres' });
  await expect(answer).toContainText('12.8 metres');
  await page.getByRole('radio', { name: /^Pinch pleat/u }).check();
  await expect(answer).toContainText('16.0 metres');
  await page.getByRole('checkbox', { name: /^Railroaded/u }).check();
  await expect(page.getByText('is not wide enough for the drop')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the curtain calculator answers all the same', async ({ page }) => {
    await page.goto('/calculators/curtains');
    await page.getByLabel('Rail width').fill('2');
    await page.getByLabel('Finished drop').fill('2.4');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('8.1 metres')).toBeVisible();
  });
});
