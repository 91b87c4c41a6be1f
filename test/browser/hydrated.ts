import type { Page } from '@playwright/test';

/** Waits until the page's script has taken over: before that a link loads a document and a button does nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
