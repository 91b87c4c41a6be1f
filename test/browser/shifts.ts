import type { Page } from '@playwright/test';

/** What a page may move by while it loads: less than an eye sees. */
export const MOST_SHIFT = 0.005;

/** Notes from the next address on what moves by itself. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts of this page so far. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
