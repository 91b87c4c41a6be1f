import type { Page } from '@playwright/test';
import { productUrl, roomUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** Script that the room may add to what a product page has loaded, compressed. */
const MAX_SCRIPT_BYTES = 60 * 1024;

const drawn = (page: Page) => expect(page.locator('figure[aria-busy="false"]')).toBeVisible();
const query = (page: Page) => new URL(page.url()).searchParams;

test('opens from a product in its colour, with little script that is loaded only then', async ({
  page,
  request,
}) => {
  const [, product] = await findDesign(request, '001', (products) => products.length > 2);
  if (!product) throw new Error('The design has no second colour.');
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (asked) => {
    if (asked.resourceType() === 'script')
      scripts.push(asked.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(productUrl(product));
  await hydrated(page);
  const before = scripts.length;
  await page.getByRole('link', { name: 'See it in the room' }).click();
  await drawn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product.design} in the room`);
  await expect(
    page.getByRole('img', { name: `${product.design} in ${product.colour} on a wall` }),
  ).toBeVisible();
  const added = await Promise.all(scripts.slice(before));
  expect(added.length).toBeGreaterThan(0);
  expect(added.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_SCRIPT_BYTES);
});

test('shows in forced colours too which words are chosen', async ({ page, request }) => {
  const [rug] = await findDesign(request, '004', ([one, two]) => one?.colour === two?.colour);
  if (!rug) throw new Error('There is no rug in two sizes.');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(roomUrl(rug));
  const words = page.getByRole('group', { name: 'Size' }).locator('label');
  const edge = (chosen: boolean) =>
    words
      .filter({ has: page.getByRole('radio', { checked: chosen }) })
      .locator('span')
      .first()
      .evaluate((word) => getComputedStyle(word).borderColor);
  expect(await edge(true)).not.toBe(await edge(false));
});

test('what is set stands in the address, and the address brings it back', async ({
  page,
  request,
}) => {
  const products = await findDesign(
    request,
    '005',
    ([first]) => first?.application === 'Dual Purpose',
  );
  const [first, second] = products;
  if (!first || !second) throw new Error('The design has no second colour.');
  await page.goto(roomUrl(first));
  await hydrated(page);
  await drawn(page);
  await page.getByRole('radio', { name: 'Sofa' }).check({ force: true });
  await page.getByRole('radio', { name: second.colour, exact: true }).check({ force: true });
  await page.getByRole('spinbutton', { name: 'Wall width' }).fill('425');
  const height = page.getByRole('slider', { name: 'Wall height' });
  await height.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Sage' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'A person for scale' }).uncheck();
  await expect.poll(() => query(page).get('person')).toBe('no');
  expect(Object.fromEntries(query(page))).toEqual({
    show: 'sofa',
    colour: second.colour,
    width: '425',
    height: '271',
    paint: 'a9b29a',
    person: 'no',
  });

  await page.reload();
  await drawn(page);
  await expect(page.getByRole('radio', { name: 'Sofa' })).toBeChecked();
  await expect(page.getByRole('radio', { name: second.colour, exact: true })).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'Wall width' })).toHaveValue('425');
  await expect(page.getByRole('slider', { name: 'Wall height' })).toHaveValue('271');
  await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A person for scale' })).not.toBeChecked();
  await expect(page.getByRole('figure')).toContainText('425 cm wide and 271 cm high, painted Sage');
  await expect(page.getByRole('figure')).not.toContainText('170 cm tall');
});

test('a design is drawn at its true scale: a wall half as wide shows half as many repeats', async ({
  page,
  request,
}) => {
  const [product] = await findDesign(
    request,
    '001',
    ([first]) => first?.design === 'Parktown Trellis',
  );
  if (!product) throw new Error('The demo supplier has no such paper.');
  for (const [width, repeats] of [
    [400, '23.1 repeats'],
    [200, '11.6 repeats'],
  ] as const) {
    await page.goto(roomUrl(product, [['width', String(width)]]));
    await drawn(page);
    await expect(page.getByRole('figure')).toContainText(`That is ${repeats} across the wall.`);
  }
});

test('values that cannot be are named, and the room is shown all the same', async ({
  page,
  request,
}) => {
  const [product] = await findDesign(request, '005', () => true);
  if (!product) throw new Error('The demo supplier has no fabric.');
  await page.goto(
    roomUrl(product, [
      ['width', 'broad'],
      ['paint', 'red'],
      ['colour', 'Nocolour'],
    ]),
  );
  await drawn(page);
  const said = page.getByRole('status').filter({ hasText: 'cannot be shown' });
  await expect(said.getByRole('listitem')).toHaveCount(3);
  await expect(said).toContainText('“broad” is no whole number from 150 to 1200 cm');
});

test('a typed width counts when it lies within its bounds', async ({ page, request }) => {
  const [product] = await findDesign(request, '001', () => true);
  if (!product) throw new Error('The demo supplier has no paper.');
  await page.goto(roomUrl(product));
  await hydrated(page);
  const width = page.getByRole('spinbutton', { name: 'Wall width' });
  await width.fill('15');
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('figure')).toContainText('400 cm wide');
  await width.blur();
  await expect(width).toHaveValue('400');
});

test('a rug comes in its sizes, and asks no other host for anything', async ({ page, request }) => {
  const products = await findDesign(
    request,
    '004',
    ([first]) => first?.design === 'Keimoes Medallion',
  );
  const [product] = products;
  if (!product) throw new Error('The demo supplier has no such rug.');
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    const { hostname, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$/u.test(hostname))
      elsewhere.push(asked.url());
  });
  await page.goto(roomUrl(product));
  await hydrated(page);
  await page.getByRole('radio', { name: '300 × 400 cm' }).check({ force: true });
  await expect.poll(() => query(page).get('size')).toBe('300cmx400cm');
  await drawn(page);
  await expect(page.getByRole('figure')).toContainText('300 × 400 cm at true scale');
  expect(elsewhere).toEqual([]);
});

test('what has no place in the room has no way there', async ({ page, request }) => {
  const [product] = await findDesign(request, '000', () => true);
  if (!product) throw new Error('The demo supplier has no homeware.');
  await page.goto(productUrl(product));
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'See it in the room' })).toHaveCount(0);
  await page.goto(roomUrl(product));
  await expect(page.getByText('cannot be shown in the room')).toBeVisible();
});
