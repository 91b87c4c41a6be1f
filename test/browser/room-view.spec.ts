import { hasDiameter } from '@selvedge/contract/size';
import { colourUrl, productUrl, roomUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { dressed, dualPurpose, LOWER, open, paper, query, room, seen, UPPER } from './room-page.ts';
import { MOST_SHIFT, noteShifts, shiftOf } from './shifts.ts';

/** Script that the room may add to what a product page has loaded, and its passes, in bytes as they are sent. */
const MAX_SCRIPT_BYTES = 60 * 1024;
const MAX_PASSES_BYTES = 1.5 * 2 ** 20;
const PASS = /\/scenes\/[^/]+\/[0-9a-f]{16}\//u;

test('opens from a product in its colour, with little script and passes that are loaded only then', async ({
  page,
  request,
}) => {
  const [, product] = await findDesign(request, '001', (products) => products.length > 2);
  if (!product) throw new Error('The design has no second colour.');
  const scripts: Promise<number>[] = [];
  const passes: Promise<number>[] = [];
  page.on('requestfinished', (asked) => {
    const size = () => asked.sizes().then(({ responseBodySize }) => responseBodySize);
    if (asked.resourceType() === 'script') scripts.push(size());
    if (PASS.test(asked.url())) passes.push(size());
  });
  await page.goto(productUrl(product));
  await hydrated(page);
  const before = scripts.length;
  expect(passes).toEqual([]);
  await page.getByRole('link', { name: 'See it in the room' }).click();
  await dressed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product.design} in the room`);
  await expect(
    page.getByRole('img', {
      name: `${product.design} in ${product.colour}: wall, Synthetic room`,
    }),
  ).toBeVisible();
  const sumOf = async (sizes: Promise<number>[]) =>
    (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  expect(scripts.length).toBeGreaterThan(before);
  expect(await sumOf(scripts.slice(before))).toBeLessThan(MAX_SCRIPT_BYTES);
  expect(passes).toHaveLength(5);
  expect(await sumOf(passes)).toBeLessThan(MAX_PASSES_BYTES);
});

test('keeps its place under the header while it is on its way', async ({ page, request }) => {
  // With the few scenes of this site the room ends within a tall window, and its footer comes into view.
  await page.setViewportSize({ width: 1440, height: 700 });
  const product = await paper(request);
  await noteShifts(page);
  await page.goto(productUrl(product));
  await hydrated(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/scenes/list.json', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'See it in the room' }).click();
  await expect(page.getByRole('status').getByText('Loading product information')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  answer();
  await dressed(page);
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
});

test('what is set stands in the address, Back undoes it, and the address brings it back', async ({
  page,
  request,
}) => {
  const [first, second] = await dualPurpose(request);
  await open(page, room(first));
  await page.getByRole('radio', { name: 'Curtains' }).check({ force: true });
  const colours = page.getByRole('group', { name: 'Colour', exact: false }).first();
  await colours.getByRole('radio', { name: second.colour, exact: true }).check({ force: true });
  await expect.poll(() => query(page).get('colour')).toBe(second.colour);
  expect(query(page).get('surface')).toBe('curtains');
  await expect(
    page.getByRole('img', { name: `${second.design} in ${second.colour}` }),
  ).toBeVisible();

  await page.goBack();
  await expect.poll(() => query(page).get('colour')).toBe(first.colour);
  await expect(page.getByRole('radio', { name: 'Curtains' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Sofa' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect.poll(() => query(page).get('colour')).toBe(second.colour);

  await page.reload();
  await dressed(page);
  await expect(page.getByRole('radio', { name: 'Curtains' })).toBeChecked();
  await expect(colours.getByRole('radio', { name: second.colour, exact: true })).toBeChecked();
  await expect(page.getByRole('figure')).toContainText(`Curtains: ${second.design}`);
});

test('is seen in the evening where its scene has one, whose light is asked for then', async ({
  page,
  request,
}) => {
  const [cloth] = await dualPurpose(request);
  const light = page.getByRole('group', { name: 'Light' });
  await open(page, room(cloth));
  await expect(light).toHaveCount(0);

  await open(page, room(await paper(request)));
  const byDay = await seen(page, UPPER);
  const asked: string[] = [];
  page.on('request', (one) => {
    if (PASS.test(one.url())) asked.push(one.url().replace(/.*\//u, ''));
  });
  await light.getByRole('radio', { name: 'Day' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(light.getByRole('radio', { name: 'Evening' })).toBeChecked();
  await expect(page.getByRole('img', { name: ', in the evening' })).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('The same by lamplight.');
  await expect.poll(() => query(page).get('hour')).toBe('evening');
  await expect.poll(() => seen(page, UPPER)).not.toEqual(byDay);
  const byLamp = await seen(page, UPPER);
  const warmth = ([red = 0, , blue = 0]: number[]) => red / blue;
  expect(warmth(byLamp)).toBeGreaterThan(1.3 * warmth(byDay));
  expect(asked).toEqual(['evening.avif']);

  await page.goBack();
  await expect(light.getByRole('radio', { name: 'Day' })).toBeChecked();
  await expect.poll(() => seen(page, UPPER)).toEqual(byDay);
  await page.goForward();
  await expect.poll(() => seen(page, UPPER)).toEqual(byLamp);
  expect(asked).toEqual(['evening.avif']);
  await page.reload();
  await dressed(page);
  await expect(light.getByRole('radio', { name: 'Evening' })).toBeChecked();
  expect(await seen(page, UPPER)).toEqual(byLamp);
});

test('another design is found by name and put beside it, in any of its colours', async ({
  page,
  request,
}) => {
  const [first] = await dualPurpose(request);
  const other = (await findDesign(request, '005', ([one]) => one?.design === 'Karoo Slub'))[0];
  if (!other) throw new Error('The demo supplier has no Karoo Slub.');
  await open(page, room(first));
  const before = await seen(page, UPPER);
  await page.getByText('Curtains Plain').click();
  await page.getByRole('searchbox', { name: 'Another design' }).fill('Karoo Slub');
  const found = page.getByRole('group', { name: 'Found' });
  await found.getByRole('radio').first().check({ force: true });
  await expect
    .poll(() => query(page).get('beside'))
    .toContain('curtains|005|Overberg Linens|Karoo Slub|');
  await expect(page.getByRole('figure')).toContainText('Curtains: Karoo Slub in');
  await expect.poll(() => seen(page, UPPER)).not.toEqual(before);
  const own = page.getByRole('group', { name: 'Karoo Slub' });
  await own.getByRole('radio', { name: other.colour, exact: false }).first().check({ force: true });
  await expect.poll(() => query(page).get('beside')).toContain(other.colour);
  const way = page.getByRole('list', { name: 'Shown beside it' }).getByRole('link');
  await expect(way).toHaveText(`Karoo Slub in ${other.colour}`);
  await expect(way).toHaveAttribute('href', colourUrl(other));
  await page.getByRole('button', { name: 'Leave it plain' }).click();
  await expect.poll(() => query(page).get('beside')).toBeNull();
});

test('a wall is painted in any colour; Back undoes it with all that were tried on the way', async ({
  page,
  request,
}) => {
  const [rug] = await findDesign(request, '004', ([one]) => !hasDiameter(one?.diameter));
  if (!rug) throw new Error('The demo supplier has no rug.');
  await open(page, room(rug));
  await page.getByText('Wall Plain').click();
  await page.getByRole('radio', { name: 'Sage' }).check({ force: true });
  await expect.poll(() => query(page).get('paint')).toBe('wall|a9b29a');
  // As a hand that is drawn over the field of colours, faster than an address follows.
  await page.getByLabel('Another colour').evaluate((well: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const tried of ['#301020', '#2030c0']) {
      write?.call(well, tried);
      well.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect.poll(() => query(page).get('paint')).toBe('wall|2030c0');
  await expect(page.getByRole('figure')).toContainText('Wall: #2030c0');
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await seen(page, UPPER);
      return blue > 2 * red;
    })
    .toBe(true);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked();
  await page.goBack();
  await expect.poll(() => query(page).get('paint')).toBeNull();
  await expect(page.getByRole('heading', { level: 1, name: 'in the room' })).toBeVisible();
});

test('is looked at closely by buttons and keys, which the address keeps', async ({
  page,
  request,
}) => {
  await open(page, room(await paper(request)));
  const zoom = page.getByRole('status', { name: 'Zoom' });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('150 %');
  await page.getByRole('group', { name: /enlarged/u }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveText('225 %');
  await expect.poll(() => query(page).get('zoom')).toMatch(/^2\.25,-0\.\d+,0$/u);
  await page.reload();
  await dressed(page);
  await expect(zoom).toHaveText('225 %');
  const colours = page.getByRole('group', { name: 'Colour' }).getByRole('radio');
  await colours.nth(1).check({ force: true }); // a picture lies over it
  await page.getByRole('button', { name: 'Whole picture' }).click();
  await expect.poll(() => query(page).get('zoom')).toBeNull();
  await page.goBack();
  await expect(zoom).toHaveText('225 %');
});

test('values that cannot be are named, and the room is shown all the same', async ({
  page,
  request,
}) => {
  const [product] = await dualPurpose(request);
  await open(
    page,
    roomUrl(product, [
      ['scene', 'attic'],
      ['paint', 'red'],
      ['colour', 'Nocolour'],
    ]),
  );
  const said = page.getByRole('status').filter({ hasText: 'cannot be shown' });
  await expect(said.getByRole('listitem')).toHaveCount(3);
  await expect(said).toContainText('“attic” is no scene that can show this design.');
});

test('asks no other host for anything, and changes a design at once', async ({ page, request }) => {
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    const { hostname, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$/u.test(hostname))
      elsewhere.push(asked.url());
  });
  const [first, second] = await dualPurpose(request);
  await open(page, room(first));
  const before = await seen(page, LOWER);
  await page
    .getByRole('radio', { name: second.colour, exact: true })
    .first()
    .check({ force: true });
  await expect.poll(() => seen(page, LOWER)).not.toEqual(before);
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

test('[WCAG 2.4.11] the picture that stays hides nothing that the keyboard comes back to', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, room(await paper(request)));
  await page.getByRole('link', { name: 'Back to the Product' }).focus();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(zoomIn).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
  const { y = 0 } = (await zoomIn.boundingBox()) ?? {};
  const picture = (await page.locator('canvas').boundingBox()) ?? { y: 0, height: 0 };
  expect(y).toBeGreaterThanOrEqual(picture.y + picture.height);
});
