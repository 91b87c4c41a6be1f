import type { Page } from '@playwright/test';
import { readFacts } from '@selvedge/contract/product-facts';
import { cards, countLine, options, query } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const UPHOLSTERY = '/item_group/005/application/upholstery';
const order = (page: Page) => page.getByRole('combobox', { name: 'Order' });
const designs = (page: Page) => cards(page).getByRole('link').allInnerTexts();

/** Designs and rubs of the first nine upholstery fabrics that the service gives in an order. */
async function hardest(page: Page) {
  const response = await page.request.post('/services/product/products/multi_filter', {
    data: {
      filters: { item_group: '005', application: ['Upholstery', 'Dual Purpose'] },
      sort_by_setting: 'Martindale High-Low',
      limited: false,
    },
  });
  const { products } = await response.json();
  return products.map((product: Parameters<typeof readFacts>[0] & { design: string }) => ({
    design: product.design,
    rubs: readFacts(product).martindale ?? 0,
  }));
}

test.describe('[decision 44] the order of the list', () => {
  test('by figure has the highest first, is kept while one filters, and comes back', async ({
    page,
  }) => {
    await page.goto(UPHOLSTERY);
    await hydrated(page);
    const byName = await designs(page);
    await expect(order(page).getByRole('option')).toHaveText([
      'A to Z',
      'Many designs',
      'Newest',
      'Most rubs',
      'Widest',
    ]);
    await order(page).selectOption('Most rubs');
    const found: { design: string; rubs: number }[] = await hardest(page);
    const rubs = found.map((product) => product.rubs);
    expect(rubs).toEqual(rubs.toSorted((a, b) => b - a));
    await expect(cards(page)).toHaveText(found.map(({ design }) => new RegExp(`^${design}`, 'u')));
    expect(await designs(page)).not.toEqual(byName);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(countLine(page)).toContainText('page 2 of');
    await expect(page).toHaveURL(/[?&]order=martindale&page=2&/u);
    await options(page, 'Design style').first().check();
    await expect(page).toHaveURL(/[?&]design_style=.*&order=martindale&page=1&/u);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/\?application=[^&]+&application=[^&]+&order=martindale&page=1&/u);
    await page.goBack();
    await expect(order(page)).toHaveValue('martindale');
    await page.goForward();
    await expect(order(page)).toHaveValue('martindale');
  });

  test('is chosen by keyboard, and offers what the group is measured by', async ({ page }) => {
    await page.goto('/item_group/001/application/wallpaper');
    await hydrated(page);
    await expect(order(page).getByRole('option', { name: 'Most rubs' })).toHaveCount(0);
    await order(page).focus();
    await page.keyboard.press('W');
    await expect(page).toHaveURL(/[?&]order=width&/u);
    await expect(order(page)).toBeFocused();
  });
});

test.describe('how the list is shown, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[decision 44] an order is chosen, and stays with the filter', async ({ page }) => {
    await page.goto(`${UPHOLSTERY}?colours=Blue`);
    await order(page).selectOption('Widest');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    expect(query(page).get('order')).toBe('width');
    expect(query(page).getAll('colours')).toEqual(['Blue']);
    await expect(order(page)).toHaveValue('width');
    await page.getByRole('button', { name: 'Show products' }).click();
    expect(query(page).get('order')).toBe('width');
  });

  test('[decision 44] more are shown on a page, and its links keep it', async ({ page }) => {
    await page.goto(UPHOLSTERY);
    await page.getByRole('combobox', { name: 'Per page' }).selectOption('48');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(cards(page)).toHaveCount(48);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    expect(query(page).get('startoffset')).toBe('48');
    await expect(countLine(page)).toContainText('page 2 of');
  });
});

