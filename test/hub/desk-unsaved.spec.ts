import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { handInApplication } from './hand-in-application.ts';

/** Hands in an application, and opens it at the desk. */
async function openAtDesk(page: Page, request: APIRequestContext, origin: string, name: string) {
  const reference = await handInApplication(request, origin, {
    company_name: name,
    account_number: '62000000123',
  });
  await expect(async () => {
    await page.goto('/admin/collections/registrations');
    await page.getByRole('link', { name: reference }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('What you write here is saved as you write.')).toBeVisible();
}

test('what a clerk writes before the scripts of the page have come is saved', async ({
  page,
  site,
  request,
}) => {
  await openAtDesk(page, request, site.origin, 'Marula Rooms');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(page.url().replace(/\?.*/u, ''), { waitUntil: 'commit' });
  const sentence = page.getByLabel('A sentence of your own in the mail');
  await sentence.fill('See you in Paarl.');
  scripts.resolve();
  await expect(page.getByText('What you wrote is saved.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(sentence).toHaveValue('See you in Paarl.');
});

test('no button of the desk throws away what cannot be saved', async ({
  page,
  site,
  request,
  context,
}) => {
  await openAtDesk(page, request, site.origin, 'Kiaat Rooms');
  const note = page.getByLabel('New note');
  const add = page.getByRole('button', { name: 'Add note' });
  const status = page.getByText(/What you (?:write|wrote)/u);
  const cookies = await context.cookies();
  for (const [away, back, words] of [
    [() => context.setOffline(true), () => context.setOffline(false), 'cannot be saved just now'],
    [() => context.clearCookies(), () => context.addCookies(cookies), 'you are signed out'],
  ] as const) {
    await note.fill('They ring back');
    await expect(status).toHaveText('What you wrote is saved.');
    await away();
    await note.fill(`They ring back, ${words}`);
    await expect(status).toContainText(words);
    await add.click();
    await expect(note).toHaveValue(`They ring back, ${words}`);
    await back();
    await expect(status).toHaveText('What you wrote is saved.');
    await add.click();
    await expect(page.getByRole('list').getByText(`They ring back, ${words}`)).toBeVisible();
  }
});

test('what a colleague has changed meanwhile is named, and stays in view', async ({
  page,
  site,
  request,
}) => {
  await openAtDesk(page, request, site.origin, 'Wildsering Rooms');
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  const fieldsOf = (window: Page) => ({
    verdict: window.getByLabel('Verdict on Trading since'),
    sentence: window.getByLabel('A sentence of your own in the mail'),
    status: window.getByRole('status').filter({ hasText: /What you|A colleague|Somebody/u }),
  });
  const [first, second] = [fieldsOf(page), fieldsOf(colleague)];
  await expect(second.status).toHaveText('What you write here is saved as you write.');
  await first.verdict.selectOption('Accepted');
  await first.sentence.fill('Please send us the letter.');
  await expect(first.status).toHaveText('What you wrote is saved.');
  await second.verdict.selectOption('It is not correct');
  await second.sentence.fill('We wait for the letter.');
  await expect(second.status).toHaveText(
    /A colleague or the applicant has changed the same meanwhile: .* Verdict on Trading since; A sentence of your own in the mail/u,
  );
  await expect(second.status).toBeInViewport();
  await expect(second.verdict).toHaveValue('accepted');
  await expect(second.sentence).toHaveValue('Please send us the letter.\nWe wait for the letter.');
});
