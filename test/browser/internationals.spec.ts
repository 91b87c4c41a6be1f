import type { Page } from '@playwright/test';
import { internationalsSettings } from '@selvedge/contract/international-content';
import { answerAll, hold, refuse, viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const LANDING_CALL = '**/internationals-page/settings';

/** Opens the landing page within the site, which then asks the service itself. */
async function open(page: Page): Promise<void> {
  await page.goto('/about-us');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Internationals' }).click();
  await expect(page).toHaveURL('/internationals');
}

/** Expects texts on the page, to the letter. */
async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
}

const answer = (page: Page, settings: object | null): Promise<void> =>
  answerAll(page, LANDING_CALL, { success: true, settings, msg: '' });

test('[INTL-01] [ROUTE-13] the landing page has banner, title, description, brands and catalogues', async ({
  page,
}) => {
  const titles = viewTitles(page);
  await page.goto('/internationals');
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  expect(title).not.toBe('');
  const main = page.getByRole('main');
  await expect(main.locator('h1 + p')).toHaveText(/\S/u);
  await expect(main.locator('section').first()).toHaveAttribute('aria-label', title);
  await expect(
    page.getByRole('region', { name: 'International brands' }).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Open catalogue: /u })).not.toHaveCount(0);
  await expect.poll(() => titles).toEqual(['Internationals']);
});

