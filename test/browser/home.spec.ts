import { viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.describe('the home page', () => {
  test('[ROUTE-01] [HOME-01] opens at its top with the title Home, also when it is loaded again', async ({
    page,
  }) => {
    const titles = viewTitles(page);
    await page.goto('/');
    await expect(page).toHaveTitle(/^Home\b/u);
    await hydrated(page);
    await expect.poll(() => titles).toEqual(['Home']);
    await page.evaluate(() => scrollTo(0, 400));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('[HOME-03] its tiles carry no titles and no buttons, and say to assistive technology what they are', async ({
    page,
  }) => {
    await page.goto('/');
    const tiles = page.getByRole('region', { name: 'Browse by category' }).getByRole('listitem');
    await expect(tiles.first()).toBeVisible();
    for (const tile of await tiles.all()) {
      await expect(tile).toHaveText('');
      await expect(tile.getByRole('link')).toHaveAccessibleName(/^\w+$/u);
      await expect(tile.getByText('Explore More')).toHaveCount(0);
    }
  });

  test('[HOME-05] [HOME-08] [HOME-11] shows fabric and wallpaper, which lead to their pages', async ({
    page,
  }) => {
    await page.goto('/');
    const links = page.getByRole('region', { name: 'Browse by category' }).getByRole('link');
    await expect(links).toHaveCount(2);
    const fabric = links.and(page.getByRole('link', { name: 'Fabric' }));
    const wallpaper = links.and(page.getByRole('link', { name: 'Wallpaper' }));
    await expect(fabric).toHaveAttribute('href', '/item_group/005');
    await expect(wallpaper).toHaveAttribute(
      'href',
      '/item_group/001/application/Hornbill%20Papers',
    );
    await wallpaper.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
    await expect(page.getByText('gone missing')).toHaveCount(0);
  });

  test('[HOME-04] [HOME-07] tiles stand one a row on phones and two from small screens on, 16 px apart', async ({
    page,
  }) => {
    await page.goto('/');
    const tiles = page.getByRole('region', { name: 'Browse by category' }).getByRole('listitem');
    const grid = page.getByRole('region', { name: 'Browse by category' }).getByRole('list');
    const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(columns.split(' ')).toHaveLength(12);
    const boxes = () =>
      tiles.evaluateAll((items) =>
        items.map((item) => {
          const { left, right, top, bottom, height } = item.getBoundingClientRect();
          return { left, right, top, bottom, height };
        }),
      );
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await boxes();
      expect(first?.height, `at ${width} px`).toBe(320);
      expect(second?.left).toBe(first?.left);
      expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 1);
    }
    for (const width of [601, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await boxes();
      expect(second?.top, `at ${width} px`).toBe(first?.top);
      expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(16, 1);
    }
    expect((await boxes())[0]?.height).toBe(510);
  });

  test('[HOME-02] has its sections in order', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const sections = [
      main.locator('section[aria-roledescription="carousel"]'),
      main.getByRole('heading', { level: 1 }),
      main.locator('h1 + p').filter({ hasText: /\S/u }),
      main.getByRole('region', { name: 'Browse by category' }),
      main.getByRole('region', { name: 'New arrivals' }),
      main.getByRole('region', { name: 'Featured Collection' }),
      main.locator('section', { has: page.locator('a[href="/internationals"]') }),
      page.getByPlaceholder('Enter your email'),
    ];
    const tops: number[] = [];
    for (const section of sections) {
      await expect(section).toBeVisible();
      tops.push((await section.boundingBox())?.y ?? 0);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('[HOME-12] [HOME-13] [HOME-14] new arrivals are tall cards that lead to their collections', async ({
    page,
  }) => {
    await page.goto('/');
    const arrivals = page.getByRole('region', { name: 'New arrivals' });
    const cards = arrivals.getByRole('listitem');
    await expect(
      arrivals.getByRole('heading', { name: 'New arrivals', exact: true }),
    ).toBeVisible();
    for (const card of await cards.all()) {
      const way = new URL(
        (await card.getByRole('link').first().getAttribute('href')) ?? '',
        page.url(),
      );
      const name = decodeURIComponent(way.pathname.split('/').at(-1) ?? '');
      await expect(card.getByText(name, { exact: true })).toBeVisible();
      await expect(card.locator('img')).toHaveCount(1);
      const href = /^\/item_group\/\d+\/application\/[^/]+\/collection\/[^/]+$/u;
      await expect(card.getByRole('link').first()).toHaveAttribute('href', href);
      await expect(card.getByRole('link', { name: /^Explore More/u })).toHaveAttribute(
        'href',
        href,
      );
      await expect(card.getByText('Explore More')).toBeVisible();
    }
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await cards.first().boundingBox())?.height, `at ${width} px`).toBe(650);
    }
  });

  test('[HOME-15] the internationals stand beside a picture, with the way to their page', async ({
    page,
  }) => {
    await page.goto('/');
    const section = page.getByRole('main').getByRole('region', { name: 'Hornbill Internationals' });
    const heading = section.getByRole('heading', { name: 'Hornbill Internationals', exact: true });
    await expect(section.getByRole('paragraph')).toHaveText(/\S/u);
    await expect(section.getByRole('link', { name: /^Explore More/u })).toHaveAttribute(
      'href',
      '/internationals',
    );
    await expect(section.getByText('Explore More', { exact: true })).toBeVisible();
    const picture = await section.locator('img').boundingBox();
    const name = await heading.boundingBox();
    if (!picture || !name) throw new Error('The section has no picture or no heading.');
    const isBeside = name.x >= picture.x + picture.width || name.x + name.width <= picture.x;
    expect(isBeside).toBe(true);
    expect(name.y).toBeLessThan(picture.y + picture.height);
  });
});
