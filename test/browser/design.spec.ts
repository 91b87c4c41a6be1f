import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('shows every part on a local origin, and elsewhere there is no such page', async ({
  page,
  request,
}) => {
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design');
  for (const name of [
    ...['Colour', 'Type', 'Buttons', 'Dialogs', 'Pictures', 'Cards', 'Shelf', 'Tiles'],
    ...['Calculators', 'Films and viewer', 'Form fields', 'Waiting'],
  ])
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
