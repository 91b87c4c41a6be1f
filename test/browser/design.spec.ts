import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('shows every part on a local origin, and elsewhere there is no such page', async ({
  page,
  request,
}) => {
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design');
  for (const name of ['Colour', 'Type', 'Buttons', 'Dialogs', 'Pictures', 'Cards', 'Tiles'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const elsewhere = await request.get('/design', { headers: { host: 'www.house.example' } });
  expect(elsewhere.status()).toBe(404);
});

test('its dialogs open, take the focus and give it back', async ({ page }) => {
  await page.goto('/design');
  await hydrated(page);
  for (const variant of ['sheet', 'centred', 'top', 'full']) {
    const opener = page.getByRole('button', { name: `Open ${variant}` });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Dialog: ${variant}` });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

for (const screen of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`has no finding of axe and nothing wider than the screen at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto('/design');
    await hydrated(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(screen.width);
  });
