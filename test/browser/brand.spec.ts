import type { Page } from '@playwright/test';
import { brandContent } from '@selvedge/contract/page-content';
import { answerAll, CONTENT_CALL, hold, refuse, viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('[ROUTE-02] all brands stand from A to Z and lead to their pages', async ({
  page,
  request,
}) => {
  const answer = await request.get('/services/product/get-all-brands');
  const brands: { brand_name: string }[] = await answer.json();
  const names = brands.map((brand) => brand.brand_name);
  await page.goto('/brand');
  await hydrated(page);
  const links = page.getByRole('region', { name: 'Brands A–Z' }).getByRole('link');
  await expect(links).toHaveText(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const name = (await links.first().textContent()) ?? '';
  await expect(links.first()).toHaveAttribute(
    'href',
    `/item_group/9000/brand/${encodeURIComponent(name)}`,
  );
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: `${name} Collections` })).toBeVisible();
});

/** Opens the first brand of the footer within the site. */
async function openFirst(page: Page): Promise<string> {
  await page.goto('/about-us');
  await hydrated(page);
  const link = page.getByRole('contentinfo').locator('a[href^="/item_group/9000/brand/"]').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/item_group\/9000\/brand\//u);
  return name;
}

test('[ROUTE-06] the server answers with the whole page', async ({ request }) => {
  const html = await (await request.get('/item_group/9000/brand/HAUS')).text();
  expect(html).toContain('HAUS Collections');
  expect(html).toContain('aria-label="Featured Collection"');
});

const collections = (page: Page, brand: string) =>
  page.getByRole('region', { name: `${brand} Collections` });

test('[BRAND-01] [BRAND-02] [ROUTE-06] a brand has its sections in order, and its view is counted', async ({
  page,
}) => {
  const titles = viewTitles(page);
  const name = await openFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const main = page.getByRole('main');
  await expect(main.locator('h1 + p')).toHaveText(/\S/u);
  await expect(collections(page, name)).toBeVisible();
  const sections = main.locator('section');
  await expect(sections).toHaveCount(3);
  await expect(sections.nth(0)).toHaveAttribute('aria-label', name);
  await expect(sections.nth(1)).toHaveAttribute('aria-label', 'Featured Collection');
  await expect(sections.nth(2).getByRole('heading', { level: 2 })).toHaveText(
    `${name} Collections`,
  );
  await expect.poll(() => titles).toContain(`Brand - ${name}`);
});

test('[BRAND-04] a collection card shows picture, name and application, and leads to the collection', async ({
  page,
}) => {
  const brand = await openFirst(page);
  const card = collections(page, brand).getByRole('listitem').first();
  await expect(card.getByRole('img', { includeHidden: true })).toHaveCount(1);
  const href = (await card.getByRole('link').getAttribute('href')) ?? '';
  const [, application = '', collection = ''] =
    /\/application\/([^/]+)\/collection\/([^/]+)$/u.exec(href) ?? [];
  await expect(card).toContainText(decodeURIComponent(collection));
  await expect(card).toContainText(decodeURIComponent(application));
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(decodeURIComponent(collection));
});

test('[BRAND-05] [BRAND-06] [GEN-11] [ERR-10] without content its sections are placeholders, after the loader', async ({
  page,
}) => {
  const release = await hold(page, CONTENT_CALL);
  const name = await openFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
  await page.unroute(CONTENT_CALL);
  release();
  await expect(collections(page, name)).toBeVisible();

  await answerAll(page, CONTENT_CALL, brandContent.parse({}));
  await openFirst(page);
  for (const section of ['Banner Carousel', 'Featured Collection', 'Collections Section']) {
    const notice = page.locator('div').filter({
      has: page.locator(':scope > p', { hasText: `Missing Content for ${section}` }),
    });
    await expect(notice).toContainText('Please upload content for this section on the Hub');
    await expect(notice).toHaveCSS('border-top-style', 'solid');
    const colour = await notice.evaluate((element) => getComputedStyle(element).borderTopColor);
    const [red = 0, green = 255, blue = 255] = (colour.match(/\d+/gu) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  }
});

test('[BRAND-03] [BRAND-04] [BRAND-05] [ENT-10] the fields that the documents print are a page, with collections or without', async ({
  page,
}) => {
  const entry = (application_name: string, collection_name: string) => ({
    brand_name: 'Any',
    application_name,
    collection_name,
    item_group_code: '005',
    url: '',
  });
  await answerAll(page, CONTENT_CALL, {
    page_title: 'A brand',
    description: 'Its story.',
    section_featured_collection: [],
    featured_collection_title: { collection_name: '', item_group_code: '', application_name: '' },
    featured_collection_description: '',
    section_collections_in_a_brand: [
      entry('Upholstery', 'Tidal'),
      entry('Curtaining', 'Boma'),
      entry('Upholstery', 'Tidal'),
      entry('Curtaining', 'Tidal'),
    ],
  });
  const name = await openFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A brand');
  const cards = collections(page, name).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [place, words] of [
    ['Boma', 'Curtaining'],
    ['Tidal', 'Curtaining'],
    ['Tidal', 'Upholstery'],
  ].entries()) {
    const [collection = '', application = ''] = words;
    await expect(cards.nth(place)).toContainText(collection);
    await expect(cards.nth(place)).toContainText(application);
    await expect(cards.nth(place).getByRole('link')).toHaveAttribute(
      'href',
      `/item_group/005/application/${application}/collection/${collection}`,
    );
  }

  await page.unroute(CONTENT_CALL);
  await answerAll(page, CONTENT_CALL, { page_title: 'A brand' });
  await openFirst(page);
  await expect(
    page.getByRole('main').getByText('Missing Content for Collections Section'),
  ).toBeVisible();
  await expect(collections(page, name)).toHaveCount(0);
});

test.describe('what fails or does not exist', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[BRAND-06] [ERR-13] a brand that fails says so and tries again', async ({ page }) => {
    await refuse(page, CONTENT_CALL);
    const name = await openFirst(page);
    await expect(
      page.getByRole('heading', { name: 'Failed to load brand data', exact: true }),
    ).toBeVisible();
    await page.unroute(CONTENT_CALL);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(collections(page, name)).toBeVisible();
  });

  test('[ROUTE-15] a short address whose collection does not exist has gone missing', async ({
    page,
  }) => {
    const answer = await page.goto('/collections/tidal/no-such-collection');
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Whoops! This page has gone missing.', exact: true }),
    ).toBeVisible();
  });

  test('[ROUTE-06] a brand that does not exist has gone missing', async ({ request }) => {
    for (const path of ['/item_group/9000/brand/no-such-brand', '/item_group/no-such/brand/HAUS'])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test('[ROUTE-14] a short collection address leads to its page for good', async ({
  page,
  request,
}) => {
  for (const path of ['/collections/Tidal/tidal', '/collections/anything/tidal,']) {
    const found = await request.get(path, { maxRedirects: 0 });
    expect(found.status(), path).toBe(301);
    await page.goto(path);
    await expect(page).toHaveURL(/\/item_group\/005\/application\/[^/]+\/collection\/Tidal$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidal');
  }
});
