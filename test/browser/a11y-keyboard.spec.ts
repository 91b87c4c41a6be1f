import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { endOfWalk, type Stop, stopHere } from './keyboard-walk.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';
import { PHONE, SCREENS } from './screens.ts';

/** More stops than any page has; who comes so far is going round. */
const MOST_STOPS = 700;

/** Kinds without parts of their own that a keyboard meets: their walk is a part of the matrix. */
const LIKE_OTHERS: readonly string[] = [
  'a landing page of homeware',
  'an application page',
  'a collection page',
  'a wallpaper',
  'a rug',
  'homeware',
  'the brands',
  'a brand',
  'an application type',
  'a category',
  'the vacancies',
  'a page of text',
  'the directors',
  'the responsibilities',
  'the returns policy',
  'the internationals',
  'the sample of internationals',
  'the wallpaper calculator',
  'a search in vain',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const kind of PAGE_KINDS)
  for (const screen of SCREENS)
    test(`${kind[0]} is walked by keyboard at ${screen.width} px: each stop is seen, and none is a trap`, {
      tag: screen === PHONE || LIKE_OTHERS.includes(kind[0]) ? ['@a11y', '@matrix'] : ['@a11y'],
    }, async ({ page, request }) => {
      test.slow(); // a page has up to hundreds of stops
      await page.setViewportSize(screen);
      await page.goto(await pathOfKind(request, kind));
      await hydrated(page);
      const unseen: string[] = [];
      const stops: Stop[] = [];
      for (let n = 0; n < MOST_STOPS; n += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(stopHere);
        if (stop === null) break;
        stops.push(stop);
        if (stop.fault !== null) unseen.push(`${stop.name}: ${stop.fault}`);
      }
      expect(unseen).toEqual([]);
      const [first] = stops;
      expect(first?.name).toContain('Skip to the content');
      expect(await page.evaluate(endOfWalk)).toEqual({ missed: [] });
      expect(stops.length).toBeLessThan(MOST_STOPS);
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(stopHere)).not.toBeNull();
    });
