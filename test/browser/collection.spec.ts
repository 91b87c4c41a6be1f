import type { APIRequestContext } from '@playwright/test';
import { DESIGN_CARD_IMAGE_HEIGHT_PX, DESIGN_CARDS_PER_ROW } from '@selvedge/contract/limits';
import type { CollectionContent } from '@selvedge/contract/page-content';
import { fold } from '@selvedge/contract/text';
import { collectionUrl } from '@selvedge/contract/urls';
import { CURTAINING } from './application-page.ts';
import { designLinks, designs, HEADING, openFromApplication } from './collection-page.ts';
import { designsOf, type FoundProduct } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const pathOf = ({ item_group, application, range }: FoundProduct): string =>
  collectionUrl(item_group, application, range);

/** The first collection of a group whose applications fit. */
async function findCollection(
  request: APIRequestContext,
  itemGroup: string,
  fits: (applications: readonly string[]) => boolean,
) {
  const products = (await designsOf(request, itemGroup)).flat();
  for (const found of Map.groupBy(products, ({ range }) => range).values()) {
    const applications = [...new Set(found.map(({ application }) => application))].toSorted();
    const [first] = found;
    if (first && fits(applications))
      return { first, applications, products: found, path: pathOf(first) };
  }
  throw new Error(`The demo supplier has no such collection in group ${itemGroup}.`);
}

test.describe('the collection page', () => {
  test('[ROUTE-08] [APP-07] [COLL-07] opens from its card, and its designs lead to their colour', async ({
    page,
  }) => {
    await page.goto(CURTAINING);
    await hydrated(page);
    await openFromApplication(page);
    const name = decodeURIComponent(page.url().split('/').at(-1) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| `, 'u'));
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Curtaining' })).toHaveAttribute(
      'href',
      CURTAINING,
    );
    await expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');

    const href = (await designLinks(page).first().getAttribute('href')) ?? '';
    expect(href).toMatch(
      /^\/item_group\/005\/collection\/[^/]+\/design\/[^/]+\/colour\/[^/?]+\?targetSize=[^&]+&targetProduct=[^&]+$/u,
    );
    await designLinks(page).first().click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === href);
    await expect(page.getByRole('row', { name: 'Product Code' })).toBeVisible();
  });

  test('[COLL-04] has a headed section per application, sorted by name', async ({ page }) => {
    const { applications, path } = await findCollection(
      page.request,
      '005',
      (found) => found.length > 1,
    );
    await page.goto(path);
    await expect(designs(page).getByRole('heading', { level: 3 })).toHaveText(applications);
    await expect(designs(page).getByRole('list')).toHaveCount(applications.length);
  });

  test('[COLL-04] is a single list where there is one application', async ({ page }) => {
    const { path } = await findCollection(page.request, '001', (found) => found.length === 1);
    await page.goto(path);
    await expect(designs(page).getByRole('heading')).toHaveText([HEADING]);
    await expect(designs(page).getByRole('list')).toHaveCount(1);
  });

  test('[COLL-06] cards have pictures 350 px tall, name and colour, 6 per row where it is wide', async ({
    page,
  }) => {
    const { first, path } = await findCollection(page.request, '005', () => true);
    await page.goto(path);
    const { design, colour } = first;
    const card = designLinks(page).filter({ hasText: design }).filter({ hasText: colour });
    await expect(card.first()).toHaveAccessibleName(`${design} ${colour}`);
    const list = designs(page).getByRole('list').first();
    for (const [width, columns] of [
      [390, 2],
      [768, 3],
      [1440, DESIGN_CARDS_PER_ROW],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const picture = await card.first().locator('img').boundingBox();
      expect(picture?.height, `at ${width} px`).toBe(DESIGN_CARD_IMAGE_HEIGHT_PX);
      const tracks = await list.evaluate(
        (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
      );
      expect(tracks, `at ${width} px`).toBe(columns);
    }
  });

  test('[COLL-02] is made of hero, title, description, gallery and designs, in order', async ({
    page,
  }) => {
    const { path, first } = await findCollection(page.request, '005', () => true);
    await page.goto(path);
    const main = page.getByRole('main');
    const gallery = main.getByRole('region', { name: / gallery$/u });
    const sections = [
      main.locator('[data-display]'),
      main.getByRole('heading', { level: 1 }),
      main.locator('h1 + p'),
      gallery,
      designs(page),
    ];
    const tops: number[] = [];
    for (const section of sections) tops.push((await section.boundingBox())?.y ?? -1);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops).not.toContain(-1);
    const { item_group, application, range: collection } = first;
    const answer = await page.request.post('/services/product/get-all-cms-data', {
      data: { category: { item_group, application, collection } },
    });
    const { description, section_gallery }: CollectionContent = await answer.json();
    await expect(main.locator('h1 + p')).toHaveText(description);
    expect(section_gallery.length).toBeGreaterThan(1);
    await expect(gallery.locator('img')).toHaveCount(section_gallery.length);
  });

  test('[COLL-09] shows each colour of a design once, whatever its sizes', async ({ page }) => {
    const { path, products } = await findCollection(page.request, '004', () => true);
    await page.goto(path);
    const colours = new Set(products.map(({ design, colour }) => fold(`${design} ${colour}`)));
    expect(colours.size).toBeLessThan(products.length);
    await expect(designLinks(page)).toHaveCount(colours.size);
  });

  test('[COLL-01] opens at the top, also when its document is loaded again', async ({ page }) => {
    await page.goto(CURTAINING);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await openFromApplication(page);
    await expect(designLinks(page).first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('matches names without case, and has one canonical address', async ({ page }) => {
    const { first } = await findCollection(page.request, '005', () => true);
    const { range, application, item_group } = first;
    await page.goto(collectionUrl(item_group, application.toUpperCase(), range.toLowerCase()));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(range);
    const { origin } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      origin + collectionUrl(item_group, application, range),
    );
  });

  test('an unknown collection is the not-found view', async ({ context }) => {
    const answer = await context.request.get(`${CURTAINING}/collection/nothing-of-the-kind`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Whoops! This page has gone missing.');
  });

  test('asks nothing that the server has already answered', async ({ page }) => {
    const { path } = await findCollection(page.request, '005', () => true);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/products\/|\.data\b/u.test(request.url())) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(asked).toEqual([]);
  });
});
