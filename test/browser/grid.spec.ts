import {
  answerWith,
  CURTAINING,
  cards,
  countLine,
  LIST_CALL,
  listRequests,
  openApplication,
  options,
  query,
  textOf,
} from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

// A request may still be under way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const discover = { name: 'Discover - Curtaining' };

test.describe('the product grid', () => {
  test('[GRID-02] has 2 columns on phones and 3 from small screens upwards', async ({ page }) => {
    await openApplication(page);
    for (const [width, columns] of [
      [390, 2],
      [600, 2],
      [601, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards(page).evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
    }
  });

  test('[GRID-03] orders the page by design, case ignored', async ({ page }) => {
    await openApplication(page);
    await answerWith(page, (answer) => ({
      ...answer,
      products: ['beta', 'Gamma', 'ALPHA'].map((design) => ({ sku: design, design, colour: 'x' })),
    }));
    await options(page, 'Design style').first().check();
    await expect(cards(page)).toHaveText([/^ALPHA/u, /^beta/u, /^Gamma/u]);
  });

  test('[GRID-04] [GRID-05] [GRID-01] pages by first, previous, next and last', async ({
    page,
  }) => {
    await openApplication(page);
    const pages = Number(/of (\d+)$/u.exec(await textOf(countLine(page)))?.[1]);
    expect(pages).toBeGreaterThan(3);
    const nav = page.getByRole('navigation', { name: 'Pages of products' });
    const step = (name: string) => nav.getByRole('link', { name, exact: true });
    const expectPage = async (number: number) => {
      await expect(countLine(page)).toContainText(`page ${number} of ${pages}`);
      expect(query(page).get('page')).toBe(String(number));
      expect(query(page).get('startoffset')).toBe(String((number - 1) * 9));
      expect(query(page).get('endoffset')).toBe(String((number - 1) * 9 + 9));
    };

    await step('Next').click();
    await expectPage(2);
    await step('Last').click();
    await expectPage(pages);
    await step('Previous').click();
    await expectPage(pages - 1);
    await step('First').click();
    await expectPage(1);
  });

  test('[GRID-04] ignores a step beyond either bound', async ({ page }) => {
    await openApplication(page);
    const before = page.url();
    const requests = listRequests(page);
    for (const name of ['First', 'Previous']) {
      const step = page.getByRole('link', { name, exact: true });
      await expect(step).toBeDisabled();
      // What leads nowhere is not enabled, so it is hovered, where it has come to rest, and pressed.
      await step.hover();
      await page.mouse.down();
      await page.mouse.up();
    }
    expect(page.url()).toBe(before);
    await page.getByRole('link', { name: 'Last', exact: true }).click();
    await expect(countLine(page)).not.toContainText('page 1 of');
    const last = page.url();
    for (const name of ['Next', 'Last']) {
      const step = page.getByRole('link', { name, exact: true });
      await expect(step).toBeVisible(); // it waits below the products for them
      await expect(step).toBeDisabled();
      await step.hover();
      await page.mouse.down();
      await page.mouse.up();
    }
    expect(page.url()).toBe(last);
    expect(requests).toHaveLength(1);
  });

  test('[GRID-06] keeps the scroll position and that a filter is at work in the session', async ({
    page,
  }) => {
    await openApplication(page);
    const next = page.getByRole('link', { name: 'Next', exact: true });
    await next.scrollIntoViewIfNeeded();
    const scrollYPx = await page.evaluate(() => Math.round(window.scrollY));
    const left = new URL(page.url());
    await next.click();
    await expect(countLine(page)).toContainText('page 2');
    const kept = await page.evaluate(() => ({
      active: sessionStorage.getItem('filter:active'),
      scroll: sessionStorage.getItem('filter:scroll'),
    }));
    expect(kept).toEqual({ active: left.pathname + left.search, scroll: String(scrollYPx) });
  });

  test('[GRID-07] goes to the filter section and asks again', async ({ page }) => {
    await openApplication(page);
    const requests = listRequests(page);
    const heading = page.getByRole('heading', discover);
    await page.getByRole('link', { name: 'Next', exact: true }).scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(countLine(page)).toContainText('page 2');
    expect(requests.map(({ off_setter }) => off_setter)).toEqual([{ start: 9, end: 18 }]);
  });

  test('[GRID-07] scrolls smoothly, and at once for those who want no motion', async ({ page }) => {
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (how) {
        document.body.dataset.behavior = typeof how === 'object' ? (how.behavior ?? '') : '';
        scrollIntoView.call(this, how);
      };
    });
    await openApplication(page);
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-behavior', 'instant');
  });

  test('coming back from a product finds the same filters, page and place', async ({ page }) => {
    await openApplication(page);
    const bareCount = await textOf(countLine(page));
    await options(page, 'Colour').last().check();
    await expect(countLine(page)).not.toHaveText(bareCount);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(countLine(page)).toContainText('page 2 of');
    await expect(page.getByRole('heading', discover)).toBeInViewport();
    const line = await textOf(countLine(page));
    const card = cards(page).last().getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const left = page.url();
    await card.click();
    await expect(page).toHaveURL(/\/design\//u);
    await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) loads.push(request.url());
    });
    const refreshes = listRequests(page);
    await page.goBack();
    await expect(page).toHaveURL(left);
    await expect(countLine(page)).toHaveText(line);
    await expect(options(page, 'Colour').last()).toBeChecked();
    await expect(card).toBeInViewport();
    expect(loads).toEqual([]);
    const lists = refreshes.filter(({ filters }) => filters?.design === undefined);
    expect(lists.length, 'PROD-12 asks for one refresh').toBeLessThanOrEqual(1);
  });

  test('[ERR-03] an empty result says so', async ({ page }) => {
    await openApplication(page);
    await answerWith(page, (answer) => ({ ...answer, products: [], total_items_count: 0 }));
    await options(page, 'Design style').first().check();
    await expect(page.getByText('No items found', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try a different selection', { exact: true })).toBeVisible();
    await expect(countLine(page)).toHaveText('0 products');
  });
});

