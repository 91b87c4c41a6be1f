import { expect, test } from './fixtures.ts';
import {
  heading,
  INFO_ADDRESS,
  pdf,
  reachDeclaration,
  SEND,
  submit,
  VERSION,
} from './registration-steps.ts';

const CALL = '**/consumer/request-user-registration';

test.describe('the Declaration', () => {
  test('[REG-54] [REG-55] [REG-56] [REG-58] [REG-59] [REG-62] [REG-63] comes prefilled, and can be sent once the terms are accepted', async ({
    page,
  }) => {
    await reachDeclaration(page);
    await expect(
      page.getByText("Last step! Please make sure you've read and understood the following"),
    ).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Nkosi');
    await expect(page.getByLabel('Company Name')).toHaveValue('Nkosi Interiors');
    await expect(page.getByLabel('Email address')).toHaveValue('');
    const declared = page.getByRole('listitem').filter({ hasText: /^I / });
    await expect(declared).toHaveText([
      /full legal capacity and authority to place orders with .+ and to pay/u,
      /bind myself jointly and severally, as co-principal debtor, for the payment/u,
      /return policy and agree to it/u,
    ]);
    await expect(
      page.getByText(/We respect your privacy and comply with the POPI Act/u),
    ).toBeVisible();
    const marketing = page.getByRole('group', { name: /news/u });
    const [yes, no] = ['Yes', 'No'].map((name) => marketing.getByRole('radio', { name }));
    if (!yes || !no) throw new Error('There are two answers');
    await expect(no).toBeChecked();
    await yes.check();
    await expect(no).not.toBeChecked();
    await no.check();
    await expect(yes).not.toBeChecked();
    const send = page.getByRole('button', { name: 'Submit Application' });
    await expect(send).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    const terms = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    await terms.check();
    await expect(send).toBeEnabled();
    await terms.uncheck();
    await expect(send).toBeDisabled();
    await terms.check();
    await send.click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Please enter your email address']);
  });

  test('[REG-64] is sent once, also by two clicks in one tick', {
    tag: '@ways',
  }, async ({ page }) => {
    let calls = 0;
    await page.route(CALL, async (route) => {
      calls += 1;
      await route.continue();
    });
    await reachDeclaration(page);
    await page.getByLabel('Email address').fill('thandi@example.com');
    await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
    await page.getByRole('button', { name: 'Submit Application' }).evaluate((button) => {
      if (!(button instanceof HTMLElement)) return;
      button.click();
      button.click();
    });
    await expect(page.getByText(/TR-[0-9A-Z]{4}/u).first()).toBeVisible();
    expect(calls).toBe(1);
  });

  test('[REG-57] opens the terms from their link, the returns policy among them', async ({
    page,
  }) => {
    await reachDeclaration(page);
    await page.getByRole('link', { name: /Terms and Conditions/u }).click();
    const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Fabric may be returned within 30 calendar days');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /Terms and Conditions/u })).toBeFocused();
  });

  test('shows every answer to be checked, and leads back to change it', async ({ page }) => {
    await reachDeclaration(page);
    const answers = page.getByRole('region', { name: 'Check your answers' });
    await expect(answers).toContainText('12 Kloof Street');
    await expect(answers).not.toContainText('62000000001');
    await expect(answers.getByText(/branch \d+, account/u)).toBeVisible();
    await expect(answers.getByText(/, R \d+/u)).toHaveCount(3);
    await answers.getByRole('button', { name: 'Change Company Details' }).click();
    await expect(heading(page, 'Company Details')).toBeFocused();
    await expect(page.getByLabel('Bank name')).toHaveValue('Karoo Bank');
  });
});

