import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import {
  answer,
  fillCompany,
  goOn,
  heading,
  openWizard,
  passIntroduction,
} from './registration-steps.ts';

/** The forms, their rules and the later steps are fetched when somebody has begun; see `bench weight` for what is left. */
const LATER = /later-steps/u;

test('the registration opens without its later steps, and fetches the next with the first answer', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/register', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(scripts.filter((url) => LATER.test(url) || /(?<!introduction)-step-/u.test(url))).toEqual(
    [],
  );
  const fetched = page.waitForResponse(LATER);
  await answer(page, /trade member/u, 'Yes');
  expect((await fetched).ok()).toBe(true);
  await goOn(page);
  await expect(heading(page, 'Company Details')).toBeFocused();
});

test.describe('without a line', () => {
  test.use({ expectedConsole: [/ERR_FAILED|^StepAway/u] });

  test('a step that cannot be fetched says so, and is there once it can', async ({ page }) => {
    let isAway = true;
    await page.route(/company-details-step/u, (route) =>
      isAway ? route.abort() : route.continue(),
    );
    await openWizard(page);
    await answer(page, /trade member/u, 'Yes');
    await goOn(page);
    await expect(heading(page, 'Company Details')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('this step cannot be fetched just now');
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Company name')).toBeVisible();
  });
});

test('back and forward of the browser lead from step to step, also after a reload', async ({
  page,
}) => {
  await openWizard(page);
  await passIntroduction(page);
  await fillCompany(page);
  await goOn(page);
  await expect(heading(page, 'Trade References')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Company Details')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Nkosi Interiors');
  await page.goForward();
  await expect(heading(page, 'Trade References')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Trade References')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Company Details')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Nkosi Interiors');
});
