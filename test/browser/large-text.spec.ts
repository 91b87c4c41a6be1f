import { expect, test } from './fixtures.ts';

const TWICE_THE_TEXT_PX = 32;
const PATHS = [
  '/',
  '/item_group/005/application/curtaining',
  '/item_group/005/collection/Cederberg%20Garden/design/Biedouw/colour/Evening',
  '/search?q=blue',
  '/store-locator',
  '/careers',
  '/wallpaper-calculator',
];

for (const width of [390, 768, 1440, 1920])
  test(`[WCAG 1.4.4] text of twice its size keeps everything within ${width} px`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: TWICE_THE_TEXT_PX } });
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(path);
      const root = await page.evaluate(() => ({
        textPx: getComputedStyle(document.documentElement).fontSize,
        widthPx: document.documentElement.scrollWidth,
      }));
      expect(root, path).toEqual({ textPx: `${TWICE_THE_TEXT_PX}px`, widthPx: width });
    }
  });
