import type { Page } from '@playwright/test';
import { findings } from '../browser/findings.ts';
import { expect, test } from './fixtures.ts';
import { handInApplication } from './hand-in-application.ts';

/** Every view of the desk at the widths of a phone, a tablet and a screen: no finding, and nothing wider than the window. */
const WIDTHS = [390, 768, 1440];

async function look(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findings(page), `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${what} at ${width} px is wider than the window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('the queue, an application with its documents, and what is said of a decision can be used by everyone', async ({
  page,
  site,
  request,
}) => {
  test.slow(); // three widths of each view
  const reference = await handInApplication(request, site.origin, {
    company_name: 'Acacia Rooms',
    account_number: '62000000555',
  });
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await expect(page.getByRole('link', { name: reference })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await look(page, 'queue');
  const decidedView = page
    .getByRole('navigation', { name: 'Views of the queue' })
    .getByRole('link', {
      name: /^Decided/u,
    });
  await decidedView.click();
  await expect(decidedView).toHaveAttribute('aria-current', 'page');
  await page.goBack();

  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acacia Rooms' })).toBeVisible();
  await look(page, 'application');

  await page.getByRole('button', { name: 'Reveal Account number' }).click();
  await page.getByRole('button', { name: 'Open Company registration' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await look(page, 'document');

  await page.getByLabel('Verdict on Bank letter').selectOption('It is too old');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Some items are not in order.')).toBeVisible();
  await look(page, 'problem');

  await page.getByLabel('Verdict on Bank letter').selectOption('Accepted');
  await page.getByRole('button', { name: 'Accept all others' }).click();
  await page.getByRole('button', { name: 'Approve …' }).click();
  const approve = page.getByRole('button', { name: 'Approve and tell the applicant' });
  await expect(approve).toBeVisible();
  await look(page, 'question');
  await approve.click();
  await expect(page.getByText('Approved. The applicant is told by mail.')).toBeVisible();
  await page.getByText('Reopen this decision').click();
  await look(page, 'decided');
});
