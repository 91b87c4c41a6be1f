import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const PAGES = [
  '/brand',
  '/item_group/9000/brand/HAUS',
  '/internationals',
  '/internationals/brand/maison-aurillane',
  '/item_group/9001/application_type/outdoor',
  '/item_group/9001/application_type/outdoor/category_name/005',
  '/store-locator',
  '/careers',
  '/about-us',
  '/responsibilities',
  '/returns-policy',
  '/wallpaper-calculator',
  '/calculators/wallpaper',
  '/catalogues/tidal',
];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const path of PAGES)
  test(`${path} has no finding of axe and no sideways scrolling at any width`, async ({ page }) => {
    test.slow(); // it is three pages
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await hydrated(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${screen.width} px`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, `${screen.width} px`).toEqual([]);
    }
  });

test.describe('pages that are not there', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  for (const path of ['/nowhere', '/internationals/brand/no-such-brand'])
    test(`${path} has no finding of axe`, async ({ page }) => {
      await page.goto(path);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
});

test('each of these pages tells its title, description, canonical address and picture', async ({
  request,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<title>[^<]+\| [^<]+<\/title>/u);
    expect(html, path).toMatch(/<meta name="description" content="[^"]+"/u);
    expect(html, path).toMatch(/<link rel="canonical" href="http[^"]+"/u);
    expect(html, path).not.toContain('noindex');
  }
});