test.describe('the product grid of a service that fails', () => {
  test.use({ expectedConsole: [/^Failed to load resource/u] });

  test('[ERR-02] [FILTER-26] a failing list says so after its retries, and another filter mends it', async ({
    page,
  }) => {
    let calls = 0;
    await openApplication(page);
    await page.route(LIST_CALL, (route) => {
      calls += 1;
      return route.fulfill({
        status: 404,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, msg: 'gone' },
      });
    });
    await options(page, 'Design style').first().check();
    await expect(
      page
        .getByRole('alert')
        .getByText('An error occurred, please try a different filter', { exact: true }),
    ).toBeVisible();
    expect(calls).toBe(3);
    await page.unroute(LIST_CALL);
    await options(page, 'Design style').first().uncheck();
    await options(page, 'Design style').last().check();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the product grid without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is there, and its page links lead on', async ({ page }) => {
    await page.goto(CURTAINING);
    await expect(cards(page)).toHaveCount(9);
    const first = await cards(page).allInnerTexts();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(countLine(page)).toContainText('page 2 of');
    expect(await cards(page).allInnerTexts()).not.toEqual(first);
  });
});

test('[decision 44] the order of many designs shows the first colour of each, and stays with the address', async ({
  page,
}) => {
  await page.goto('/item_group/005/application/upholstery');
  await hydrated(page);
  const designs = async () => {
    const links = await cards(page).getByRole('link').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    return new Set(hrefs.map((href) => /\/design\/([^/]+)\//u.exec(href ?? '')?.[1])).size;
  };
  expect(await designs()).toBeLessThan(9);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Many designs');
  await expect(page).toHaveURL(/[?&]order=designs&page=1&/u);
  await expect.poll(designs).toBe(9);
  await page.reload();
  expect(await designs()).toBe(9);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/[?&]order=designs&page=2&/u);
  await expect.poll(designs).toBe(9);
});
