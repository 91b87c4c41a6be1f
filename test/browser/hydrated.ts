import type { Page } from '@playwright/test';

/** Waits until the page's script has taken over: before that a link loads a document and a button does nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Header, page and footer take over one after the other.
    const elements = [...document.querySelectorAll('main, main > *, header, footer')];
    const isThere = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return elements.length > 0 && elements.every(isThere);
  });
}
