import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.describe('an item group’s landing page', () => {
  test('[ROUTE-05] [LAND-04] [LAND-05] shows a card with picture and count for each application', async ({
    page,
  }) => {
    await page.goto('/item_group/005');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(title).not.toBe('');
    expect(await page.title()).toContain(title);
    const cards = page.getByRole('region', { name: 'Applications' }).getByRole('listitem');
    await expect(cards.filter({ hasText: 'Curtaining' })).toHaveText(/Curtaining \d+ products/u);
    await expect(cards.filter({ hasText: 'Curtaining' }).getByRole('link')).toHaveAttribute(
      'href',
      '/item_group/005/application/curtaining?application=Curtaining&application=Dual%20Purpose',
    );
  });

  test('[LAND-03] has its sections in order', async ({ page }) => {
    await page.goto('/item_group/005');
    const main = page.getByRole('main');
    const sections = [
      main.locator('section[aria-roledescription="carousel"], [data-display]').first(),
      main.getByRole('heading', { level: 1 }),
      main.locator('h1 + p').filter({ hasText: /\S/u }),
      main.getByRole('region', { name: 'Applications' }),
      main.getByRole('region', { name: 'Featured Collection' }),
      main.getByRole('region', { name: 'New arrivals' }),
    ];
    const tops: number[] = [];
    for (const section of sections) tops.push((await section.boundingBox())?.y ?? -1);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops).not.toContain(-1);
  });

  test('a card counts the products that its page shows', async ({ page }) => {
    await page.goto('/item_group/005');
    await hydrated(page);
    const card = page.getByRole('main').getByRole('link', { name: /^Upholstery/u });
    const count = /(\d+) products/u.exec((await card.textContent()) ?? '')?.[1];
    await card.click();
    await expect(page.getByText(`${count} products, page 1 of`)).toBeVisible();
  });

  test('[LAND-04] [LAND-08] homeware has cards of its own, without parameters', async ({
    page,
  }) => {
    await page.goto('/item_group/000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
    const links = page.getByRole('region', { name: 'Applications' }).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /^\/item_group\/000\/application\/[^?]+$/u);
  });

  test('[CONST-01] home and landing page are not asked for again while they are fresh', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.data\b|get-all-cms-data|multi_filter/u.test(request.url())) asked.push(request.url());
    });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Fabric', exact: true }).click();
    await main.getByRole('link', { name: /^Upholstery/u }).click();
    await expect(page.getByRole('heading', { name: 'Discover - Upholstery' })).toBeVisible();
    expect(asked).toHaveLength(2);
    await page.goBack();
    await expect(page).toHaveTitle(/^Fabric\b/u);
    await page.goBack();
    await expect(page).toHaveTitle(/^Home\b/u);
    await page.goForward();
    await expect(page).toHaveTitle(/^Fabric\b/u);
    expect(asked).toHaveLength(2);
  });

  test('[LAND-01] goes back to where it was left, by its path', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/item_group/005');
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 500));
    // A click of the test's own would scroll the sticky header into view first.
    await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
    await expect(page).toHaveTitle(/^Home\b/u);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Fabric', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Applications' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test.describe('for a group that does not exist', () => {
    test.use({ expectedConsole: [/404/u] });

    test('shows the not-found view with status 404', async ({ page }) => {
      const answer = await page.goto('/item_group/777');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: /gone missing/u })).toBeVisible();
    });
  });
});
