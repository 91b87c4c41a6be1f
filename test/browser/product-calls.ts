import type { Page, Route } from '@playwright/test';
import { applicationCardUrl } from '@selvedge/contract/urls';
import type { FoundProduct } from './demo-designs.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** Whether a call is a product page's, as opposed to a grid's: it asks for all public fields. */
const isProductCall = (route: Route): boolean => route.request().postDataJSON()?.limited === false;

/** Takes over the calls of product pages; all others go through. */
export async function onProductCall(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/products/multi_filter', async (route) =>
    route.request().method() === 'POST' && isProductCall(route) ? answer(route) : route.continue(),
  );
}

/** Answers a product page's call with a failure that is not tried again. */
export const failProductCall = (route: Route): Promise<void> =>
  route.fulfill({
    status: 400,
    headers: { 'access-control-allow-origin': '*' },
    json: { success: false, msg: 'No.' },
  });

/** Answers product pages as the service does, its products changed. */
export async function changeProducts(
  page: Page,
  change: (products: readonly FoundProduct[]) => readonly object[],
): Promise<void> {
  await onProductCall(page, async (route) => {
    const { origin } = new URL(page.url());
    // The runner, unlike the browser, need not know subdomains of localhost: it asks by the path.
    const response = await route.fetch({
      url: `${origin}/services/product/products/multi_filter`,
    });
    const answer: { products: FoundProduct[] } = await response.json();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': origin },
      json: { ...answer, products: change(answer.products) },
    });
  });
}

/** Opens a product within the site, as a visitor does: through the first card of a grid. */
export async function openFromGrid(page: Page): Promise<void> {
  await page.goto(applicationCardUrl('005', 'Curtaining'));
  await hydrated(page);
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/design\//u);
}
