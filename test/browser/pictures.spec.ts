import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';
import { DESK, PHONE, TABLET } from './screens.ts';
import { MOST_SHIFT, noteShifts, shiftOf } from './shifts.ts';

for (const kind of PAGE_KINDS)
  for (const screen of [PHONE, TABLET, DESK])
    test(`${kind[0]} at ${screen.width} px shows its pictures whole, as sharp as their places, and moves nothing`, {
      tag: screen === PHONE ? [] : '@matrix',
    }, async ({ page, request }) => {
      const path = await pathOfKind(request, kind);
      await noteShifts(page);
      await page.setViewportSize(screen);
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(scrollToTheEnd);
      await expect.poll(() => page.evaluate(pictureFaults)).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
    });

/** Pictures below the screen are loaded when they are near it. */
async function scrollToTheEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}

/**
 * The pictures between the left and the right edge that are missing, stretched, or shown wider than the page told the browser, which would choose
 * one that is blurred there: an eighth is not seen, and spares a phone the next wider one. Of a picture in several
 * widths `naturalWidth` is what was told: the width in `sizes`.
 */
function pictureFaults(): string[] {
  const seen = { opacityProperty: true, visibilityProperty: true };
  return [...document.images]
    .filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility(seen) && left < innerWidth && right > 0;
    })
    .flatMap((image) => {
      const { naturalWidth: told, naturalHeight, offsetWidth: width, offsetHeight: height } = image;
      if (!image.complete || told === 0) return [`${image.src} is not there`];
      const ratio = told / naturalHeight;
      const { objectFit } = getComputedStyle(image);
      if (objectFit === 'fill' && Math.abs(width / height / ratio - 1) > 0.02)
        return [`${image.src} is stretched`];
      const side = objectFit === 'cover' ? Math.max : Math.min;
      const shown = Math.floor(side(width, height * ratio));
      const isTooSmall = image.closest('picture') !== null && told < shown * (7 / 8);
      return isTooSmall ? [`${image.src} is ${shown} px wide, not ${told}`] : [];
    });
}
