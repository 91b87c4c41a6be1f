import { chromium, type Locator, type Page } from 'playwright';

/** Clicks through the filter of the page given and prints how long each click and each interaction took, in ms. */
const [executablePath = '', url = ''] = process.argv.slice(2);

const DESKTOP = { width: 1440, height: 900 };
const CLICKS = 40;
/** A click that has changed nothing by then chose what was there already, and is not counted. */
const GIVE_UP_MS = 1000;
/** Below this the browser does not tell of an event. */
const SHORTEST_EVENT_MS = 16;

/** Waits for the page's script, and notes the duration of every interaction from then on. */
async function prepare(page: Page): Promise<void> {
  await page.waitForFunction(() => location.search.includes('application='));
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit); // newer than the types
  }, SHORTEST_EVENT_MS);
}

/** The n-th checkbox of the filter, in view, once the answer to the last choice is there: a person looks before a click. */
async function checkbox(page: Page, n: number): Promise<Locator> {
  const filters = page.locator('form[aria-label="Filters"][aria-busy="false"]');
  const boxes = filters.getByRole('checkbox');
  await boxes.first().waitFor();
  const box = boxes.nth(n % (await boxes.count()));
  await box.scrollIntoViewIfNeeded();
  return box;
}

/**
 * Clicks the n-th checkbox of the filter and waits for the frame in which its products are there.
 *
 * @returns milliseconds, or null where the products stay the same
 */
async function click(page: Page, n: number): Promise<number | null> {
  const box = await checkbox(page, n);
  const shown = page.evaluate(
    (giveUpMs) =>
      new Promise<number | null>((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const products = () =>
              [...document.querySelectorAll('[role=status], [aria-label=Products]')]
                .map((part) => part.textContent)
                .join();
            const before = products();
            const look = (): void => {
              const passedMs = performance.now() - timeStamp;
              if (passedMs > giveUpMs) resolve(null);
              else if (products() === before) requestAnimationFrame(look);
              else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    GIVE_UP_MS,
  );
  await box.click();
  return shown;
}

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: DESKTOP });
await page.goto(url);
await prepare(page);
const shown: number[] = [];
for (let n = 0; n < CLICKS; n++) {
  const shownMs = await click(page, n);
  if (shownMs !== null) shown.push(shownMs);
}
const interactions = await page.evaluate(
  () => (window as unknown as { durations: number[] }).durations, // put there by prepare
);
console.log(JSON.stringify({ shown, interactions }));
await browser.close();
