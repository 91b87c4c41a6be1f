import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';

test('a page of the hub leads to the sign-in and back, and asks for neither again and again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/admin/login') asked.push(request.url());
  });
  await page.goto('/admin/missing');
  await page.waitForURL('**/admin/login?redirect=%2Fadmin%2Fmissing');
  await page.locator('form[data-form-ready="true"]').waitFor();
  expect(asked).toHaveLength(1);
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
