import { expect, type Locator, type Page } from '@playwright/test';
import type { MultiFilterInput, MultiFilterResponse } from '@selvedge/contract/multi-filter';

export const CURTAINING = '/item_group/005/application/curtaining';
export const LIST_CALL = '**/products/multi_filter';

/** The query of the page's address. */
export const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** Opens an application page without a query and waits until its script has taken over (FILTER-11). */
export async function openApplication(page: Page, path: string = CURTAINING): Promise<void> {
  await page.goto(path);
  await expect.poll(() => query(page).getAll('application')).not.toEqual([]);
}

/** The checkboxes of a section of the filter. */
export const options = (page: Page, heading: string): Locator =>
  page.getByRole('group', { name: heading, exact: true }).getByRole('checkbox');

/** The text of an element, white space single. */
export async function textOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').replace(/\s+/gu, ' ').trim();
}

/** The value that a checkbox stands for. */
export async function chosenValue(option: Locator): Promise<string> {
  return (await option.getAttribute('value')) ?? '';
}

/** One checkbox by its value. */
export const option = (page: Page, heading: string, value: string): Locator =>
  page
    .getByRole('group', { name: heading, exact: true })
    .getByRole('checkbox')
    .and(page.locator(`input[value=${JSON.stringify(value)}]`));

/** "148 products, page 1 of 17". */
export const countLine = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^\d+ products?(, page \d+ of \d+)?$/u });

export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem');

/** The bodies of the product requests that the page makes from now on. */
export function listRequests(page: Page): MultiFilterInput[] {
  const bodies: MultiFilterInput[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/products/multi_filter'))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Lets the service answer, and changes what it has answered. */
export async function answerWith(
  page: Page,
  change: (answer: MultiFilterResponse) => MultiFilterResponse,
): Promise<void> {
  await page.route(LIST_CALL, async (route) => {
    const { origin } = new URL(page.url());
    // The runner, unlike the browser, need not know subdomains of localhost: it asks by the path.
    const path = new URL(route.request().url()).pathname.replace(/^\/services\/product/u, '');
    const response = await route
      .fetch({ url: `${origin}/services/product${path}` })
      .catch((error: unknown) => {
        // A request that the page has aborted meanwhile gets no answer, and needs none.
        if (route.request().failure()) return null;
        throw error;
      });
    const headers = { 'access-control-allow-origin': origin };
    if (response) await route.fulfill({ headers, json: change(await response.json()) });
  });
}

/** Holds product requests back until the returned function is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(LIST_CALL, async (route) => {
    await promise;
    // A request that the page has aborted meanwhile can no longer go on.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
