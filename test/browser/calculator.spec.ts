import { productUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { DESK, PHONE, TABLET } from './screens.ts';
import { MOST_SHIFT, noteShifts, shiftOf } from './shifts.ts';

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

for (const screen of [PHONE, TABLET, DESK])
  test(`[STATIC-01] a calculator that comes late to its frame moves nothing at ${screen.width} px`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/calculators/wallpaper?frame=1', async (route) => {
      await promise;
      await route.continue();
    });
    await noteShifts(page);
    await page.setViewportSize(screen);
    await page.goto('/wallpaper-calculator', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    resolve();
    await expect(page.frameLocator('iframe').getByRole('status')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('height', /\d/u);
    expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  });

test('[STATIC-01] the frame is as high as its page, also when the screen is turned', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/wallpaper-calculator');
  const frame = page.frameLocator('iframe');
  /** How much of the frame stays empty below its page. */
  const emptyPx = async () => {
    const content = await frame
      .getByRole('main')
      .evaluate((main) => main.children[0]?.scrollHeight);
    const box = await frame.owner().boundingBox();
    return (box?.height ?? 0) - (content ?? 0);
  };
  await expect(frame.getByRole('main')).toBeVisible();
  await expect.poll(emptyPx).toBe(0);
  await page.setViewportSize(DESK);
  await expect.poll(emptyPx).toBe(0);
});

test('what is written stays for the visit, and another paper brings its own sizes', async ({
  page,
}) => {
  await page.goto('/calculators/wallpaper');
  await hydrated(page);
  await page.getByLabel('Width of wall 1').fill('4');
  await page.getByLabel('Height of wall 1').fill('2,6');
  await page.getByRole('button', { name: 'Add a wall' }).click();
  await page.getByLabel('Width of wall 2').fill('3');
  await page.reload();
  await expect(page.getByLabel('Width of wall 2')).toHaveValue('3');
  await expect(page.getByLabel('Height of wall 1')).toHaveValue('2,6');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByLabel('Width of wall 2')).toHaveValue('3');
  await page.goto('/calculators/wallpaper?roll_width_cm=70&repeat_cm=32&match=straight');
  await expect(page.getByLabel('Width of wall 1')).toHaveValue('4');
  await expect(page.getByLabel('Roll width')).toHaveValue('70');
  await expect(page.getByLabel('Vertical repeat')).toHaveValue('32');
  // What is written over the paper's own size stays too, until another paper comes.
  await page.getByLabel('Roll width').fill('68');
  await page.reload();
  await expect(page.getByLabel('Roll width')).toHaveValue('68');
  await expect(page.getByLabel('Vertical repeat')).toHaveValue('32');
  await page.goto('/calculators/wallpaper?roll_width_cm=53&repeat_cm=32');
  await expect(page.getByLabel('Roll width')).toHaveValue('53');
});

test('a calculation names its paper, leads back to it, and is sent to a colleague as a link', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [paper] = await findDesign(request, '001', ([first]) => first?.width === '52cm');
  if (!paper) throw new Error('The demo supplier has no such wallpaper.');
  await page.goto(productUrl(paper));
  await hydrated(page);
  const product = `${paper.design} in ${paper.colour}`;
  await page.getByRole('link', { name: 'Work out rolls' }).click();
  await expect(page.getByRole('main')).toContainText(`Filled in for ${product}`);
  const frame = page.frameLocator('iframe[title="Wallpaper calculator"]');
  await frame.getByLabel('Width of wall 1').fill('4.2');
  await frame.getByLabel('Height of wall 1').fill('2,6');
  await expect(frame.getByRole('status')).toContainText('rolls');
  await frame.getByRole('button', { name: 'Copy Link to This Calculation' }).click();
  await expect(frame.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await context.newPage();
  await colleague.goto(link);
  const theirs = colleague.frameLocator('iframe[title="Wallpaper calculator"]');
  await expect(theirs.getByLabel('Width of wall 1')).toHaveValue('4.2');
  await expect(theirs.getByLabel('Height of wall 1')).toHaveValue('2,6');
  await expect(theirs.getByRole('status')).toContainText('rolls');
  await colleague
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: product })
    .click();
  await expect(colleague).toHaveURL(productUrl(paper));
});

test('a door that fits into no wall is asked about', async ({ page }) => {
  await page.goto('/calculators/wallpaper');
  const result = page.getByRole('main').getByRole('status');
  await hydrated(page);
  await page.getByLabel('Width of wall 1').fill('4');
  await page.getByLabel('Height of wall 1').fill('2.6');
  await page.getByRole('button', { name: 'Add a door or window' }).click();
  await page.getByLabel('Width of door or window 1').fill('10');
  await page.getByLabel('Height of door or window 1').fill('2');
  await expect(result).toContainText('larger than every wall');
  await page.getByLabel('Width of door or window 1').fill('1');
  await expect(result).toContainText('rolls');
});

test('[STATIC-01] rolls follow what is written', async ({ page }) => {
  await page.goto('/calculators/wallpaper');
  await hydrated(page);
  await page.getByLabel('Width of wall 1').fill('4');
  await page.getByLabel('Height of wall 1').fill('2,4');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('2 rolls');
  await page.getByLabel('Vertical repeat').fill('64');
  await page.getByRole('radio', { name: 'Straight match' }).check();
  await expect(result).toContainText('3 rolls');
  await expect(result.getByRole('listitem').first()).toContainText('whole repeats');
  await page.getByLabel('Height of wall 1').fill('tall');
  await expect(page.getByText('Please enter a number from 0.1 to 50 m')).toBeVisible();
});
