import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import {
  answerWith,
  CURTAINING,
  cards,
  chosenValue,
  countLine,
  holdAnswers,
  LIST_CALL,
  openApplication,
  option,
  options,
  query,
  textOf,
} from './application-page.ts';
import { expect, test } from './fixtures.ts';

// A request may still be under way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const STYLE = 'Design style';

test.describe('the states of the product filter', () => {
  test('the sheet of a phone keeps its head and its foot in place, however long its lists are', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApplication(page);
    await page.getByRole('button', { name: /^Filter/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (const list of ['Colour', 'Brand', 'Materials'])
      await sheet.getByRole('button', { name: list }).or(sheet.getByText(list)).first().click();
    await expect(sheet.getByRole('checkbox').nth(20)).toBeAttached();
    const beyond = await sheet.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(beyond).toBe(0);
  });

  test('[FILTER-23] a list taller than 20.5rem scrolls, and a long one can be searched', async ({
    page,
  }) => {
    await openApplication(page);
    const brands = Array.from({ length: 40 }, (_, place) => `Brand ${place + 100}`);
    await answerWith(page, (answer) => ({
      ...answer,
      filters: { ...answer.filters, brand: brands },
    }));
    await options(page, STYLE).first().check();
    await expect(options(page, 'Brand')).toHaveCount(40);
    const list = page.getByRole('group', { name: 'Brand', exact: true });
    const sizes = await list.evaluate((element) => ({
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      height: element.clientHeight,
      content: element.scrollHeight,
      overflow: getComputedStyle(element).overflowY,
    }));
    expect(sizes.height).toBe(20.5 * sizes.rem);
    expect(sizes.content).toBeGreaterThan(sizes.height);
    expect(sizes.overflow).toBe('auto');
    await page.getByRole('searchbox', { name: 'Search Brand' }).fill('brand 117');
    await expect(options(page, 'Brand')).toHaveCount(1);
  });

  test('[FILTER-25] a spinner shows and the filters are faded while products load', async ({
    page,
  }) => {
    await openApplication(page);
    const before = await cards(page).allInnerTexts();
    const release = await holdAnswers(page);
    await options(page, STYLE).last().check();
    await expect(page.getByText('Updating filters...')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Filters' })).not.toHaveCSS('opacity', '1');
    expect(await cards(page).allInnerTexts()).toEqual(before);
    release();
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Filters' })).toHaveCSS('opacity', '1');
  });

  test('[FILTER-27] a new request aborts the one before it', async ({ page }) => {
    await openApplication(page);
    const release = await holdAnswers(page);
    const aborted = page.waitForEvent('requestfailed');
    await options(page, STYLE).first().check();
    await options(page, STYLE).last().check();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    const kept = await options(page, STYLE).evaluateAll(
      (inputs) =>
        inputs.filter((input) => input instanceof HTMLInputElement && input.checked).length,
    );
    expect(kept).toBe(2);
    release();
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
  });
});

test.describe('the help of the product filter', () => {
  test('names, beside an empty result, the filter whose removal brings back the most', async ({
    page,
  }) => {
    await openApplication(page);
    await page.route(LIST_CALL, async (route) => {
      const request: MultiFilterInput = route.request().postDataJSON();
      const counts = request.off_setter?.end === 0;
      const style = request.filters?.design_style;
      if (!counts && style === undefined) return route.continue();
      await route.fulfill({
        headers: { 'access-control-allow-origin': new URL(page.url()).origin },
        json: {
          products: [],
          // The service still knows the values, or they would be dropped (FILTER-08).
          filters: Object.fromEntries(
            Object.entries(request.filters ?? {}).map(([name, value]) => [name, [value].flat()]),
          ),
          facet_counts: {},
          total_items_count: counts && style === undefined ? 34 : counts ? 3 : 0,
        },
      });
    });
    const style = options(page, STYLE).first();
    const value = await chosenValue(style);
    await style.check();
    await expect(page.getByText('No items found')).toBeVisible();
    await expect(page.getByText(`Without ${STYLE}: ${value} there are 34 products.`)).toBeVisible();
    await page.getByRole('button', { name: `Remove ${value}`, exact: true }).click();
    await expect(countLine(page)).toContainText('page 1 of');
    expect(query(page).getAll('design_style')).toEqual([]);
  });

  test('[FILTER-22] keeps in sight what would give nothing, and offers it to nobody', async ({
    page,
  }) => {
    await openApplication(page);
    const before = await options(page, 'Colour').count();
    await options(page, STYLE).last().check();
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
    await expect.poll(() => options(page, 'Colour').count()).toBeLessThan(before);
    const offered = await options(page, 'Colour').count();
    const unavailable = page
      .getByRole('group', { name: 'Colour', exact: true })
      .getByRole('paragraph');
    await expect(unavailable).toHaveCount(before - offered);
    await expect(unavailable.first()).toContainText('0 products');
  });
});

test('[FILTER-24] is open above 600 px, where every value can be ticked, and collapsed up to there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 601, height: 900 });
  await openApplication(page);
  await expect(page.getByRole('button', { name: /^Filters/u })).toHaveCount(0);
  const groups = page.getByRole('form', { name: 'Filters' }).getByRole('group', { name: /./u });
  expect(await groups.count()).toBeGreaterThan(4);
  for (const checkbox of await page.getByRole('checkbox').all())
    await expect(checkbox).toBeVisible();
  // What is measured has no boxes, and opens when it is wanted.
  const closed = page
    .getByRole('form', { name: 'Filters' })
    .locator('details:not([open])')
    .filter({ has: page.locator('input[type="checkbox"]') });
  await expect(closed).toHaveCount(0);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(page.getByRole('button', { name: /^Filters/u })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test.describe('the product filter on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[FILTER-24] is collapsed, opens as a sheet and says how many products it shows', async ({
    page,
  }) => {
    await openApplication(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('button', { name: /^Filters/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('heading', { name: STYLE, exact: true }).click();
    await options(page, STYLE).first().check();
    const show = sheet.getByRole('button', { name: /^Show \d+ products?$/u });
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
    const shown = /\d+/u.exec(await textOf(show))?.[0];
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(countLine(page)).toContainText(`${shown} product`);
  });

  test('is cleared within the sheet, which stays open', async ({ page }) => {
    await openApplication(page);
    await page.getByRole('button', { name: /^Filters/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const clear = sheet.getByRole('button', { name: 'Clear' });
    await expect(clear).toBeDisabled();
    const show = sheet.getByRole('button', { name: /^Show \d+ products?$/u });
    const all = await textOf(show);
    await sheet.getByRole('heading', { name: STYLE, exact: true }).click();
    await options(page, STYLE).first().check();
    await expect(show).not.toHaveText(all);
    await clear.click();
    await expect(show).toHaveText(all);
    await expect(options(page, STYLE).first()).not.toBeChecked();
    await expect(clear).toBeDisabled();
  });

  test('[FILTER-25] says within the sheet that the filters are updating', async ({ page }) => {
    await openApplication(page);
    await page.getByRole('button', { name: /^Filters/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('heading', { name: STYLE, exact: true }).click();
    const release = await holdAnswers(page);
    await options(page, STYLE).first().check();
    await expect(sheet.getByText('Updating filters...')).toBeVisible();
    await expect(sheet.getByRole('status').filter({ hasText: 'Loading products' })).toBeVisible();
    release();
    await expect(page.getByText('Updating filters...')).toHaveCount(0);
  });

  test('says within the sheet that there is no line, and goes on when it is back', async ({
    page,
    context,
  }) => {
    await openApplication(page);
    await page.getByRole('button', { name: /^Filters/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('heading', { name: STYLE, exact: true }).click();
    await context.setOffline(true);
    await options(page, STYLE).first().check();
    await expect(sheet.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(sheet.getByText('You are offline.')).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /^Show \d+ products?$/u })).toBeVisible();
    await expect(options(page, STYLE).first()).toBeChecked();
  });

  test.describe('of a service that fails', () => {
    test.use({ expectedConsole: [/^Failed to load resource/u] });

    test('[ERR-02] says so within the sheet', async ({ page }) => {
      await openApplication(page);
      await page.getByRole('button', { name: /^Filters/u }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('heading', { name: STYLE, exact: true }).click();
      await page.route(LIST_CALL, (route) =>
        route.fulfill({
          status: 404,
          headers: { 'access-control-allow-origin': '*' },
          json: { success: false, msg: 'gone' },
        }),
      );
      await options(page, STYLE).first().check();
      await expect(sheet.getByRole('alert')).toContainText('please try a different filter');
      await page.unroute(LIST_CALL);
      await sheet.getByRole('button', { name: 'Try Again' }).click();
      await expect(sheet.getByRole('alert')).toHaveCount(0);
      await expect(sheet.getByRole('button', { name: /^Show \d+ products?$/u })).toBeVisible();
    });
  });
});

test.describe('the product filter without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by its form', async ({ page }) => {
    await page.goto(`${CURTAINING}?utm_source=mail&application=Curtaining`);
    const style = options(page, STYLE).first();
    const value = await chosenValue(style);
    await style.check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(option(page, STYLE, value)).toBeChecked();
    expect(query(page).getAll('design_style')).toEqual([value]);
    expect(query(page).get('utm_source')).toBe('mail');
    // The empty one says that the form speaks for the applications, and not the path (decision 38).
    expect(query(page).getAll('application')).toEqual(['', 'Curtaining']);
  });
});
