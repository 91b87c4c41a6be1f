import type { Page } from '@playwright/test';
import {
  answerWith,
  CURTAINING,
  cards,
  chosenValue,
  countLine,
  listRequests,
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

/** The count tells the page at once, and the cards are those of the answer. */
const answered = (page: Page) =>
  expect(page.getByRole('form', { name: 'Filters' })).toHaveAttribute('aria-busy', 'false');

test.describe('the product filter', () => {
  test('[FILTER-11] takes the applications of a bare path and writes them by replacement', async ({
    page,
  }) => {
    const requests = listRequests(page);
    await page.goto('/');
    await openApplication(page);
    expect(query(page).getAll('application')).toEqual(['Curtaining', 'Dual Purpose']);
    await expect(option(page, 'Applications', 'Curtaining')).toBeChecked();
    await expect(option(page, 'Applications', 'Dual Purpose')).toBeChecked();
    await expect(option(page, 'Applications', 'Upholstery')).not.toBeChecked();
    expect(requests).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/u);
  });

  test('[FILTER-05] [FILTER-06] a choice goes to page 1, rewrites the URL in place and asks again', async ({
    page,
  }) => {
    await openApplication(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(countLine(page)).toContainText('page 2');
    const entries = await page.evaluate(() => {
      document.body.dataset.sameDocument = 'yes';
      return window.history.length;
    });
    const requests = listRequests(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.url().includes('.data'))
        loads.push(request.url());
    });

    const style = options(page, STYLE).first();
    const value = await chosenValue(style);
    const products = /(\d+) products?$/u.exec(
      await textOf(style.locator('xpath=ancestor::label')),
    )?.[1];
    await style.click();
    await expect(style).toBeChecked();
    await expect(countLine(page)).toContainText(`${products} product`);
    await expect(countLine(page)).not.toContainText('page 2');

    expect(query(page).getAll('design_style')).toEqual([value]);
    expect(Object.fromEntries(query(page))).toMatchObject({
      page: '1',
      startoffset: '0',
      endoffset: '9',
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      filters: { item_group: '005', design_style: [value] },
      off_setter: { start: 0, end: 9 },
    });
    expect(loads).toEqual([]);
    await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);

    await style.uncheck();
    await expect.poll(() => query(page).getAll('design_style')).toEqual([]);
  });

  test('[FILTER-07] a brand clears the colours, and a colour the brands', async ({ page }) => {
    await openApplication(page);
    await options(page, 'Colour').first().check();
    await options(page, 'Brand').first().check();
    await expect.poll(() => query(page).getAll('colours')).toEqual([]);
    expect(query(page).getAll('brand')).toHaveLength(1);
    await options(page, 'Colour').first().check();
    await expect.poll(() => query(page).getAll('brand')).toEqual([]);
    expect(query(page).getAll('colours')).toHaveLength(1);
  });

  test('[FILTER-08] drops a value that the URL holds and the catalogue does not', async ({
    page,
  }) => {
    await page.goto(
      `${CURTAINING}?application=CURTAINING&colours=No+such+colour&page=3&startoffset=18&endoffset=27`,
    );
    await expect.poll(() => query(page).getAll('colours')).toEqual([]);
    expect(Object.fromEntries(query(page))).toEqual({
      application: 'CURTAINING',
      page: '1',
      startoffset: '0',
      endoffset: '9',
    });
    await expect(cards(page)).toHaveCount(9);
    await expect(option(page, 'Applications', 'Curtaining')).toBeChecked();
  });

  test('[FILTER-08] drops a chosen value that an answer no longer holds', async ({ page }) => {
    await openApplication(page);
    const colour = options(page, 'Colour').first();
    const value = await chosenValue(colour);
    await colour.check();
    await page.getByRole('link', { name: 'Last' }).click();
    await answerWith(page, (answer) => ({
      ...answer,
      filters: {
        ...answer.filters,
        web_colour: answer.filters.web_colour?.filter((entry) => entry !== value) ?? [],
      },
    }));
    await options(page, STYLE).first().check();
    await expect.poll(() => query(page).getAll('colours')).toEqual([]);
    expect(query(page).getAll('design_style')).toHaveLength(1);
    expect(Object.fromEntries(query(page))).toMatchObject({
      page: '1',
      startoffset: '0',
      endoffset: '9',
    });
  });

  test("[FILTER-09] Clear empties every facet, puts the path's applications back and shows the section", async ({
    page,
  }) => {
    await openApplication(page);
    await option(page, 'Applications', 'Upholstery').check();
    await options(page, 'Colour').first().check();
    await options(page, STYLE).first().check();
    const heading = page.getByRole('heading', { name: 'Discover - Curtaining' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    // A real click would scroll to the button by itself.
    await page.getByRole('button', { name: 'Clear', exact: true }).dispatchEvent('click');
    await expect
      .poll(() => [...query(page)].filter(([name]) => !/page|offset/u.test(name)))
      .toEqual([
        ['application', 'Curtaining'],
        ['application', 'Dual Purpose'],
      ]);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  test('lists what is applied and removes it by one tap', async ({ page }) => {
    await openApplication(page);
    const style = options(page, STYLE).first();
    const value = await chosenValue(style);
    await style.check();
    await page.getByRole('button', { name: `Remove ${STYLE}: ${value}` }).click();
    await expect(style).not.toBeChecked();
    expect(query(page).getAll('design_style')).toEqual([]);
  });

  test('[FILTER-05] [FILTER-12] back, forward and reload bring selections and results', async ({
    page,
  }) => {
    await openApplication(page);
    const colour = options(page, 'Colour').last();
    const value = await chosenValue(colour);
    const style = options(page, STYLE).first();
    const bareCount = await textOf(countLine(page));
    await colour.check();
    await expect(countLine(page)).not.toHaveText(bareCount);
    const firstCount = await textOf(countLine(page));
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(countLine(page)).toContainText('page 2');
    await answered(page);
    const secondNames = await cards(page).allInnerTexts();
    await style.check();
    await expect(countLine(page)).not.toContainText('page 2');
    await answered(page); // the page begins anew before its number of products is there
    const styledCount = await textOf(countLine(page));

    await page.goBack();
    await expect(countLine(page)).toHaveText(firstCount);
    await expect(colour).toBeChecked();
    await expect(style).not.toBeChecked();
    await page.goForward();
    await expect(style).toBeChecked();
    await expect(countLine(page)).toHaveText(styledCount);
    await style.uncheck();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(countLine(page)).toContainText('page 2');
    await answered(page);
    expect(await cards(page).allInnerTexts()).toEqual(secondNames);

    await page.reload();
    await expect(countLine(page)).toContainText('page 2');
    await expect(option(page, 'Colour', value)).toBeChecked();
    await option(page, 'Colour', value).uncheck();
    await expect(countLine(page)).toHaveText(bareCount);
    expect(query(page).get('page')).toBe('1');
  });

  test('[FILTER-13] [FILTER-16] couples the applications of fabrics', async ({ page }) => {
    await openApplication(page);
    await option(page, 'Applications', 'Upholstery').check();
    await expect(option(page, 'Applications', 'Curtaining')).not.toBeChecked();
    await expect(option(page, 'Applications', 'Dual Purpose')).toBeChecked();
    await option(page, 'Applications', 'Dual Purpose').uncheck();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('[FILTER-18] shows Applications only where more than one is available', async ({ page }) => {
    await openApplication(page);
    await expect(options(page, 'Applications').first()).toBeVisible();
    await answerWith(page, (answer) => ({
      ...answer,
      filters: { ...answer.filters, application: ['Curtaining'] },
    }));
    await options(page, STYLE).first().check();
    await expect(options(page, 'Applications')).toHaveCount(0);
    await expect(options(page, STYLE).first()).toBeChecked();
  });

  test('[FILTER-19] [FILTER-20] hides a section without options, and the dash', async ({
    page,
  }) => {
    await openApplication(page);
    await expect(options(page, 'Brand').first()).toBeVisible();
    await answerWith(page, (answer) => ({
      ...answer,
      filters: { ...answer.filters, brand: [], web_materials: ['-'] },
    }));
    await options(page, STYLE).first().check();
    await expect(page.getByRole('heading', { name: 'Brand', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Materials', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: STYLE, exact: true })).toBeVisible();
  });

  test('[FILTER-21] shows Shape for rugs only', async ({ page }) => {
    await openApplication(page);
    await expect(page.getByRole('heading', { name: 'Shape', exact: true })).toHaveCount(0);
    await page.goto('/item_group/004');
    await page.getByRole('main').locator('a[href*="/application/"]').first().click();
    await expect(page.getByRole('heading', { name: /^Discover - /u })).toBeVisible();
    await expect(options(page, 'Shape').first()).toBeVisible();
  });
});
