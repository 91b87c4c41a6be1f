import type { Page } from '@playwright/test';

/** Waits until the page's script has taken over: before that a link loads a document and a button does nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = document.querySelector('footer') ? ['header', 'page', 'footer'] : ['page'];
    return parts.every((part) => document.documentElement.hasAttribute(`data-hydrated-${part}`));
  });
}
