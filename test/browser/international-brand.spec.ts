import type { Page } from '@playwright/test';
import { internationalBrandPage } from '@selvedge/contract/international-content';
import { answerAll, hold, readable, refuse, viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const BRAND_CALL = '**/internationals-page/brand-page/*';
const FILM = 'https://www.youtube.com/watch?v=abcdefghijk';

/** Opens the first brand from the landing page, which then asks the service itself. */
async function openFirst(page: Page): Promise<void> {
  await page.goto('/internationals');
  await hydrated(page);
  await page
    .getByRole('region', { name: 'International brands' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/internationals\/brand\//u);
}

const answer = (page: Page, fields: object): Promise<void> =>
  answerAll(page, BRAND_CALL, {
    success: true,
    brand_page: internationalBrandPage.parse({ page_title: 'Elsewhere', ...fields }),
    msg: '',
  });

test('[IBRAND-01] [ROUTE-13] the sections stand in their order', async ({ page }) => {
  const titles = viewTitles(page);
  // The demo has no film (decision 48).
  await page.route(BRAND_CALL, async (route) => {
    const { pathname } = new URL(route.request().url());
    const found = await (await page.request.get(`/services/product${pathname}`)).json();
    const json = { ...found, brand_page: { ...found.brand_page, promo_video: FILM } };
    await route.fulfill({ headers: readable(route), json });
  });
  await openFirst(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(
    page.getByRole('heading', { name: 'Explore Our International Brands' }),
  ).toBeVisible();
  const title = (await heading.textContent()) ?? '';
  const sections = page.getByRole('main').locator('section');
  await expect(sections).toHaveCount(5);
  await expect(sections.nth(0)).toHaveAttribute('aria-label', title);
  await expect(page.getByRole('main').locator('h1 + p')).toHaveText(/\S/u);
  await expect(sections.nth(1)).toHaveAttribute('aria-label', 'Featured Collection');
  await expect(sections.nth(2).getByRole('button', { name: /^Open catalogue: /u })).toHaveCount(2);
  await expect(sections.nth(3).getByRole('button', { name: `Play video: ${title}` })).toBeVisible();
  await expect(sections.nth(4).getByRole('heading')).toHaveText('Explore Our International Brands');
  await expect(sections.nth(4).getByRole('link', { name: title })).toHaveCount(0);
  await expect.poll(() => titles).toContain(`International Brand - ${title}`);
  // Within the site the title waits for the brand, too.
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`, 'u'));
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`, 'u'),
  );
});

test('[IBRAND-02] [ENT-12] the featured gallery shows each picture in the place that it names', async ({
  page,
  request,
}) => {
  const settings = await (
    await request.get('/services/product/internationals-page/settings')
  ).json();
  const { id }: { id: string } = settings.settings.brands[0];
  const own = await (
    await request.get(`/services/product/internationals-page/brand-page/${id}`)
  ).json();
  const [a, b, c, d]: { img_url: string }[] = own.brand_page.featured_collection_media;
  const media = [
    { position: 'bottom right', img_url: a?.img_url },
    { position: 'top right', img_url: b?.img_url },
    { position: 'top left', img_url: c?.img_url },
    { position: 'bottom left', img_url: d?.img_url },
  ];
  await answer(page, { featured_collection_media: media });
  await openFirst(page);
  const gallery = page.getByRole('region', { name: 'Featured Collection' });
  await expect(gallery.locator('img')).toHaveCount(4);
  const middle = async (position: string) => {
    const address = media.find((place) => place.position === position)?.img_url ?? '';
    const [hash = 'none'] = /[0-9a-f]{40,}/u.exec(address) ?? [];
    const box = await gallery.locator(`img[src*="${hash}"]`).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [topLeft, bottomLeft] = [await middle('top left'), await middle('bottom left')];
  const [topRight, bottomRight] = [await middle('top right'), await middle('bottom right')];
  for (const [left, right] of [
    [topLeft, topRight],
    [bottomLeft, bottomRight],
  ] as const)
    expect(left.x).toBeLessThan(right.x);
  for (const [upper, lower] of [
    [topLeft, bottomLeft],
    [topRight, bottomRight],
  ] as const)
    expect(upper.y).toBeLessThan(lower.y);
});

for (const [loop, hideControls] of [
  [true, false],
  [false, true],
] as const)
  test(`[IBRAND-03] the film is muted; looping ${loop}, without controls ${hideControls}`, async ({
    page,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
    );
    await answer(page, {
      promo_video: FILM,
      promo_video_loop: loop,
      promo_video_hide_controls: hideControls,
    });
    await openFirst(page);
    const frame = page.locator('iframe[title="Elsewhere"]');
    await expect(frame).toHaveCount(0);
    await page.getByRole('button', { name: 'Play video: Elsewhere' }).click();
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.pathname).toBe('/embed/abcdefghijk');
    expect(address.searchParams.get('mute')).toBe('1');
    expect(address.searchParams.get('loop')).toBe(loop ? '1' : null);
    expect(address.searchParams.get('controls')).toBe(hideControls ? '0' : null);
  });

test('[ERR-16] a link that is no film says so', async ({ page }) => {
  await answer(page, { promo_video: 'https://example.com/film' });
  await openFirst(page);
  await expect(page.getByText('Invalid YouTube URL', { exact: true })).toBeVisible();
});

test('[GEN-11] [ERR-16] without content its sections are placeholders with their names', async ({
  page,
}) => {
  await answer(page, {});
  await openFirst(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Missing Content for /u)).toHaveText([
    'Missing Content for Banner Carousel',
    'Missing Content for Featured Collection',
    'Missing Content for Catalogue Section',
    'Missing Content for Promo Video',
  ]);
  await expect(main.getByText('No video provided', { exact: true })).toBeVisible();
});

test('[IBRAND-04] [IBRAND-07] while it loads it says so', async ({ page }) => {
  const release = await hold(page, BRAND_CALL);
  await openFirst(page);
  await expect(page.getByText('Loading brand information...', { exact: true })).toBeVisible();
  release();
  await expect(
    page.getByRole('heading', { name: 'Explore Our International Brands' }),
  ).toBeVisible();
  await expect(page.getByText('Loading brand information...')).toHaveCount(0);
});

test.describe('what fails or does not exist', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[IBRAND-05] [IBRAND-07] [ERR-13] a failure has its heading, its message and another try', async ({
    page,
  }) => {
    await refuse(page, BRAND_CALL);
    await openFirst(page);
    await expect(
      page.getByRole('heading', { name: 'Unable to load brand information', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Failed to load brand data. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unroute(BRAND_CALL);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Featured Collection' })).toBeVisible();
  });

  test('[IBRAND-06] one that does not exist says so, with status 404', async ({ page }) => {
    const found = await page.goto('/internationals/brand/no-such-brand');
    expect(found?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Unable to load brand information', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Brand not found or not published', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('one without an id says that it is missing', async ({ page }) => {
    const found = await page.goto('/internationals/brand');
    expect(found?.status()).toBe(404);
    await expect(page.getByText('Brand ID is missing', { exact: true })).toBeVisible();
  });
});
