import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const WHOLE = [
  '/catalogues/tidal',
  '/catalogues/nordhavre-slack-tide',
  '/calculators/wallpaper',
  '/calculators/curtains',
  '/register/corrections',
  '/newsletter/confirm',
];

for (const path of WHOLE)
  test(`[GEN-07] [decision 39] ${path} stands between header and footer`, { tag: '@ways' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

for (const [path, canonical] of [
  ['/catalogues/TIDAL', '/catalogues/tidal'],
  ['/calculators/wallpaper', '/wallpaper-calculator'],
])
  test(`[decision 39] a frame shows ${path} bare, and calls the whole page its own`, {
    tag: '@ways',
  }, async ({ page }) => {
    await page.goto(`${path}?frame=1`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
    const link = page.locator('link[rel="canonical"]');
    await expect(link).toHaveAttribute('href', new RegExp(`${canonical}$`, 'u'));
  });

test('[decision 39] an international catalogue opens over the page, and in a new tab on request', {
  tag: '@ways',
}, async ({ page, context }) => {
  await page.goto('/internationals/brand/nordhavre');
  await hydrated(page);
  await page.getByRole('button', { name: 'View Collection' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Slack Tide',
  );
  await expect(viewer.getByRole('status')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await viewer.getByRole('link', { name: 'Open in a new tab' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/catalogues/nordhavre-slack-tide');
  await expect(tab.getByRole('banner')).toBeVisible();
  await tab.close();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/internationals/brand/nordhavre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[STATIC-01] [decision 39] the framed calculator answers within its frame', async ({
    page,
  }) => {
    await page.goto('/wallpaper-calculator?roll_width_cm=52&roll_length_m=10.05');
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Width of wall 1').fill('4');
    await frame.getByLabel('Height of wall 1').fill('2.4');
    await frame.getByRole('button', { name: 'Calculate' }).click();
    await expect(frame.getByRole('status')).toContainText('rolls');
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(1);
  });
});
