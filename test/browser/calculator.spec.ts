import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('[STATIC-01] [ROUTE-12] the calculator page frames a calculator, which gives rolls and their working', async ({
  page,
}) => {
  await page.goto('/wallpaper-calculator?roll_width_cm=52&roll_length_m=10.05&repeat_cm=64');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallpaper calculator');
  const frame = page.frameLocator('iframe[title="Wallpaper calculator"]');
  await expect(frame.getByLabel('Vertical repeat')).toHaveValue('64');
  await expect(frame.getByRole('radio', { name: 'Straight match' })).toBeChecked();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
});

test('[STATIC-01] rolls follow what is written', async ({ page }) => {
  await page.goto('/calculators/wallpaper');
  await hydrated(page);
  await page.getByLabel('Width of wall 1').fill('4');
  await page.getByLabel('Height of wall 1').fill('2,4');
  const result = page.getByRole('status');
  await expect(result).toContainText('2 rolls');
  await page.getByLabel('Vertical repeat').fill('64');
  await page.getByRole('radio', { name: 'Straight match' }).check();
  await expect(result).toContainText('3 rolls');
  await expect(result.getByRole('listitem').first()).toContainText('whole repeats');
  await page.getByLabel('Height of wall 1').fill('tall');
  await expect(page.getByText('Please enter a number from 0.1 to 50 m')).toBeVisible();
});