test('[INTL-02] while it loads it says so', async ({ page }) => {
  const release = await hold(page, LANDING_CALL);
  await open(page);
  await expect(page.getByText('Loading international brands...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'International brands' })).toBeVisible();
  await expect(page.getByText('Loading international brands...')).toHaveCount(0);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`, 'u'));
});

test('[INTL-04] without a page it says that none is published', async ({ page }) => {
  await answer(page, null);
  await open(page);
  await expectTexts(page, [
    'No international page data available',
    'The international page may not be published yet.',
  ]);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('[INTL-05] [INTL-06] with neither published brands nor catalogues it says so', async ({
  page,
}) => {
  const brands = [{ id: 'draft', page_title: 'A draft', is_published: false }];
  await answer(page, internationalsSettings.parse({ page_title: 'Elsewhere', brands }));
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elsewhere');
  await expectTexts(page, [
    'No published brands or catalogues available',
    'Please check back later for updated content.',
  ]);
  await expect(page.getByText('A draft')).toHaveCount(0);
  await expect(page.getByText(/^Missing Content for /u)).toHaveText([
    'Missing Content for Banner Carousel',
  ]);
});

test('[INTL-06] [INTL-07] [INTL-08] [CALL-22] published brands stand in their order, each a title over its picture, and lead where they should', async ({
  page,
  request,
}) => {
  const own = await (await request.get('/services/product/internationals-page/settings')).json();
  const { tile_img: picture }: { tile_img: string } = own.settings.brands[0];
  // As the documents print a brand: no field of ours is among these.
  const brand = (page_title: string, position_order: number, brand_page_link: string) => ({
    id: page_title.toLowerCase(),
    page_title,
    is_published: true,
    position_order,
    tile_img_url: '',
    tile_img: picture,
    brand_page_link,
  });
  await answer(page, {
    page_title: 'Elsewhere',
    catalogue_section_items: [
      { id: 'karoo-slub', catalogue_tile_img_url: picture, issuu_link: 'https://books.example/1' },
    ],
    brands: [
      brand('Third', 30, 'https://trade.third.example/cloth'),
      { ...brand('Hidden', 5, ''), is_published: false },
      brand('First', 10, ''),
      brand('Second', 20, 'https://second.example/'),
    ],
  });
  await open(page);
  await expect(page.getByRole('button', { name: 'Open catalogue: Karoo slub' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'International brands' }).getByRole('link');
  await expect(tiles).toHaveText(['First', 'Second', 'Third']);
  const hrefs = [
    '/internationals/brand/first',
    'https://second.example/',
    'https://third.example/cloth',
  ];
  for (const [place, href] of hrefs.entries()) {
    const tile = tiles.nth(place);
    await expect(tile).toHaveAttribute('href', href);
    const image = await tile.locator('img').boundingBox();
    const title = await tile.getByText(/^(?:First|Second|Third)$/u).boundingBox();
    if (!image || !title) throw new Error('A tile shows neither picture nor title.');
    expect(title.y).toBeGreaterThanOrEqual(image.y);
    expect(title.y + title.height).toBeLessThanOrEqual(image.y + image.height);
  }
});

test('[GEN-11] brands without catalogues, or the other way round, leave a placeholder', async ({
  page,
}) => {
  const brands = [{ id: 'one', page_title: 'One', is_published: true }];
  const catalogue_section_items = [{ id: 'book', issuu_link: 'https://books.example/1' }];
  for (const [fields, missing] of [
    [{ brands }, 'Catalogue Section'],
    [{ catalogue_section_items }, 'International Brands'],
  ] as const) {
    await page.unroute(LANDING_CALL);
    await answer(page, internationalsSettings.parse(fields));
    await open(page);
    await expect(page.getByText(/^Missing Content for /u)).toHaveText([
      'Missing Content for Banner Carousel',
      `Missing Content for ${missing}`,
    ]);
  }
});

test.describe('half read, before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('catalogues stand in their columns', async ({ page }) => {
    await page.goto('/internationals');
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: /^Open catalogue: / }) });
    const columns = () =>
      list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(4);
    await list.evaluate((element) => {
      while (element.childElementCount > 1) element.lastElementChild?.remove();
    });
    expect(await columns()).toBe(4);
  });
});

test('[INTL-09] a catalogue opens in a viewer with a frame, and closing gives the focus back', async ({
  page,
}) => {
  await page.goto('/internationals');
  await hydrated(page);
  const tile = page.getByRole('button', { name: /^Open catalogue: /u }).first();
  await tile.press('Enter');
  const viewer = page.getByRole('dialog');
  const name = await tile.getAttribute('aria-label');
  await expect(viewer).toHaveAccessibleName(name?.replace('Open catalogue: ', '') ?? '');
  const frame = viewer.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(tile).toBeFocused();
  await tile.press('Enter');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(tile).toBeFocused();
});

test('every catalogue of the pages opens one, and leads on to where it belongs', async ({
  page,
  request,
}) => {
  const settings = (await (
    await request.get('/services/product/internationals-page/settings')
  ).json()) as { settings: { catalogue_section_items: { issuu_link: string }[] } };
  for (const { issuu_link } of settings.settings.catalogue_section_items)
    expect((await request.get(issuu_link)).status(), issuu_link).toBe(200);
  await page.goto('/catalogues/tidal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidal');
  await page.getByRole('link', { name: 'Explore The Collection' }).click();
  await expect(page).toHaveURL(/\/collection\/Tidal$/u);
});

test.describe('what fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[INTL-03] [ERR-15] a failure says what the service says, and reloads', async ({ page }) => {
    await refuse(page, LANDING_CALL, 'The hub is closed');
    await open(page);
    await expect(
      page.getByRole('heading', { name: 'Unable to load international brands', exact: true }),
    ).toBeVisible();
    await expectTexts(page, ['The hub is closed']);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await loaded;
    await expect(page.getByRole('region', { name: 'International brands' })).toBeVisible();
  });

  test('[INTL-03] [ERR-15] a failure of which the service says nothing has words of its own', async ({
    page,
  }) => {
    await page.route(LANDING_CALL, (route) => route.fulfill({ status: 400, body: 'nothing' }));
    await open(page);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Unable to load international brands');
    await expect(
      failure.getByText('Failed to load international data', { exact: true }),
    ).toBeVisible();
  });

  test('[INTL-03] [CALL-22] an answer that is no success is a failure with its words', async ({
    page,
  }) => {
    test.slow();
    await answerAll(page, LANDING_CALL, {
      success: false,
      settings: null,
      msg: 'Come back at noon',
    });
    await open(page);
    await expect(page.getByText('Come back at noon', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
  });

  test('[ERR-18] a catalogue that does not come shows an error view, and tries again', async ({
    page,
  }) => {
    await page.route('**/catalogues/*', (route) => route.abort());
    await page.goto('/internationals');
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Open catalogue: /u })
      .first()
      .click();
    const viewer = page.getByRole('dialog');
    await expect(
      viewer.getByRole('heading', { name: 'This catalogue could not be loaded' }),
    ).toBeVisible();
    await page.unroute('**/catalogues/*');
    await viewer.getByRole('button', { name: 'Try Again' }).click();
    await expect(viewer.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
