import type { Page } from '@playwright/test';
import { BANNER_ADVANCE_MS, BANNER_FADE_MS, BANNER_RATIO_PERCENT } from '@selvedge/contract/limits';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** The hero of the home page: the first region of the page, a carousel. */
const banner = (page: Page) =>
  page.getByRole('main').locator('section[aria-roledescription="carousel"]');
const shown = (page: Page) => banner(page).locator('li:not([inert])');
const count = (page: Page) => banner(page).locator('li').count();

/** Opens the home page with a clock that the test turns. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.mouse.move(0, 0);
}

test.describe('the hero banner', () => {
  test('[BANNER-01] [BANNER-02] is a carousel that goes on by itself, from the last slide to the first', async ({
    page,
  }) => {
    await open(page);
    const slides = await count(page);
    expect(slides).toBeGreaterThan(1);
    await expect(shown(page)).toHaveAttribute('aria-label', `1 of ${slides}`);
    for (let step = 1; step <= slides; step += 1) {
      await page.clock.runFor(BANNER_ADVANCE_MS);
      const place = (step % slides) + 1;
      await expect(shown(page)).toHaveAttribute('aria-label', `${place} of ${slides}`);
    }
  });

  test('[BANNER-03] fades in half a second', async ({ page }) => {
    await page.goto('/');
    await expect(shown(page)).toHaveCSS('transition-duration', `${BANNER_FADE_MS / 1000}s`);
  });

  test('[BANNER-04] is 56.25 % as high as it is wide, from edge to edge', async ({ page }) => {
    await page.goto('/');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await banner(page).boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBe(width);
      expect((box?.height ?? 0) / width).toBeCloseTo(BANNER_RATIO_PERCENT / 100, 2);
    }
  });

  test('[BANNER-02] rests under a pointer, while it has the focus, and when it is paused', async ({
    page,
  }) => {
    await open(page);
    const slides = await count(page);
    const first = `1 of ${slides}`;
    await banner(page).hover();
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);

    await page.mouse.move(0, 0);
    const pause = banner(page).getByRole('button', { name: 'Pause the slides' });
    await pause.focus();
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', first);
    await expect(banner(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  test('is turned by its buttons', async ({ page }) => {
    await open(page);
    const slides = await count(page);
    await banner(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', `${slides} of ${slides}`);
    await banner(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', `1 of ${slides}`);
  });

  test('stands still for people who want little motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.clock.runFor(3 * BANNER_ADVANCE_MS);
    await expect(shown(page)).toHaveAttribute('aria-label', /^1 of/u);
  });
});
