import type { Page } from '@playwright/test';
import { readFacts } from '@selvedge/contract/product-facts';
import { cards, countLine, query } from './application-page.ts';
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
    await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').nth(2).check();
    await expect(page).toHaveURL(/[?&]order=martindale&page=1&/u);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/[?&]order=martindale&page=1&/u);
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
});
