import type { Locator, Page } from '@playwright/test';
import type { SearchEntry, SearchResponse } from '@selvedge/contract/product-calls';
import { answerAll, refuse } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const SEARCH_CALL = '**/search?query=*';

async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  return page.getByRole('combobox', { name: 'Search the catalogue' });
}

/** What the service is asked from now on, in its order. */
function searchRequests(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search')) texts.push(url.searchParams.get('query') ?? '');
  });
  return texts;
}

const entry = (changed: Partial<SearchEntry>): SearchEntry => ({
  item_group: '005',
  group_desc: 'Fabric',
  application: 'Curtaining',
  brand: 'Reed',
  range: 'Sandveld',
  design: 'Thorn',
  colour: 'Ink',
  sku: 'K-1',
  width: '137cm',
  length_cm: '100cm',
  diameter: '',
  design_style: 'Plain',
  ...changed,
});

const FULL: SearchResponse = {
  Category: [entry({})],
  Application: [entry({}), entry({ application: 'Blinds' })],
  Brand: [entry({})],
  Collection: [entry({})],
  Design: Array.from({ length: 20 }, (_, n) => entry({ design: `Design ${String(20 - n)}` })),
  Colour: [entry({})],
  design_style: [entry({})],
};

test.describe('the search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/item_group/005');
    await hydrated(page);
  });

  test('[HEAD-05] [SEARCH-01] opens empty and with the focus in its field, every time', async ({
    page,
  }) => {
    const field = await openSearch(page);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('linen');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
    await openSearch(page);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  test('[SEARCH-02] [SEARCH-03] hits are grouped, each group is collapsed and has a switch and a count of its own', async ({
    page,
  }) => {
    await answerAll(page, SEARCH_CALL, FULL);
    await (await openSearch(page)).fill('a');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 3 }).getByRole('button')).toHaveText([
      'Category',
      'Application',
      'Brand',
      'Collection',
      'Design',
      'Colour',
      'design_style',
    ]);
    await expect(dialog.getByRole('option')).toHaveCount(0);
    const application = dialog.getByRole('button', { name: 'Application', exact: true });
    const design = dialog.getByRole('button', { name: 'Design', exact: true });
    await expect(application).toHaveAccessibleDescription('2');
    await application.click();
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await design.click();
    await application.click();
    await expect(application).toHaveAttribute('aria-expanded', 'false');
    await expect(design).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByRole('option')).toHaveCount(20);
  });

  test('[SEARCH-04] a list is alphabetical, and scrolls when it is long', async ({ page }) => {
    await answerAll(page, SEARCH_CALL, FULL);
    await (await openSearch(page)).fill('a');
    await page.getByRole('button', { name: 'Design', exact: true }).click();
    const list = page.getByRole('listbox', { name: 'Design' });
    const labels = await list.getByRole('option').allTextContents();
    expect(labels).toEqual(labels.toSorted());
    const height = await list.evaluate(({ clientHeight, scrollHeight }) => ({
      clientHeight,
      scrollHeight,
    }));
    expect(height.clientHeight).toBeLessThanOrEqual(320);
    expect(height.scrollHeight).toBeGreaterThan(height.clientHeight);
  });

  test('[SEARCH-05] empty text asks for nothing, other text asks', async ({ page }) => {
    const asked = searchRequests(page);
    const field = await openSearch(page);
    await field.fill('   ');
    await field.fill('');
    await field.fill('curt');
    await expect(page.getByRole('button', { name: 'Application', exact: true })).toBeVisible();
    expect(asked).toEqual(['curt']);
  });

  test('a newer text aborts the request of the older one', async ({ page }) => {
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.url()));
    const held = Promise.withResolvers<void>();
    await page.route('**/search?query=li', async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    const field = await openSearch(page);
    const older = page.waitForRequest('**/search?query=li');
    await field.fill('li');
    await older;
    await field.fill('curt');
    await expect(page.getByRole('button', { name: 'Application', exact: true })).toBeVisible();
    expect(aborted.filter((url) => url.endsWith('query=li'))).toHaveLength(1);
    held.resolve();
  });

  test('[SEARCH-06] [SEARCH-08] the arrow keys reach every hit, and Enter opens it', async ({
    page,
  }) => {
    const field = await openSearch(page);
    await field.fill('curtaining');
    const application = page.getByRole('button', { name: 'Application', exact: true });
    await expect(application).toBeVisible();
    await field.press('ArrowDown');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await page
        .getByRole('dialog')
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('button')
        .getAttribute('id')) ?? '',
    );
    await field.press('ArrowRight');
    await field.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toBeVisible();
    await expect(field).toBeFocused();
    const href = (await chosen.getAttribute('href')) ?? '';
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname);
  });

  test('Enter leads to the page of the phrase, and a hit that is clicked to its own', async ({
    page,
  }) => {
    await answerAll(page, SEARCH_CALL, { ...FULL, Category: [] });
    const field = await openSearch(page);
    await field.fill('a');
    await expect(page.getByRole('button', { name: 'Brand', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Application', exact: true }).click();
    await page.getByRole('option', { name: 'Curtaining' }).click();
    await expect(page).toHaveURL(/^[^?]+\/item_group\/005\/application\/Curtaining(\?|$)/u);
    await expect(page.getByRole('dialog')).toBeHidden();
    const again = await openSearch(page);
    await again.fill('blue stripe');
    await again.press('Enter');
    await expect(page).toHaveURL('/search?q=blue%20stripe');
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  });

  test('a search that led somewhere is offered again, and can be forgotten', async ({ page }) => {
    await (await openSearch(page)).fill('curtaining');
    await page.getByRole('button', { name: 'Application', exact: true }).click();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/application\//u);
    const field = await openSearch(page);
    await page.getByRole('region', { name: 'Recent searches' }).getByText('curtaining').click();
    await expect(field).toHaveValue('curtaining');
    await expect(page.getByRole('button', { name: 'Application', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
  });

  test('going back does not leave it over the page', async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await openSearch(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[ERR-07] nothing found says so', async ({ page }) => {
    await (await openSearch(page)).fill('qqqqzzzz');
    await expect(
      page.getByRole('dialog').getByText('No items found', { exact: true }),
    ).toBeVisible();
  });
});

test.describe('a search that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[ERR-06] says so, and can be tried again', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await refuse(page, SEARCH_CALL);
    await (await openSearch(page)).fill('curtaining');
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText('An error occurred, please try again later', { exact: true }),
    ).toBeVisible();
    await page.unroute(SEARCH_CALL);
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByRole('button', { name: 'Application', exact: true })).toBeVisible();
  });
});
