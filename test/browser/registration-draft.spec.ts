import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import {
  answer,
  fillCompany,
  goOn,
  heading,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
  reachDeclaration,
  SEND,
  submit,
  VERSION,
} from './registration-steps.ts';

const DRAFT_CALLS = '**/consumer/registration-draft/**';

const notice = (page: Page) => page.getByRole('complementary', { name: 'Your application so far' });

/** Waits until all that was entered is at the service. */
async function kept(page: Page): Promise<void> {
  // Tries have growing pauses between them once the service was away.
  await expect(notice(page)).toHaveAttribute('data-state', 'saved', { timeout: 15_000 });
}

const bankLetter = (page: Page) => page.getByRole('region', { name: 'Bank Letter' });

async function chooseLetter(page: Page): Promise<void> {
  const saved = page.waitForResponse(/save-document/u);
  await bankLetter(page).locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
  await saved;
}

test.describe('an application in the making', () => {
  test('is there after a reload, field by field and file by file, at the step where it was left', async ({
    page,
  }) => {
    await reachDeclaration(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await chooseLetter(page);
    await kept(page);
    await page.reload();
    await expect(bankLetter(page).getByRole('listitem')).toContainText('letter.pdf');
    await goOn(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Nkosi');
    const answers = page.getByRole('region', { name: 'Check your answers' });
    await expect(answers).toContainText('12 Kloof Street');
    await expect(answers).toContainText('letter.pdf');
  });

  test('[REG-55] goes on prefilling the Declaration after a reload', async ({ page }) => {
    await reachDeclaration(page);
    await page.getByLabel('Email address').fill('thandi@example.co.za');
    await kept(page);
    await page.reload();
    await page.getByRole('button', { name: 'Change Company Details' }).click();
    await page.getByLabel("Owner's name").fill('Sipho Dube');
    await page.getByLabel('Company name').fill('Dube Interiors');
    for (const step of ['Trade References', 'Document Upload', 'Declaration']) {
      await goOn(page);
      await expect(heading(page, step)).toBeVisible();
    }
    await expect(page.getByLabel('Full Name')).toHaveValue('Sipho Dube');
    await expect(page.getByLabel('Company Name')).toHaveValue('Dube Interiors');
    await expect(page.getByLabel('Email address')).toHaveValue('thandi@example.co.za');
  });

  test('is there in a new tab, and is sent whole from there', async ({ page, context }) => {
    await openWizard(page);
    await passIntroduction(page);
    await passCompany(page);
    await passReferences(page);
    await chooseLetter(page);
    await goOn(page);
    await kept(page);
    await page.close();
    const later = await context.newPage();
    await later.goto('/register');
    await expect(heading(later, 'Declaration')).toBeVisible();
    const sent = later.waitForRequest(SEND);
    await submit(later);
    const { data, kept: documents } = (await sent).postDataJSON();
    expect(documents).toEqual({ bank_letter: expect.stringMatching(VERSION) });
    expect(data.company_details[0].bank_name).toBe('Karoo Bank');
    await expect(later.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await later.goto('/register');
    await expect(heading(later, 'Introduction')).toBeVisible();
    await expect(later.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  for (const [what, isLate] of [
    ['each by a double click', false],
    ['though a late answer has brought its cookie back', true],
  ] as const)
    test(`is one application where it is sent from two tabs, ${what}`, async ({
      page,
      context,
    }) => {
      // Neither has heard of the other yet.
      await context.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => undefined;
      });
      await reachDeclaration(page);
      await page.getByLabel('Email address').fill('thandi@example.co.za');
      await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
      await kept(page);
      const other = await context.newPage();
      await other.goto('/register');
      await expect(heading(other, 'Declaration')).toBeVisible();
      const references: (string | null)[] = [];
      const cookies = await context.cookies();
      for (const tab of [other, page]) {
        await tab.getByRole('button', { name: 'Submit Application' }).dblclick();
        const dialog = tab.getByRole('dialog', { name: 'Success' });
        references.push(await dialog.getByRole('strong').textContent());
        if (isLate) await context.addCookies(cookies);
      }
      expect(references[0]).toMatch(/^TR-/u);
      expect(references[1]).toBe(references[0]);
    });

  test('keeps what was typed in the moment before the page was closed', async ({
    page,
    context,
  }) => {
    await openWizard(page);
    await passIntroduction(page);
    await kept(page);
    await page.getByLabel('Company name').fill('Typed last');
    await page.goto('about:blank');
    await expect
      .poll(async () => {
        const later = await context.newPage();
        await later.goto('/register');
        await expect(heading(later, 'Company Details')).toBeVisible();
        const value = await later.getByLabel('Company name').inputValue();
        await later.close();
        return value;
      })
      .toBe('Typed last');
  });

  test('keeps the very first change where the page is closed in the same moment', async ({
    page,
    context,
  }) => {
    await openWizard(page);
    await answer(page, /trade member/u, 'Yes');
    await answer(page, /three trade references/u, 'No');
    await page.close();
    await expect
      .poll(async () => {
        const later = await context.newPage();
        await later.goto('/register');
        await hydrated(later);
        // It shows its questions once it has what was kept.
        await expect(later.getByRole('radio').first()).toBeVisible();
        const asked = later.getByRole('group', { name: /proof of an interior design/u });
        const isAsked = await asked.isVisible();
        await later.close();
        return isAsked;
      })
      .toBe(true);
  });

  test('leaves nothing in the browser but a cookie that no script can read', async ({
    page,
    context,
  }) => {
    await openWizard(page);
    await passIntroduction(page);
    await fillCompany(page);
    await kept(page);
    const stored = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }));
    expect(stored).toMatchObject({ local: {}, cookies: '', databases: [], caches: [] });
    expect(stored.session).not.toContain('Nkosi');
    const cookies = await context.cookies();
    expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true);
    expect(JSON.stringify(cookies)).not.toContain('Nkosi');
  });

  test('is found again when one leaves the wizard within the site and comes back', async ({
    page,
  }) => {
    await openWizard(page);
    await passIntroduction(page);
    await page.getByLabel('Company name').fill('Nkosi Interiors');
    await kept(page);
    await page.locator('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByLabel('Company name')).toHaveValue('Nkosi Interiors');
  });

  test('can be started afresh', async ({ page }) => {
    await openWizard(page);
    await passIntroduction(page);
    await kept(page);
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(heading(page, 'Introduction')).toBeVisible();
    await hydrated(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  test('asks for a link to another device, tied to its field when the address is wrong', async ({
    page,
  }) => {
    await openWizard(page);
    await passIntroduction(page);
    await kept(page);
    await page.getByRole('button', { name: 'Finish on another device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Finish on another device' });
    await dialog.getByRole('button', { name: 'Mail me the link' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/valid email address/u);
    await dialog.getByRole('textbox').fill('thandi@example.co.za');
    await dialog.getByRole('button', { name: 'Mail me the link' }).click();
    await expect(dialog.getByRole('status')).toHaveText('The link is on its way.');
  });
});

test.describe('with the service away', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('says gently that nothing is saved, asks before leaving, and saves once it can', async ({
    page,
  }) => {
    await openWizard(page);
    await page.route(DRAFT_CALLS, (route) => route.abort());
    await passIntroduction(page);
    await expect(notice(page)).toContainText('is not saved at the moment');
    await page.locator('main').getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave your application?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(heading(page, 'Company Details')).toBeVisible();
    await page.unroute(DRAFT_CALLS);
    await kept(page);
  });

  test('what was kept is fetched again once the service is back', async ({ page }) => {
    await openWizard(page);
    await passIntroduction(page);
    await page.getByLabel('Company name').fill('Nkosi Interiors');
    await kept(page);
    await page.route(DRAFT_CALLS, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('is safe');
    await page.unroute(DRAFT_CALLS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Nkosi Interiors');
  });

  test('a link is used only when asked, and says that it deletes what was begun here', async ({
    page,
  }) => {
    await openWizard(page);
    await passIntroduction(page);
    await page.getByLabel('Company name').fill('Nkosi Interiors');
    await kept(page);
    const used: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/resume')) used.push(request.url());
    });
    await page.goto('about:blank');
    await page.goto(`/register#resume=${'a'.repeat(43)}`);
    const question = page.getByRole('region', { name: 'Application from your mail' });
    await expect(question).toContainText('begun on this device is deleted');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Nkosi Interiors');
    expect(used).toEqual([]);
  });

  test('a link that was used already is named as such', async ({ page }) => {
    await page.goto(`/register#resume=${'a'.repeat(43)}`);
    await page.getByRole('button', { name: 'Open the application' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('used already');
    await expect(alert).toContainText(/on the device where you began\.$/u);
    await expect(page).toHaveURL('/register');
    await expect(heading(page, 'Introduction')).toBeVisible();
  });
});
