import type { Page } from '@playwright/test';
import { applicationTypeContent } from '@selvedge/contract/page-content';
import { answerAll, CONTENT_CALL, hold, refuse, viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const OUTDOOR = '/item_group/9001/application_type/outdoor';
const FABRIC = `${OUTDOOR}/category_name/005`;

/** Opens Outdoor within the site, from the footer of a page. */
async function openOutdoor(page: Page): Promise<void> {
  await page.goto('/about-us');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outdoor' }).click();
  await expect(page).toHaveURL(OUTDOOR);
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const openCategory = (page: Page) =>
  page.getByRole('region', { name: 'Browse by category' }).getByRole('link').first().click();

test('[APPTYPE-01] [APPTYPE-04] [ROUTE-10] an application type has its sections in order', async ({
  page,
}) => {
  const titles = viewTitles(page);
  await page.goto(OUTDOOR);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor');
  await expect(page.getByRole('region', { name: 'Outdoor', exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('h1 + p')).toHaveText(/\S/u);
  const names = await main.locator('section').evaluateAll((all) =>
    all.map((section) => {
      const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
      return section.getAttribute('aria-label') ?? heading?.textContent;
    }),
  );
  expect(names).toEqual([
    'Outdoor',
    'Browse by category',
    'Featured Collection',
    'New arrivals',
    'View our latest catalogues',
  ]);
  await expect.poll(() => titles).toContain('Application Type - Outdoor');
});

test('[APPTYPE-01] its hero has the picture or the film, the link and the ratio that content gives', async ({
  page,
}) => {
  const content = {
    page_title: 'Outdoor',
    description: 'For the stoep.',
    section_consumer_hero: [{ url: '/favicon.svg' }],
    section_consumer_hero_video: { video_url: '/media/film.mp4', thumbnail_url: '/favicon.svg' },
    section_consumer_hero_link: '/brand',
    section_consumer_video_link: '/careers',
    consumer_display_option: 'carousel',
    consumer_banner_width: 1000,
    consumer_banner_height: 250,
  };
  // It never comes: the poster is what is seen.
  await page.route('**/media/film.mp4', () => undefined);
  await answerAll(page, CONTENT_CALL, { ...content, consumer_display_option: 'video' });
  await openOutdoor(page);
  const hero = page.getByRole('region', { name: 'Outdoor', exact: true });
  await expect(hero.locator('video')).toHaveAttribute('src', /\/media\/film\.mp4$/u);
  await expect(hero.locator('a[href="/careers"]')).toHaveCount(1);

  await page.unroute(CONTENT_CALL);
  await answerAll(page, CONTENT_CALL, content);
  await openOutdoor(page);
  await expect(page.getByText('For the stoep.')).toBeVisible();
  await expect(hero.locator('video')).toHaveCount(0);
  await expect(hero.locator('a[href="/brand"]')).toHaveCount(1);
  const box = await hero.locator('a[href="/brand"]').boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.25, 1);
});

test('[APPTYPE-02] [APPTYPE-03] its tiles lead to categories, of which rugs and homeware are none', async ({
  page,
}) => {
  await page.goto(OUTDOOR);
  const tiles = page.getByRole('region', { name: 'Browse by category' }).getByRole('link');
  const hrefs = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')));
  // A tile and its button lead to the same place; what opens a collection is no category.
  expect([...new Set(hrefs)].filter((href) => !href?.startsWith('/collections/'))).toEqual([
    `${OUTDOOR}/category_name/005`,
    `${OUTDOOR}/category_name/001`,
  ]);
});

test('[APPTYPE-07] [APPTYPE-08] a category shows its collections, each once', async ({ page }) => {
  const titles = viewTitles(page);
  await page.goto(FABRIC);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fabric Outdoor');
  const cards = page.getByRole('region', { name: 'Collections', exact: true }).getByRole('link');
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('href')?.split('/').at(-1)),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await expect.poll(() => titles).toContain('Category - Fabric Outdoor');
});

test('[ROUTE-10] [APPTYPE-08] a name in other letters is the same page, with one canonical address', async ({
  page,
}) => {
  for (const written of ['Outdoor', 'OUTDOOR']) {
    await page.goto(OUTDOOR.replace('outdoor', written));
    await expect(page).toHaveTitle(/^Outdoor \|/u);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${OUTDOOR}$`, 'u'));
    await page.goto(FABRIC.replace('outdoor', written));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fabric Outdoor');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${FABRIC}$`, 'u'));
  }
});

test('[APPTYPE-05] both open at the top, from further down and when loaded again', async ({
  page,
}) => {
  await openOutdoor(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Outdoor' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await openCategory(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fabric Outdoor' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('[APPTYPE-06] both show a loader until their content is there', async ({ page }) => {
  const release = await hold(page, CONTENT_CALL);
  await openOutdoor(page);
  const loader = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(loader).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Browse by category' })).toBeVisible();
  await expect(loader).toHaveCount(0);

  await page.unroute(CONTENT_CALL);
  const releaseCategory = await hold(page, CONTENT_CALL);
  await openCategory(page);
  await expect(loader).toBeVisible();
  releaseCategory();
  await expect(page.getByRole('region', { name: 'Collections', exact: true })).toBeVisible();
});

test('[ERR-10] [GEN-11] without content its sections are placeholders with their names', async ({
  page,
}) => {
  await answerAll(page, CONTENT_CALL, applicationTypeContent.parse({}));
  await openOutdoor(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Missing Content for /u)).toHaveText([
    'Missing Content for Banner Carousel',
    'Missing Content for Item Group Section',
    'Missing Content for Featured Collection',
    'Missing Content for New arrivals',
  ]);
  await expect(
    main.getByText('Please upload content for this section on the Hub', { exact: true }),
  ).toHaveCount(4);
});

test.describe('what fails or does not exist', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[APPTYPE-06] an application type that fails shows an error view, and tries again', async ({
    page,
  }) => {
    await refuse(page, CONTENT_CALL);
    await openOutdoor(page);
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await page.unroute(CONTENT_CALL);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Browse by category' })).toBeVisible();
  });

  test('[APPTYPE-06] so does a category', async ({ page }) => {
    await openOutdoor(page);
    await expect(page.getByRole('region', { name: 'Browse by category' })).toBeVisible();
    await refuse(page, CONTENT_CALL);
    await openCategory(page);
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await page.unroute(CONTENT_CALL);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Collections', exact: true })).toBeVisible();
  });

  test('[ROUTE-10] what has no content has gone missing', async ({ page, request }) => {
    for (const path of [
      '/item_group/9001/application_type/no-such-type',
      `${OUTDOOR}/category_name/no-such-category`,
      '/item_group/no-such-group/application_type/outdoor',
    ])
      expect((await request.get(path)).status(), path).toBe(404);
    await openOutdoor(page);
    await expect(page.getByRole('region', { name: 'Browse by category' })).toBeVisible();
    await answerAll(page, CONTENT_CALL, applicationTypeContent.parse({}));
    await openCategory(page);
    await expect(page.getByRole('heading', { name: /gone missing/u })).toBeVisible();
  });
});
