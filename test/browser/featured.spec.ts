import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Featured Collection' });

test.describe('the Featured Collection', () => {
  test('[FEAT-03] [FEAT-05] leads to the collection, by its button and by its pictures', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const link = block(page).getByRole('link', { name: 'Explore The Collection' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/item_group\/\d+\/application\/[^/]+\/collection\/[^/]+$/u);
    await block(page).locator('img').first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { name: 'Designs in this collection' })).toBeVisible();
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
