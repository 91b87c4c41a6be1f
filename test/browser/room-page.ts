import type { Page } from '@playwright/test';
import { roomUrl } from '@selvedge/contract/urls';
import { type FoundProduct, findDesign } from './demo-designs.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** A graphics card that is imitated by a busy processor takes its time to begin. */
const LONGEST_MS = 30_000;
/** Waits until the scene is shown dressed. */
export const dressed = (page: Page) =>
  expect(page.locator('figure[aria-busy="false"]')).toBeVisible({ timeout: LONGEST_MS });
/** What stands in the address. */
export const query = (page: Page) => new URL(page.url()).searchParams;
/** The canvas that the scene is shown on. */
export const picture = (page: Page) => page.locator('canvas');
/** Opens a room and waits until it is shown. */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
  await dressed(page);
};

/** What is shown: red, green, blue and opacity of every pixel. */
export const pixels = (page: Page) =>
  picture(page).evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const pen = copy.getContext('2d');
    pen?.drawImage(canvas, 0, 0);
    return [...(pen?.getImageData(0, 0, copy.width, copy.height).data ?? [])];
  });
/** The synthetic scenes are so wide. */
const WIDTH_PX = 160;
/** The colour of one pixel. */
export const seen = async (page: Page, [x, y]: readonly [number, number]) =>
  (await pixels(page)).slice(4 * (y * WIDTH_PX + x), 4 * (y * WIDTH_PX + x) + 3);
/** Places of the synthetic scenes: what hangs, and what lies under it. */
export const UPPER = [40, 30] as const;
export const LOWER = [60, 112] as const;

/** Two colours of a fabric for windows and seats alike. */
export const dualPurpose = async (request: Parameters<typeof findDesign>[0]) => {
  const found = await findDesign(
    request,
    '005',
    ([first, second]) => first?.application === 'Dual Purpose' && second !== undefined,
  );
  const [first, second] = found;
  if (!first || !second) throw new Error('The design has no second colour.');
  return [first, second] as const;
};
const aPaper =
  (has: Parameters<typeof findDesign>[2]) =>
  async (request: Parameters<typeof findDesign>[0]): Promise<FoundProduct> => {
    const [found] = await findDesign(request, '001', has);
    if (!found) throw new Error('The demo supplier has no such paper.');
    return found;
  };
/** A wallpaper with a drawing. */
export const paper = aPaper(([first]) => first?.repeat_h !== '');
/** A wallpaper without one. */
export const plainPaper = aPaper(([first]) => first?.design_style.includes('Plain') ?? false);
/** The address of a product in the room, in its colour. */
export const room = (product: FoundProduct, settings: Parameters<typeof roomUrl>[1] = []) =>
  roomUrl(product, [['colour', product.colour], ...settings]);
