import type { Page } from '@playwright/test';
import { roomUrl } from '@selvedge/contract/urls';
import type { Scene } from '@selvedge/scenes/scene';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import {
  dressed,
  open,
  paper,
  picture,
  pixels,
  plainPaper,
  room,
  seen,
  UPPER,
} from './room-page.ts';

test('is saved as a picture of what is shown', async ({ page, request }) => {
  const product = await paper(request);
  await open(page, room(product));
  for (const [label, ending] of [
    ['Save JPEG', 'jpg'],
    ['Save PNG', 'png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`-synthetic-room\\.${ending}$`, 'u'),
    );
    await expect(page.getByText('Saved as')).toBeVisible();
  }
});

/** A scene of which all that can be dressed is piping, which takes the mean colour of a print. */
const piped = async (page: Page) =>
  page.route('**/scene.json', async (route) => {
    const scene: Scene = await (await route.fetch()).json();
    const parts = scene.parts.map((part) => ({ ...part, piping: true }));
    await route.fulfill({ json: { ...scene, parts } });
  });

for (const [kind, one, hour] of [
  ['a design', paper, 'day'],
  ['a plain', plainPaper, 'day'],
  ['piping', paper, 'day'],
  ['an evening', paper, 'evening'],
] as const)
  test(`a browser without WebGL 2 shows ${kind} alike`, async ({ page, request }) => {
    const product = await one(request);
    if (kind === 'piping') await piped(page);
    const shown = async () => {
      await open(page, room(product, [['hour', hour]]));
      return pixels(page);
    };
    const byCard = await shown();
    expect(
      await picture(page).evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')),
    ).toBeNull();
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      Reflect.set(
        HTMLCanvasElement.prototype,
        'getContext',
        function (this: HTMLCanvasElement, ...asked: Parameters<typeof get>) {
          return asked[0] === 'webgl2' ? null : get.apply(this, asked);
        },
      );
    });
    const byCanvas = await shown();
    expect(
      await picture(page).evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d') !== null),
    ).toBe(true);
    const differences = byCanvas.map((channel, at) => Math.abs(channel - (byCard[at] ?? 0)));
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    expect(mean / 255).toBeLessThan(0.01);
    expect(Math.max(...byCard)).toBeGreaterThan(100);
    if (kind === 'piping')
      expect(await seen(page, [UPPER[0] + 7, UPPER[1]])).toEqual(await seen(page, UPPER));
  });

test.describe('where a pass cannot be had', () => {
  test.use({ expectedConsole: [/ERR_FAILED/u] });

  test('a failed pass is said, and tried again', async ({ page, request }) => {
    await page.route(/parts\.webp$/u, (route) => route.abort(), { times: 1 });
    await page.goto(room(await paper(request)));
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await dressed(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('without scripts, and where it is shared, the server shows the same view', async ({
  browser,
  request,
  baseURL,
}) => {
  const product = await paper(request);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(room(product, [['hour', 'evening']]));
  const still = page.locator('img[src^="/scenes/view.jpg"]');
  await expect(still).toBeVisible();
  await expect(still).toHaveAttribute(
    'alt',
    new RegExp(`^${product.design} in ${product.colour}.*, in the evening$`, 'u'),
  );
  await expect
    .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(shared ?? '').pathname).toBe('/scenes/view.jpg');
  expect(new URL(shared ?? '').searchParams.get('hour')).toBe('evening');
  expect(await still.getAttribute('src')).toBe((shared ?? '').replace(/^https?:\/\/[^/]+/u, ''));
  await context.close();
});

test.describe('the room without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows another colour by its form, and offers nothing that would be dead', async ({
    page,
    request,
  }) => {
    const [product] = await findDesign(request, '001', (products) => products.length > 2);
    if (!product) throw new Error('There is no such design.');
    await page.goto(roomUrl(product));
    const still = page.getByRole('figure').locator('img'); // a canvas that is not shown stands beside it
    const before = (await still.getAttribute('src')) ?? '';
    const colour = page.getByRole('group', { name: 'Colour' }).getByRole('radio').nth(1);
    await colour.check({ force: true }); // a picture lies over it
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/[?&]colour=/u);
    await expect(colour).toBeChecked();
    await expect(still).not.toHaveAttribute('src', before);
    await expect(page.getByText('cannot be shown')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy Link to This View' })).toBeHidden();
  });
});
