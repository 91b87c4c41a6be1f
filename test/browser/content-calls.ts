import type { Page, Route } from '@playwright/test';

/** The call that answers the content of pages. */
export const CONTENT_CALL = '**/get-all-cms-data';

/** What the page's origin may read of a service on another host. */
export const readable = (route: Route) => ({
  'access-control-allow-origin': new URL(route.request().frame().url()).origin,
  'access-control-allow-headers': 'content-type',
});

/** Answers a call with a failure that is not tried again. */
export async function refuse(page: Page, call: string, msg = 'Refused'): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({ status: 400, headers: readable(route), json: { success: false, msg } }),
  );
}

/** Answers a call with this object. */
export async function answerAll(page: Page, call: string, json: object): Promise<void> {
  await page.route(call, (route) => route.fulfill({ headers: readable(route), json }));
}

/** Holds a call back until the returned function is called; then it goes its way. */
export async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** The titles of the page views that a page has sent so far. [GEN-06] */
export function viewTitles(page: Page): string[] {
  const titles: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/page-views')) return;
    const view: { title: string } = request.postDataJSON();
    titles.push(view.title);
  });
  return titles;
}
