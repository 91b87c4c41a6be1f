import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** A state in which a page can be, and how a visitor brings it about. */
export interface State {
  readonly name: string;
  readonly make: (page: Page) => Promise<void>;
  /** The screens on which there is such a state; both by default. */
  readonly only?: 'phone' | 'desk';
}

/** Opens an address and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Follows the first link of the page with such an address within the site, also one in a menu that is closed. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href^="${href}"]`).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.dispatchEvent('click');
  await page.waitForURL((url) => url.pathname + url.search === path);
}
