import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Featured Collection' });

test.describe('the Featured Collection', () => {
  test('[FEAT-03] [FEAT-05] leads to the collection, by its button and by its pictures', async ({
    page,
    request,
  }) => {
    const data = { category: { item_group: '999' } };
    const answer = await request.post('/services/product/get-all-cms-data', { data });
    const { featured_collection_title: featured } = await answer.json();
    const [group, application, collection] = [
      featured.item_group_code,
      featured.application_name,
      featured.collection_name,
    ].map(encodeURIComponent);
    const href = `/item_group/${group}/application/${application}/collection/${collection}`;
    await page.goto('/');
    await hydrated(page);
    const link = block(page).getByRole('link', { name: 'Explore The Collection', exact: true });
    await expect(link).toHaveAttribute('href', href);
    await block(page).locator('img').first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { name: 'Designs in this collection' })).toBeVisible();
  });

  test('[FEAT-01] [FEAT-05] opens its modal over the whole screen, with a frame and a button that closes it', async ({
    page,
  }) => {
    await page.goto('/item_group/001');
    await hydrated(page);
    await block(page).getByRole('button', { name: 'View Collection', exact: true }).click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await expect
      .poll(() => modal.boundingBox())
      .toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expect(modal.locator('iframe')).toHaveAttribute('src', /^\/catalogues\/[^/]+$/u);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await block(page).locator('img').first().click();
    await expect(modal).toBeVisible();
    await expect(page).toHaveURL('/item_group/001');
  });

  test('[FEAT-02] [FEAT-05] opens its catalogue in a new tab, by its button and by its pictures', async ({
    page,
    context,
  }) => {
    await page.goto('/item_group/004');
    await hydrated(page);
    const link = block(page).getByRole('link', { name: 'View Catalogue', exact: true });
    const href = (await link.getAttribute('href')) ?? '';
    for (const place of [link, block(page).locator('img').first()]) {
      const opened = context.waitForEvent('page');
      await place.click();
      const tab = await opened;
      await expect.poll(() => new URL(tab.url()).pathname).toBe(href);
      await tab.close();
      await expect(page).toHaveURL('/item_group/004');
    }
  });

  test('[FEAT-06] places its pictures top left, bottom left and bottom right', async ({ page }) => {
    await page.goto('/');
    const boxes = await block(page)
      .locator('picture')
      .evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { left, top } = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
          return { left, top };
        }),
      );
    const [topLeft, bottomLeft, bottomRight] = boxes;
    expect(boxes).toHaveLength(3);
    expect(topLeft?.left).toBe(bottomLeft?.left);
    expect(topLeft?.top).toBeLessThan(bottomLeft?.top ?? 0);
    expect(bottomRight?.top).toBe(bottomLeft?.top);
    expect(bottomRight?.left).toBeGreaterThan(bottomLeft?.left ?? 0);
  });
});
