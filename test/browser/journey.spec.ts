import type { Locator, Page } from '@playwright/test';
import { cards, countLine, option, query } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { DESK, PHONE } from './screens.ts';
import { type SeenFrame, watchFrames } from './seen-frames.ts';

type Seen = Awaited<ReturnType<typeof watchFrames>>;

const scrollYPx = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** No page of the way has more places to tab to before what is looked for. */
const MOST_TABS = 150;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${wanted}.`);
}

/** Of a screen, while its visitor does nothing. */
const MOST_SHIFT = 0.01;

/**
 * Goes from one page, on which nothing moved by itself, to another. On the way the frames say what is right: to the
 * browser a footer that is there in both, and elsewhere, has moved.
 *
 * @returns what was wrong on the way, be it for one frame: neither the old page at its place nor the new one at its own
 */
async function wayOf(
  page: Page,
  seen: Seen,
  go: () => Promise<unknown>,
  arrived: () => Promise<void>,
): Promise<readonly SeenFrame[]> {
  expect(await seen.shift()).toBeLessThan(MOST_SHIFT);
  const fromYPx = await scrollYPx(page);
  await seen.since();
  await go();
  await arrived();
  const toYPx = await scrollYPx(page);
  const frames = await seen.since();
  await seen.shift();
  const from = frames[0]?.heading;
  const to = await page.getByRole('heading', { level: 1 }).textContent();
  const isRight = ({ heading, scrollYPx: yPx, isWaiting }: SeenFrame): boolean =>
    // A page that is new may say that it is loading (PROD-05), and so may the one that is left (GEN-05); the one that
    // is come back to may not.
    (isWaiting && yPx === 0 && toYPx === 0) ||
    (heading === from && yPx === fromYPx) ||
    (!isWaiting && heading === to && yPx === toYPx);
  return frames.filter((frame) => !isRight(frame));
}

const applicationsOf = (page: Page) => page.getByRole('region', { name: 'Applications' });

test.describe('on a desk, by keyboard alone', () => {
  test.use({ viewport: DESK });

  test('[LAND-01] [APP-04] the way from home to a product and back: nothing jumps, flickers or is lost', async ({
    page,
  }) => {
    test.slow();
    const seen = await watchFrames(page);
    const enter = (arrived: () => Promise<void>) =>
      wayOf(page, seen, () => page.keyboard.press('Enter'), arrived);
    const back = (arrived: () => Promise<void>) => wayOf(page, seen, () => page.goBack(), arrived);
    const atTop = async () => {
      await expect(page.getByRole('main')).toBeFocused();
      expect(await scrollYPx(page)).toBe(0);
    };
    const at = async (place: Locator, yPx: number) => {
      await expect(place).toBeFocused();
      await expect.poll(() => scrollYPx(page)).toBe(yPx);
    };

    await page.goto('/');
    await hydrated(page);
    const fabric = page.getByRole('main').getByRole('link', { name: 'Fabric', exact: true });
    await tabTo(page, fabric);
    const homeYPx = await scrollYPx(page);
    const toLanding = await enter(async () => {
      await expect(page).toHaveTitle(/^Fabric\b/u);
      await atTop();
    });

    const curtaining = applicationsOf(page).getByRole('link', { name: /^Curtaining/u });
    await tabTo(page, curtaining);
    const landingYPx = await scrollYPx(page);
    const toApplication = await enter(async () => {
      await expect(page.getByRole('heading', { name: 'Discover - Curtaining' })).toBeVisible();
      await atTop();
    });

    const blue = option(page, 'Colour', 'Blue');
    await tabTo(page, blue);
    await page.keyboard.press('Space');
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
    await expect(blue).toBeChecked();
    await expect(blue).toBeFocused();
    // What is chosen moves the list to make room for its chip, however long the answer takes.
    await seen.shift();
    const counted = (await countLine(page).textContent()) ?? '';
    const card = cards(page).nth(4).getByRole('link');
    await tabTo(page, card);
    const href = (await card.getAttribute('href')) ?? '';
    const gridYPx = await scrollYPx(page);
    expect(gridYPx).toBeGreaterThan(0);
    const toProduct = await enter(async () => {
      await expect(page).toHaveURL((url) => url.pathname + url.search === href);
      await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
      await atTop();
    });

    const colours = page.getByRole('region', { name: 'Colours' }).getByRole('button');
    await tabTo(page, colours.nth(1));
    await page.keyboard.press('Enter');
    await expect(colours.nth(1)).toHaveAttribute('aria-pressed', 'true');

    const backToGrid = await back(async () => {
      await at(card, gridYPx);
      await expect(card).toHaveAttribute('href', href);
      await expect(countLine(page)).toHaveText(counted);
      await expect(blue).toBeChecked();
    });
    const backToLanding = await back(() => at(curtaining, landingYPx));
    const backHome = await back(() => at(fabric, homeYPx));
    expect({ toLanding, toApplication, toProduct, backToGrid, backToLanding, backHome }).toEqual({
      toLanding: [],
      toApplication: [],
      toProduct: [],
      backToGrid: [],
      backToLanding: [],
      backHome: [],
    });
    expect(await seen.shift()).toBeLessThan(MOST_SHIFT);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('[LAND-01] [APP-04] the way from home to a product and back: nothing jumps, flickers or is lost', async ({
    page,
  }) => {
    test.slow();
    const seen = await watchFrames(page);
    await page.goto('/');
    await hydrated(page);
    const fabric = page.getByRole('main').getByRole('link', { name: 'Fabric', exact: true });
    await fabric.scrollIntoViewIfNeeded();
    const homeYPx = await scrollYPx(page);
    const atTop = () => expect.poll(() => scrollYPx(page)).toBe(0);
    const toLanding = await wayOf(
      page,
      seen,
      () => fabric.tap(),
      async () => {
        await expect(page).toHaveTitle(/^Fabric\b/u);
        await atTop();
      },
    );
    const curtaining = applicationsOf(page).getByRole('link', { name: /^Curtaining/u });
    await curtaining.scrollIntoViewIfNeeded();
    const landingYPx = await scrollYPx(page);
    const toApplication = await wayOf(
      page,
      seen,
      () => curtaining.tap(),
      async () => {
        await expect(page.getByRole('heading', { name: 'Discover - Curtaining' })).toBeVisible();
        await atTop();
      },
    );

    await page.getByRole('button', { name: /^Filters/u }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('heading', { name: 'Colour', exact: true }).tap();
    await sheet.getByRole('checkbox').and(page.locator('input[value="Blue"]')).tap();
    await sheet.getByRole('button', { name: /^Show \d+ products?$/u }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
    // What is chosen moves the list to make room for its chip, however long the answer takes.
    await seen.shift();
    const counted = (await countLine(page).textContent()) ?? '';

    const card = cards(page).nth(5).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const href = (await card.getAttribute('href')) ?? '';
    const gridYPx = await scrollYPx(page);
    const productIsThere = () =>
      expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
    const toProduct = await wayOf(
      page,
      seen,
      () => card.tap(),
      async () => {
        await productIsThere();
        await atTop();
      },
    );

    const gridIsThere = async () => {
      await expect(countLine(page)).toHaveText(counted);
      expect(query(page).getAll('colours')).toEqual(['Blue']);
      await expect(card).toHaveAttribute('href', href);
      await expect.poll(() => scrollYPx(page)).toBe(gridYPx);
    };
    const backToGrid = await wayOf(page, seen, () => page.goBack(), gridIsThere);
    const toProductAgain = await wayOf(page, seen, () => page.goForward(), productIsThere);
    expect(await seen.shift()).toBeLessThan(MOST_SHIFT);
    await page.reload();
    await page.goBack();
    await expect(countLine(page)).toHaveText(counted);
    await expect(card).toBeInViewport();
    await seen.shift();

    const placed = (place: Locator, yPx: number) => async () => {
      await expect(place).toBeVisible();
      await expect.poll(() => scrollYPx(page)).toBe(yPx);
    };
    const back = () => page.goBack();
    const backToLanding = await wayOf(page, seen, back, placed(curtaining, landingYPx));
    const backHome = await wayOf(page, seen, back, placed(fabric, homeYPx));
    expect({ toLanding, toApplication, toProduct, backToGrid, toProductAgain }).toEqual({
      toLanding: [],
      toApplication: [],
      toProduct: [],
      backToGrid: [],
      toProductAgain: [],
    });
    expect({ backToLanding, backHome }).toEqual({ backToLanding: [], backHome: [] });
    expect(await seen.shift()).toBeLessThan(MOST_SHIFT);
  });
});
