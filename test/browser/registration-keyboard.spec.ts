import type { Locator, Page } from '@playwright/test';
import { ASKED } from './asked-corrections.ts';
import { answerAll } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { heading, openWizard, pdf } from './registration-steps.ts';

/** More stops than any step has. */
const MOST_STOPS = 120;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until a field or button has the focus, which must lie within the screen then. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(target)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press(key);
}

/** A group of answers is one stop: arrows go from answer to answer. */
async function choose(page: Page, question: RegExp, reply: string): Promise<void> {
  const answers = page.getByRole('group', { name: question }).getByRole('radio');
  const count = await answers.count();
  const anyFocused = async () => {
    for (let place = 0; place < count; place++) if (await hasFocus(answers.nth(place))) return true;
    return false;
  };
  for (let stops = 0; !(await anyFocused()); stops++) {
    if (stops > MOST_STOPS) throw new Error(`Tab does not come to ${question}`);
    await page.keyboard.press('Tab');
  }
  const wanted = page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: reply, exact: true });
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  for (let turns = 0; turns < count && !(await wanted.isChecked()); turns++)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

async function company(page: Page): Promise<void> {
  // One goes on too early, and is led back to what is missing.
  await press(page, 'Continue');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: 'Please select an offering' }));
  await page.keyboard.press('Enter');
  await choose(page, /offering/iu, 'Fabric and homeware');
  await choose(page, /sales representative/u, 'No');
  await type(page, page.getByLabel('Company name'), 'Nkosi Interiors');
  await type(page, page.getByLabel("Owner's name"), 'Thandi Nkosi');
  await type(page, page.getByLabel('Trading as'), 'Nkosi');
  await type(page, page.getByLabel('Trading since'), '2009');
  await tabTo(page, page.getByLabel('Entity type'));
  await page.keyboard.type('Sole');
  await expect(page.getByLabel('Entity type')).toHaveValue('Sole Proprietor');
  await tabTo(page, page.getByRole('checkbox', { name: 'Decorator' }));
  await page.keyboard.press('Space');
  await type(page, page.getByRole('textbox', { name: 'Physical address' }), '12 Kloof Street');
  await type(page, page.getByLabel('Bank name'), 'Karoo Bank');
  await type(page, page.getByLabel('Account number'), '62000000001');
  await type(page, page.getByLabel('Branch code'), '250655');
  await press(page, 'Add partner');
  const partner = page.getByRole('group', { name: 'Partners', exact: true }).getByRole('textbox');
  for (const [place, text] of ['Sipho Nkosi', '8001015009087', '4 Long Street'].entries())
    await type(page, partner.nth(place), text);
  await press(page, 'Continue');
}

async function references(page: Page): Promise<void> {
  await expect(heading(page, 'Trade References')).toBeFocused();
  for (const number of [1, 2, 3]) {
    const entry = page.getByRole('group', { name: `Trade reference ${number}` });
    await type(page, entry.getByLabel('Company name'), `Supplier ${number}`);
    await type(page, entry.getByLabel('Telephone number'), '082 555 1234');
    await type(page, entry.getByLabel('Average purchase amount'), '2500');
  }
  await press(page, 'Continue');
}

async function documents(page: Page): Promise<void> {
  await expect(heading(page, 'Document Upload')).toBeFocused();
  const area = page.getByRole('region', { name: 'Bank Letter' });
  for (const key of ['Enter', 'Space'] as const) {
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, area.getByRole('button', { name: /^Choose file/u }));
    await page.keyboard.press(key);
    await (await choosing).setFiles(pdf(`${key}.pdf`));
    await expect(area.getByRole('listitem')).toContainText(`${key}.pdf`);
    await press(page, `Remove ${key}.pdf`);
    await expect(area.getByRole('listitem')).toHaveCount(0);
    await expect(area.getByRole('button', { name: /^Choose file/u })).toBeFocused();
  }
  await press(page, 'Continue');
}

async function declaration(page: Page): Promise<void> {
  await expect(heading(page, 'Declaration')).toBeFocused();
  await press(page, 'Change Trade References');
  await expect(heading(page, 'Trade References')).toBeFocused();
  for (const title of ['Document Upload', 'Declaration']) {
    await press(page, 'Continue');
    await expect(heading(page, title)).toBeFocused();
  }
  await type(page, page.getByLabel('Email address'), 'thandi@example.co.za');
  await choose(page, /news/u, 'Yes');
  await tabTo(page, page.getByRole('link', { name: 'Read the Terms and Conditions' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: 'I accept' })).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, 'Submit Application');
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the application is written and sent by keyboard alone at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow(); // every key is pressed
    await page.setViewportSize(viewport);
    await openWizard(page);
    await choose(page, /trade member/u, 'Yes');
    await press(page, 'Continue');
    await expect(heading(page, 'Company Details')).toBeFocused();
    await company(page);
    await references(page);
    await documents(page);
    await declaration(page);
    const dialog = page.getByRole('dialog', { name: 'Success' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(heading(page, 'Thank you for applying')).toBeFocused();
  });

test('what the desk asks for is corrected and sent by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerAll(page, '**/registration-corrections/find', ASKED);
  await answerAll(page, '**/registration-corrections/send', { success: true, msg: '' });
  await page.goto(`/register/corrections#${'a'.repeat(43)}`);
  await tabTo(page, page.getByRole('checkbox', { name: 'There is none (VAT number)' }));
  await page.keyboard.press('Space');
  await choose(page, /offering/iu, 'Homeware only');
  await tabTo(page, page.getByRole('checkbox', { name: 'Architect' }));
  await page.keyboard.press('Space');
  await press(page, 'Add partner');
  const partners = page.getByRole('group', { name: 'Partners', exact: true });
  await expect(partners.getByLabel('Full name')).toBeFocused();
  await press(page, 'Remove partner 1');
  await expect(partners.getByRole('button', { name: 'Add partner' })).toBeFocused();
  await tabTo(page, partners.getByRole('checkbox', { name: 'There are none (Partners)' }));
  await page.keyboard.press('Space');
  const reference = page.getByRole('group', { name: 'Trade reference 2' });
  await type(page, reference.getByLabel('Company name'), 'Kudu Weavers');
  await tabTo(page, reference.getByRole('checkbox', { name: /PIA/u }));
  await page.keyboard.press('Space');
  const letter = page.getByRole('region', { name: 'Bank Letter' });
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, letter.getByRole('button', { name: /^Choose file/u }));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(pdf('letter.pdf'));
  await expect(letter.getByRole('listitem')).toContainText('letter.pdf');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/send'),
  );
  await press(page, 'Send corrections');
  expect((await sent).postDataJSON().values).toEqual({
    'company_details.0.vat_number': '',
    'company_details.0.offering': 'homeware_only',
    'company_details.0.industry': ['Architect'],
    'company_details.0.partners': [],
    'trade_references.1': { company_name_2: 'Kudu Weavers', pia_2: true },
    'documentation.bank_letter': `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF\n')}`,
  });
  await expect(page.getByText('Your corrections have arrived.')).toBeVisible();
});
