import type { Page } from '@playwright/test';

/** What stood on the screen from one frame to the next. */
export interface SeenFrame {
  /** The heading of the page, empty where there is none. */
  readonly heading: string;
  readonly scrollYPx: number;
  /** Whether something said that it was loading, or nothing was there at all. */
  readonly isWaiting: boolean;
}

/** Runs in every document before its own scripts. */
function watch(): void {
  const frames: SeenFrame[] = [];
  let shifted = 0;
  Object.assign(window, {
    seenFrames: () => frames.splice(0),
    seenShift: () => {
      const moved = shifted;
      shifted = 0;
      return moved;
    },
  });
  const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
  const look = (): void => {
    const main = document.querySelector('main');
    const waiting = [...document.querySelectorAll('[role="status"], [aria-busy="true"]')];
    const frame: SeenFrame = {
      heading: main?.querySelector('h1')?.textContent ?? '',
      scrollYPx: Math.round(scrollY),
      isWaiting:
        main === null || waiting.some((one) => /loading/iu.test(one.textContent) && isShown(one)),
    };
    if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
    requestAnimationFrame(look);
  };
  document.addEventListener('DOMContentLoaded', look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) shifted += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Watches every frame from the next document on. */
export async function watchFrames(page: Page) {
  await page.addInitScript(watch);
  return {
    /** What was seen since the last question, or since the document began. */
    since: (): Promise<SeenFrame[]> => page.evaluate(() => Reflect.get(window, 'seenFrames')()),
    /** How much moved since the last question without anyone's doing, as the browser measures it from frame to frame. */
    shift: (): Promise<number> =>
      page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        return Reflect.get(window, 'seenShift')();
      }),
  };
}