test.describe('sending the application', () => {
  test('[REG-63] [REG-64] [REG-65] [REG-66] [REG-68] [REG-70] [REG-71] [REG-72] says that it was sent, under which reference, and leads home', async ({
    page,
  }) => {
    await reachDeclaration(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page
      .getByRole('region', { name: 'Bank Letter' })
      .locator('input[type=file]')
      .setInputFiles(pdf('letter.pdf'));
    await expect(page.getByText('Uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    const held = Promise.withResolvers<void>();
    await page.route(SEND, async (route) => {
      await held.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(SEND);
    await submit(page);
    const button = page.getByRole('button', { name: /Submit Application$/u });
    await expect(button.getByRole('status')).toHaveText('Sending your application');
    await expect(button).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Change Company Details' })).toBeDisabled();
    held.resolve();
    const request = await sent;
    expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{43}-[0-9a-f]{8}$/u);
    const { data, kept } = request.postDataJSON();
    expect(Object.keys(data)).toEqual([
      'company_details',
      'trade_references',
      'documentation',
      'declaration',
    ]);
    expect(data.company_details).toHaveLength(1);
    expect(data.company_details[0]).toMatchObject({
      offering: 'fabric_and_homeware',
      sales_representative: 'no',
      industry: ['Decorator'],
      partners: [],
      contacts: [],
      company_name: 'Nkosi Interiors',
      postal_address: '12 Kloof Street',
      is_physical_address: true,
    });
    expect(data.trade_references[0]).toMatchObject({ company_name_1: 'Supplier 1', cod_1: false });
    expect(data.documentation).toEqual([
      { directors: '' },
      { company_registration: '' },
      { bank_letter: '' },
      { address: '' },
    ]);
    expect(kept).toEqual({ bank_letter: expect.stringMatching(VERSION) });
    expect(data.declaration).toEqual({
      name: 'Thandi Nkosi',
      title: 'Nkosi Interiors',
      email: 'thandi@example.co.za',
      terms_accepted: true,
      marketing: 'no',
    });
    const dialog = page.getByRole('dialog', { name: 'Success' });
    await expect(dialog.getByRole('heading', { name: 'Success', exact: true })).toBeVisible();
    await expect(dialog.locator('svg.lucide-circle-check')).toBeVisible();
    await expect(dialog).toContainText('Registration request sent successfully.');
    await expect(dialog.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
    await expect(dialog).toContainText(/TR-[0-9A-Z]{4}-[0-9A-Z]{4}/u);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(heading(page, 'Thank you for applying')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect(steps).toHaveText(Array.from({ length: 5 }, () => /, done$/u));
  });

  test('[REG-66] goes home from the dialog', async ({ page }) => {
    await reachDeclaration(page);
    await submit(page);
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(page).toHaveURL('/');
  });

  test.describe('that fails', () => {
    test.use({ expectedConsole: [/Failed to load resource/u] });

    test('in the moment of its answer is one application: the next try is told the same reference', async ({
      page,
    }) => {
      await reachDeclaration(page);
      const given: string[] = [];
      await page.route(CALL, async (route) => {
        if (route.request().method() !== 'POST' || given.length > 0) return route.continue();
        // By its path: the name of the service's host is known to the browser alone.
        const path = '/services/product/consumer/request-user-registration';
        const answer = await route.fetch({ url: new URL(path, page.url()).href });
        given.push((await answer.json()).json.reference);
        await route.abort('connectionreset');
      });
      await submit(page);
      const failure = page.getByRole('dialog', { name: 'Error' });
      await failure.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      const dialog = page.getByRole('dialog', { name: 'Success' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('strong')).toHaveText(given[0] ?? 'none was given');
      expect(given).toEqual([expect.stringMatching(/^TR-/u)]);
    });

    test('[REG-65] [REG-67] says so, offers a mail, and sends the same application under the same key again', async ({
      page,
    }) => {
      await reachDeclaration(page);
      const keys: (string | undefined)[] = [];
      await page.route(CALL, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        keys.push(route.request().headers()['idempotency-key']);
        return keys.length === 1 ? route.abort() : route.continue();
      });
      // The path form is the browser's second way to the service; it fails here as well.
      let isAway = true;
      await page.route('**/services/product/consumer/**', (route) =>
        isAway ? route.abort() : route.fallback(),
      );
      await submit(page);
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
      await expect(dialog.locator('svg.lucide-circle-alert')).toBeVisible();
      await expect(dialog).toContainText('Registration request not sent successfully.');
      await expect(dialog.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
        'href',
        `mailto:${INFO_ADDRESS}`,
      );
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      isAway = false;
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
      expect(new Set(keys).size).toBe(1);
    });
  });
});
