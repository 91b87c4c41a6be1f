import type { MultiFilterInput, MultiFilterResponse } from '@selvedge/contract/multi-filter';
import {
  CURTAINING,
  countLine,
  openApplication,
  option,
  query,
  textOf,
} from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const STYLE = 'Design style';
const APPLICATIONS = ['Curtaining', 'Dual Purpose'];

/** The number that the count line names. */
const products = (count: string): number => Number.parseInt(count, 10);

test.describe('what the address of a filter stands for', { tag: '@ways' }, () => {
  test('[decision 38] the path keeps its application whatever else the query says', async ({
    page,
  }) => {
    await openApplication(page);
    const total = products(await textOf(countLine(page)));
    for (const search of ['page=2', 'brand=Nope', 'application=Nope']) {
      await page.goto(`${CURTAINING}?${search}`);
      await expect.poll(() => query(page).getAll('application')).toEqual(APPLICATIONS);
      expect(products(await textOf(countLine(page))), search).toBe(total);
      await expect(page.getByRole('heading', { name: 'Discover - Curtaining' })).toBeVisible();
    }
  });

  test('[FILTER-16] [decision 38] unticking every application widens the page to its group, and says so', async ({
    page,
  }) => {
    await openApplication(page);
    const total = products(await textOf(countLine(page)));
    await option(page, 'Applications', 'Dual Purpose').uncheck();
    const widened = page.getByRole('heading', { name: 'Discover - Fabric' });
    await expect(widened).toBeVisible();
    await expect.poll(() => query(page).getAll('application')).toEqual(['']);
    await expect.poll(async () => products(await textOf(countLine(page)))).toBeGreaterThan(total);
    await page.reload();
    await expect(widened).toBeVisible();
    expect(query(page).getAll('application')).toEqual(['']);
    expect(products(await textOf(countLine(page)))).toBeGreaterThan(total);
    await hydrated(page);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Discover - Curtaining' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
  });

  test('[decision 37] a combination without products keeps every chip and says how many there are without each', async ({
    page,
    request,
  }) => {
    const ask = async (filters: MultiFilterInput['filters']): Promise<MultiFilterResponse> => {
      const data = {
        filters: { item_group: '005', application: APPLICATIONS, ...filters },
        filter_fields: ['web_colour', 'design_style'],
      };
      return (await request.post('/services/product/products/multi_filter', { data })).json();
    };
    const { filters } = await ask({});
    const colours = filters.web_colour ?? [];
    const styles = filters.design_style ?? [];
    let pair: { colour: string; style: string } | undefined;
    for (const colour of colours) {
      const offered = (await ask({ web_colour: [colour] })).filters.design_style ?? [];
      const style = styles.find((name) => !offered.includes(name));
      if (style !== undefined) pair ??= { colour, style };
    }
    if (!pair) throw new Error('The demo has every colour in every style.');
    const { colour, style } = pair;
    await page.goto(
      `${CURTAINING}?colours=${encodeURIComponent(colour)}&design_style=${encodeURIComponent(style)}`,
    );
    await expect(page.getByText('No items found')).toBeVisible();
    await expect(page.getByText('Please try a different selection')).toBeVisible();
    expect(query(page).getAll('colours')).toEqual([colour]);
    expect(query(page).getAll('design_style')).toEqual([style]);
    const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem');
    await expect(chips).toHaveCount(4);
    const withoutColour = (await ask({ design_style: [style] })).total_items_count;
    await expect(chips.filter({ hasText: colour })).toContainText(
      new RegExp(`${withoutColour} products? without`, 'u'),
    );
    await expect(option(page, 'Colour', colour)).toBeChecked();
    await expect(option(page, STYLE, style)).toBeChecked();
    await hydrated(page);
    await page.getByRole('button', { name: `Remove Colour: ${colour}` }).click();
    await expect.poll(async () => products(await textOf(countLine(page)))).toBe(withoutColour);
  });
});
