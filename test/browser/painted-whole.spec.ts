import { expect, test } from './fixtures.ts';
import { holdDocument } from './held-document.ts';
import { hydrated } from './hydrated.ts';
import { A_FABRIC, pathOfKind } from './page-kinds.ts';
import { DESK } from './screens.ts';
import { noteShifts, shiftOf } from './shifts.ts';

/** Painted in parts, the header moves by twice this and a gallery by twenty times; a typeface that comes late by a sixth. */
const IN_PARTS = 0.001;

test.use({ viewport: DESK });

/** In the document, what comes after the first category and after a product's first picture. */
for (const [what, upTo] of [
  ['the header', '>Wallpaper</button>'],
  ['a gallery', 'aria-label="All pictures of'],
] as const)
  test(`nothing moves where the line stalls within ${what}`, async ({ page, request, baseURL }) => {
    const path = await pathOfKind(request, A_FABRIC);
    const document = await holdDocument(baseURL ?? '', path, upTo);
    await noteShifts(page);
    await page.goto(document.url, { waitUntil: 'commit' });
    // The style sheet is there, so nothing but the rest of the document is waited for.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(window.document.body).margin))
      .toBe('0px');
    document.release();
    await hydrated(page);
    expect(await shiftOf(page)).toBeLessThan(IN_PARTS);
    await document.close();
  });