test.describe('[decision 44] how many are on a page', () => {
  const perPage = (page: Page) => page.getByRole('combobox', { name: 'Per page' });

  test('is in the offsets, and pages, filters, Back and a reload keep it', async ({ page }) => {
    await page.goto(UPHOLSTERY);
    await hydrated(page);
    await expect(perPage(page)).toHaveValue('9');
    const firstPage = await designs(page);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect.poll(() => designs(page)).not.toEqual(firstPage);
    const secondPage = await designs(page);
    await perPage(page).selectOption('24');
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/&page=1&startoffset=0&endoffset=24$/u);
    expect((await designs(page)).slice(9, 18)).toEqual(secondPage);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/&page=2&startoffset=24&endoffset=48$/u);
    await page.reload();
    await expect(perPage(page)).toHaveValue('24');
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(/&page=1&startoffset=0&endoffset=24$/u);
    await expect(cards(page)).toHaveCount(24);
    await options(page, 'Design style').first().check();
    await expect(page).toHaveURL(/[?&]design_style=.*&page=1&startoffset=0&endoffset=24$/u);
  });

  for (const [device, width] of [
    ['a phone', 390],
    ['a tablet', 768],
    ['a desk', 1440],
  ] as const)
    test(`the number of products and the filter stay in reach on ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${UPHOLSTERY}?page=1&startoffset=0&endoffset=48`);
      await hydrated(page);
      await cards(page).nth(30).scrollIntoViewIfNeeded();
      await expect(countLine(page)).toBeInViewport({ ratio: 1 });
      const way =
        width > 600
          ? page.getByRole('form', { name: 'Filters' })
          : page.getByRole('button', { name: /^Filters/u });
      await expect(way).toBeInViewport();
    });
});

test.describe('[decision 44] many designs', () => {
  const DESIGNS = `${UPHOLSTERY}?order=designs`;
  /** The first card that has colours to turn to. */
  const turning = (page: Page) => {
    const card = cards(page).filter({ has: page.getByRole('group', { name: /^Colours of / }) });
    const first = card.first();
    const dots = first.getByRole('group').getByRole('link');
    return {
      card: first.getByRole('link').first(),
      picture: first.getByRole('img').or(first.locator('img')).first(),
      dots,
    };
  };

  test('a card turns through its colours by their dots, under a pointer and by keyboard', async ({
    page,
  }) => {
    await page.goto(DESIGNS);
    await hydrated(page);
    const { card, picture, dots } = turning(page);
    const [own, next] = await dots.evaluateAll((all) =>
      all.map((dot) => ({ name: dot.ariaLabel ?? '', href: dot.getAttribute('href') ?? '' })),
    );
    if (!own || !next) throw new Error('The demo has a design in two colours');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(card).toContainText(own.name);
    const before = await picture.getAttribute('src');

    await expect(async () => {
      await page.mouse.move(0, 0);
      await dots.nth(1).hover();
      await expect(card).toContainText(next.name, { timeout: 500 });
    }).toPass();
    await expect(card).toHaveAttribute('href', next.href);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(dots.first()).not.toHaveAttribute('aria-current');

    await card.focus();
    await page.keyboard.press('Tab');
    await expect(dots.first()).toBeFocused();
    await expect(card).toContainText(own.name);
    await page.keyboard.press('Tab');
    await expect(card).toContainText(next.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(next.href);
    // PROD-12: as by the card itself.
    expect(await page.evaluate(() => sessionStorage.getItem('filter:arrival'))).toBe('1');
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('a first touch turns the card, a second follows the dot', async ({ page }) => {
      await page.goto(DESIGNS);
      await hydrated(page);
      const { card, dots } = turning(page);
      const name = (await dots.nth(1).getAttribute('aria-label')) ?? '';
      await dots.nth(1).tap();
      await expect(card).toContainText(name);
      await expect(page).toHaveURL(/\/application\/upholstery\?/u);
      const href = (await dots.nth(1).getAttribute('href')) ?? '';
      await dots.nth(1).tap();
      await expect(page).toHaveURL(href);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('its dots lead to the colours', async ({ page }) => {
      await page.goto(DESIGNS);
      const { dots } = turning(page);
      const name = (await dots.nth(1).getAttribute('aria-label')) ?? '';
      await dots.nth(1).click();
      await expect(
        page.getByRole('heading', { level: 1 }).or(page.getByText(name)).first(),
      ).toBeVisible();
      expect(decodeURIComponent(page.url()).toLowerCase()).toContain(`/${name.toLowerCase()}`);
    });
  });
});
