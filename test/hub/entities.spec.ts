import type { Locator, Page } from '@playwright/test';
import { expect, round, SOON, test } from './fixtures.ts';

interface Entity {
  /** Rows of the checklist, and what of the entity is changed. */
  readonly of: string;
  /** Where in the hub, below /admin. */
  readonly form: string;
  /** The document in the list; a form that there is one of needs none. */
  readonly document?: string;
  /** The list of rows in which the field stands, as the form's own name for it. */
  readonly list?: string;
  readonly field: RegExp;
  /** What is written, where that is not free: a card of an application that no product has is not shown. */
  readonly text?: string;
}

const HEADING = /^Heading/u;
const TEXT = /^Text under the heading/u;

const ENTITIES: readonly Entity[] = [
  { of: '[ENT-01] text of a page', form: 'globals/home-page', field: TEXT },
  {
    of: '[ENT-02] new arrivals',
    form: 'globals/home-page',
    list: 'newArrivals',
    field: /^Collection/u,
  },
  {
    of: '[ENT-02] text of the Featured Collection',
    form: 'collections/landing-pages',
    document: 'Wallpaper',
    field: /^Text$/u,
  },
  {
    of: '[ENT-03] application cards',
    form: 'collections/landing-pages',
    document: 'Fabric',
    list: 'applicationCards',
    field: /^Application/u,
    text: 'UPHOLSTERY',
  },
  {
    of: '[ENT-03] homeware categories',
    form: 'collections/landing-pages',
    document: 'Homeware',
    list: 'categories',
    field: /^Application/u,
    text: 'CUSHIONS',
  },
  {
    of: '[ENT-04] collection cards',
    form: 'collections/application-pages',
    document: 'Fabric / Curtaining',
    list: 'collections',
    field: /^Collection/u,
  },
  {
    of: '[ENT-09] collection page',
    form: 'collections/collection-pages',
    document: 'Fabric / Curtaining / Karoo Nights',
    field: TEXT,
  },
  {
    of: '[ENT-10] brand page',
    form: 'collections/brand-pages',
    document: 'Brands / HAUS',
    field: HEADING,
  },
  { of: '[ENT-11] internationals', form: 'globals/internationals-page', field: HEADING },
  {
    of: '[ENT-12] international brand',
    form: 'collections/international-brands',
    document: 'Nordhavre',
    field: HEADING,
  },
  {
    of: '[ENT-13] application type',
    form: 'collections/type-pages',
    document: 'Outdoor',
    field: HEADING,
  },
  { of: '[CAREER-02] vacancy', form: 'collections/vacancies', field: /^Position/u },
  { of: 'text page', form: 'collections/text-pages', field: HEADING },
  { of: 'site settings', form: 'globals/site-settings', list: 'socials', field: /^Name/u },
];

/** A line to write in, which may suggest names. */
const lineOf = (form: Page | Locator, name: RegExp): Locator =>
  form.getByRole('textbox', { name }).or(form.getByRole('combobox', { name })).first();

/** Opens a document's form, and the rows of the list that is to be changed. */
async function open(page: Page, { form, document, list, field }: Entity): Promise<Locator> {
  await page.goto(`/admin/${form}`);
  if (form.startsWith('collections/')) {
    const name = document ? { name: document, exact: true } : {};
    await page.getByRole('table').getByRole('link', name).first().click();
  }
  if (!list) return lineOf(page, field);
  const rows = page.locator(`#field-${list}`);
  await rows.getByRole('button', { name: 'Show All' }).click();
  return lineOf(rows, field);
}

for (const [number, entity] of ENTITIES.entries()) {
  test(`${entity.of}: what is published in the hub is on the site`, async ({ page, site }) => {
    const text = entity.text ?? `Kokerboom ${number}-${round()}`;
    const field = await open(page, entity);
    await field.fill(text);
    const standing = page.getByRole('region', { name: 'On the site' });
    const address = await standing
      .getByRole('link', { name: 'View on the site' })
      .getAttribute('href');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const { pathname, href } = new URL(address ?? '');
    await expect.poll(() => site.html(pathname), SOON).toContain(text);
    await page.goto(href);
    const shown = page.getByText(text, { exact: entity.text !== undefined });
    await expect(shown.first()).toBeVisible();
  });
}

test('[ENT-08] brand: another logo is on the site', async ({ page, site }) => {
  const logo = () => site.html('/brand');
  const before = await logo();
  await page.goto('/admin/collections/brands');
  await page.getByRole('table').getByRole('link', { name: 'HAUS', exact: true }).click();
  await page.locator('.upload-relationship-details__remove').click();
  await page.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(logo, SOON).not.toBe(before);
});
