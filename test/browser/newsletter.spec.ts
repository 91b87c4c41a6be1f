import type { Page } from '@playwright/test';
import { hold, refuse } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const SIGN_UP_CALL = '**/omnisend/sign-up';

const field = (page: Page) => page.getByPlaceholder('Enter your email');
const submit = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

test.describe('the newsletter sign-up', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('[NEWS-01] its field is of type email, without the browser checking it', async ({
    page,
  }) => {
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(page.locator('form').filter({ has: field(page) })).toHaveJSProperty(
      'noValidate',
      true,
    );
  });

  test('[NEWS-02] [NEWS-03] an address that fails is told, and the field takes the focus', async ({
    page,
  }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/omnisend/sign-up')) posts += 1;
    });
    for (const typed of ['', 'thandi', 'thandi@']) {
      await field(page).fill(typed);
      await submit(page).click();
      await expect(
        page.getByText('Email invalid! Email must include the @ character', { exact: true }),
      ).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await field(page).fill('thandi@example.com');
    await expect(page.getByText('Email invalid!')).toHaveCount(0);
    expect(posts).toBe(0);
  });

  test('[NEWS-04] [NEWS-05] [ERR-04] it posts the address, shows a spinner meanwhile, and says that it is done', async ({
    page,
  }) => {
    const release = await hold(page, SIGN_UP_CALL);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/omnisend/sign-up') && request.method() === 'POST',
    );
    await field(page).fill(' thandi@example.com ');
    await field(page).press('Enter');
    const request = await sent;
    expect(request.postDataJSON()).toEqual({ email: 'thandi@example.com' });
    expect(request.url()).toMatch(/^http:\/\/notification\.|\/services\/notification\//u);
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expect(submit(page).getByText('Subscribing')).toBeAttached();
    release();
    await expect(page.getByText('You have been subscribed', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(submit(page)).toBeEnabled();
  });

  test('[NEWS-04] [ERR-05] a failure is told in the words of the specification', async ({
    page,
  }) => {
    await refuse(page, SIGN_UP_CALL);
    await field(page).fill('thandi@example.com');
    await submit(page).click();
    await expect(
      page.getByText('An error occured, please try again later', { exact: true }),
    ).toBeVisible();
    await expect(field(page)).toHaveValue('thandi@example.com');
    await expect(submit(page)).toBeEnabled();
  });
});

const CONFIRM_CALL = '**/newsletter/confirm';

test('who says yes to the newsletter is told how to leave it, and where to go on', async ({
  page,
}) => {
  await page.route(CONFIRM_CALL, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = { success: true, confirmed: true, msg: 'You have been subscribed' };
    return route.fulfill({ json: answer });
  });
  await page.goto(`/newsletter/confirm#${'a'.repeat(43)}`);
  await hydrated(page);
  const wayOut = page.getByText('You can leave the newsletter at any time');
  await expect(wayOut).toBeVisible();
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(page.getByRole('status').getByText('You have been subscribed')).toBeVisible();
  await expect(wayOut.getByRole('link')).toHaveAttribute('href', /^mailto:\S+@/u);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
