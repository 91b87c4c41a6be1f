import type { Locator, Page } from '@playwright/test';
import { productUrl } from '@selvedge/contract/urls';
import { type FoundProduct, findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const hasViews = (product: FoundProduct) => product.additionalImages.length > 0;

async function openProduct(page: Page): Promise<void> {
  const items = await findDesign(page.request, '005', (design) => design.some(hasViews));
  const product = items.find(hasViews);
  if (!product) throw new Error('No product with views.');
  await page.goto(productUrl(product));
  await hydrated(page);
}

const viewer = (page: Page): Locator => page.getByRole('dialog');
const zoom = (page: Page): Locator => viewer(page).getByRole('status', { name: 'Zoom' });

/** Two fingers on the stage that go apart, as a phone reports them. */
async function pinch(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const fingers = (apartPx: number) => [
    { x: 195 - apartPx, y: 400, id: 1 },
    { x: 195 + apartPx, y: 400, id: 2 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apartPx?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apartPx === undefined ? [] : fingers(apartPx),
    });
  await touch('touchStart', 40);
  for (const apartPx of [55, 70, 85, 100]) await touch('touchMove', apartPx);
  await touch('touchEnd');
}

test.describe('a product’s pictures', () => {
  test('[PROD-03] are shown by their thumbnails too', async ({ page }) => {
    await openProduct(page);
    const gallery = page.getByRole('main').getByRole('region').first();
    await gallery.getByRole('button', { name: 'Show picture 2' }).click();
    await expect(gallery.getByRole('button', { name: /^Picture 2 of/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(gallery.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('are looked at over the whole screen by keyboard alone, and the focus comes back', async ({
    page,
  }) => {
    await openProduct(page);
    const opener = page.getByRole('button', { name: 'Zoom picture' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(zoom(page)).toHaveText('100 %');
    await expect(viewer(page).getByRole('group')).toBeFocused();

    await page.keyboard.press('+');
    await expect(zoom(page)).toHaveText('150 %');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    await expect(zoom(page)).toHaveText('100 %');
    await expect(viewer(page).getByText(/^1 \/ \d$/u)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(/^2 \/ \d$/u)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('button', { name: /^Picture 2 of/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('are enlarged by click, wheel and buttons', async ({ page }) => {
    await openProduct(page);
    const { width = 0 } = page.viewportSize() ?? {};
    await page.getByRole('button', { name: 'Zoom picture' }).click();
    await expect(zoom(page)).toHaveText('100 %');
    await page.mouse.click(width / 2, 400);
    await expect(zoom(page)).toHaveText('250 %');
    await page.mouse.wheel(0, 2000);
    await expect(zoom(page)).toHaveText('100 %');
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom(page)).toHaveText('150 %');
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(zoom(page)).toHaveText('100 %');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('are enlarged by two fingers and by a double tap', async ({ page }) => {
      await openProduct(page);
      await page.getByRole('button', { name: 'Zoom picture' }).tap();
      await expect(zoom(page)).toHaveText('100 %');
      await pinch(page);
      await expect(zoom(page)).toHaveText('250 %');
      await page.touchscreen.tap(195, 400);
      await page.touchscreen.tap(195, 400);
      await expect(zoom(page)).toHaveText('100 %');
    });
  });
});
