import { expect, test } from './fixtures.ts';

test('[CAREER-01] [ROUTE-12] the careers page has vacancies', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
  await expect(page.getByRole('region', { name: 'Vacancies' })).toBeVisible();
});
