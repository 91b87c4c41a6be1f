import { test as base, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';

/** The site's own address, which playwright.hub.config.ts decides. */
const siteOrigin = (): string => process.env.TEST_SITE_ORIGIN ?? '';

/** A published edit is on the site within a second; a machine that is busy with others may take some more. */
export const SOON = { timeout: 20_000, intervals: [50] };

interface Site {
  /** The text of a page as a visitor is sent it now. */
  html(path: string): Promise<string>;
  /** The status with which a page answers a visitor now. */
  status(path: string): Promise<number>;
  readonly origin: string;
}

/** Opens a page that is one form, which takes what is typed once its scripts are there and says so. */
export async function openPlainForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('form[data-form-ready="true"]').waitFor();
}

/** Signs in without the form, which tests of its own use; the page is one of the hub's that costs nothing. */
async function signIn(page: Page): Promise<void> {
  const { email, password } = ADMINISTRATOR;
  const answer = await page.request.post('/api/users/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  await page.goto('/readyz');
}

/** `page` is the hub's, signed in; `site` is what visitors get. */
export const test = base.extend<{ site: Site }>({
  async page({ page }, use) {
    await signIn(page);
    await use(page);
  },
  async site({ request }, use) {
    await use({
      origin: siteOrigin(),
      html: async (path) => (await request.get(`${siteOrigin()}${path}`)).text(),
      status: async (path) => (await request.get(`${siteOrigin()}${path}`)).status(),
    });
  },
});

/** Tells this round of a test from its others, which found the same house: what it writes is new again. */
export const round = (): number => test.info().retry * 10 + test.info().repeatEachIndex;

export { expect };
