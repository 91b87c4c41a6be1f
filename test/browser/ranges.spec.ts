import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const UPHOLSTERY = '/item_group/005/application/upholstery';
const panel = (page: Page) => page.getByRole('form', { name: 'Filters' });
const total = async (page: Page): Promise<number> =>
  Number.parseInt(
    (await page
      .getByRole('status')
      .filter({ hasText: /product/u })
      .first()
      .textContent()) ?? '',
    10,
  );

test.describe('what is measured', () => {
  test('narrows by numbers, keeps them in the address, and is a chip', async ({ page }) => {
    await page.goto(UPHOLSTERY);
    await hydrated(page);
    const all = await total(page);
    await panel(page).getByRole('heading', { name: 'Martindale rubs' }).click();
    const from = panel(page).getByRole('textbox', { name: 'Martindale rubs from' });
    await from.fill('40 000');
    await from.press('Enter');
    await expect(page).toHaveURL(/[?&]martindale=40000\.\.&/u);
    await expect(panel(page).getByText('commercial use')).toBeVisible();
    await expect.poll(() => total(page)).toBeLessThan(all);
    const some = await total(page);
    const chip = page.getByRole('button', { name: /^Remove Martindale rubs: 40.000 or more$/u });
    await expect(chip).toBeVisible();
    await page.reload();
    await expect(from).toHaveValue('40000');
    expect(await total(page)).toBe(some);
    await hydrated(page);
    await chip.click();
    await expect(page).not.toHaveURL(/martindale/u);
    await expect.poll(() => total(page)).toBe(all);
    await expect(from).toHaveValue('');
  });

  test('a bound that lies beyond the other takes its place, and what is no number chooses nothing', async ({
    page,
  }) => {
    await page.goto(`${UPHOLSTERY}?martindale=50000..60000`);
    await hydrated(page);
    const from = panel(page).getByRole('textbox', { name: 'Martindale rubs from' });
    await from.fill('lots');
    await from.press('Enter');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/[?&]martindale=50000\.\.60000(?:&|$)/u);
    await from.fill('90000');
    await from.press('Enter');
    await expect(page).toHaveURL(/[?&]martindale=90000\.\.&/u);
    await expect(page.getByText('Martindale rubs: 90\u00a0000 or more')).toBeVisible();
    await expect(panel(page).getByText('“To” was lower, and is open again.')).toBeVisible();
  });

  test('takes a bound with its unit, and drops a range that is none from the address', async ({
    page,
  }) => {
    await page.goto(`${UPHOLSTERY}?application=Upholstery&width=1..2..3&page=2`);
    await expect(page).not.toHaveURL(/width/u);
    await expect(page).toHaveURL(/[?&]page=1&/u);
    await hydrated(page);
    await panel(page).getByRole('heading', { name: 'Width' }).click();
    for (const [bound, typed] of [
      ['from', '1.4m'],
      ['to', '1 400 mm'],
    ] as const) {
      const field = panel(page).getByRole('textbox', { name: `Width ${bound}` });
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveValue('140');
    }
    await expect(page).toHaveURL(/[?&]width=140\.\.140&/u);
  });

  test('narrows by a handle, with the keyboard', async ({ page }) => {
    await page.goto(UPHOLSTERY);
    await hydrated(page);
    await panel(page).getByRole('heading', { name: 'Width' }).click();
    const least = panel(page).getByRole('slider', { name: 'Least: Width' });
    const lowest = Number(await least.getAttribute('min'));
    await least.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`[?&]width=${lowest + 1}\\.\\.&`, 'u'));
    await expect(least).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page).not.toHaveURL(/[?&]width=/u);
  });

  test('what was not measured is a choice of its own', async ({ page }) => {
    await page.goto('/item_group/005/application/curtaining');
    await hydrated(page);
    await panel(page).getByRole('heading', { name: 'Martindale rubs' }).click();
    await panel(page).getByRole('checkbox', { name: 'Not measured' }).check();
    await expect(page).toHaveURL(/[?&]martindale=none&/u);
    await expect(
      page.getByRole('button', { name: 'Remove Martindale rubs: not measured' }),
    ).toBeVisible();
    await expect.poll(() => total(page)).toBeGreaterThan(0);
  });

  test('that rules everything out says what each choice costs', async ({ page }) => {
    await page.goto(`${UPHOLSTERY}?martindale=900000..&colours=Blue`);
    await expect(page.getByText('No items found')).toBeVisible();
    const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem');
    await expect(chips.filter({ hasText: '900' })).toContainText(/[1-9]\d* products without/u);
    await expect(chips.filter({ hasText: 'Blue' })).toContainText('0 products without');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers are part of the form', async ({ page }) => {
    await page.goto(UPHOLSTERY);
    const all = await total(page);
    await panel(page).getByRole('heading', { name: 'Martindale rubs' }).click();
    await panel(page).getByRole('textbox', { name: 'Martindale rubs from' }).fill('40 000');
    await panel(page).getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/martindale=40(?:\+|%20)000/u);
    expect(await total(page)).toBeLessThan(all);
  });
});
