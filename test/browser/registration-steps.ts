import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Where the demo's house is written to. */
export const INFO_ADDRESS = 'hello@hornbillandheddle.example';

/** A small honest PDF under a name. */
export const pdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
});

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const goOn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue' }).click();

export async function openWizard(page: Page): Promise<void> {
  await page.goto('/register');
  await hydrated(page);
}

const question = (page: Page, name: RegExp): Locator => page.getByRole('group', { name });

export async function answer(page: Page, name: RegExp, reply: 'Yes' | 'No'): Promise<void> {
  await question(page, name).getByRole('radio', { name: reply, exact: true }).check();
}

export async function passIntroduction(page: Page): Promise<void> {
  await answer(page, /trade member/u, 'Yes');
  await goOn(page);
  await expect(heading(page, 'Company Details')).toBeVisible();
}

/** Fills what Company Details requires. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Fabric and homeware' }).check();
  await answer(page, /sales representative/u, 'No');
  await page.getByLabel('Company name').fill('Nkosi Interiors');
  await page.getByLabel('Trading as').fill('Nkosi');
  await page.getByLabel('Trading since').fill('2009');
  await page.getByLabel("Owner's name").fill('Thandi Nkosi');
  await page.getByRole('checkbox', { name: 'Decorator' }).check();
  await page.getByLabel('Physical address', { exact: false }).first().fill('12 Kloof Street');
  await page.getByLabel('Bank name').fill('Karoo Bank');
  await page.getByLabel('Account number').fill('62000000001');
  await page.getByLabel('Branch code').fill('250655');
}

export async function passCompany(page: Page): Promise<void> {
  await fillCompany(page);
  await goOn(page);
  await expect(heading(page, 'Trade References')).toBeVisible();
}

export async function passReferences(page: Page): Promise<void> {
  for (const number of [1, 2, 3]) {
    const entry = page.getByRole('group', { name: `Trade reference ${number}` });
    await entry.getByLabel('Company name').fill(`Supplier ${number}`);
    await entry.getByLabel('Telephone number').fill('082 555 1234');
    await entry.getByLabel('Average purchase amount').fill('2500');
  }
  await goOn(page);
  await expect(heading(page, 'Document Upload')).toBeVisible();
}

/** From the first step to the Document Upload. */
export async function reachDocuments(page: Page): Promise<void> {
  await openWizard(page);
  await passIntroduction(page);
  await passCompany(page);
  await passReferences(page);
}

/** From the first step to the Declaration, without a document. */
export async function reachDeclaration(page: Page): Promise<void> {
  await reachDocuments(page);
  await goOn(page);
  await expect(heading(page, 'Declaration')).toBeVisible();
}

/** Opens the application that a mailed link leads to: a link is used only when that is said. */
export const openLinked = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Open the application' }).click();

/** The call that sends an application, also one with documents that its draft holds. [CALL-24] */
export const SEND = /\/consumer\/request-user-registration$/u;

/** Every request by which the page sends an application from now on. */
export function sentBy(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SEND.test(pathname)) sent.push(request);
  });
  return sent;
}

/** A document that the draft holds, as a call names it. */
export const VERSION = /^[\w-]{43}$/u;

export async function submit(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('thandi@example.co.za');
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
}
