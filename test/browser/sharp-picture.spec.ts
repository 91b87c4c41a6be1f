import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('a picture that came narrow is asked for again, and shown as soon as it is there wide', async ({
  page,
  request,
}) => {
  let asked = 0;
  const wide = /\/pictures\/\d+\/.+\.avif(?:\?\d+)?$/u;
  await page.route(wide, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (search === '') {
      const narrow = await request.get(pathname.replace(/^\/pictures\/\d+/u, '/pictures/96'));
      return route.fulfill({
        body: await narrow.body(),
        contentType: 'image/avif',
        headers: { 'cache-control': 'no-store', 'server-timing': 'for-now' },
      });
    }
    asked++;
    return route.continue();
  });
  await page.goto('/design');
  await hydrated(page);
  const picture = page.locator('main picture img').first();
  await picture.scrollIntoViewIfNeeded();
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown, { timeout: 20_000 }).toMatch(/\?1$/u);
  expect(asked).toBeGreaterThan(0);
});
