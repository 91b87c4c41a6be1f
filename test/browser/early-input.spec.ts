import { productUrl } from '@selvedge/contract/urls';
import { CURTAINING, cards, option, query } from './application-page.ts';
import { pictureOf } from './colour-search.ts';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';
import { answer, goOn, heading } from './registration-steps.ts';

test.describe('a page before its scripts have come', () => {
  test('asks for no script before its largest picture is there', async ({ page }) => {
    const order: string[] = [];
    page.on('requestfinished', (request) => order.push(request.resourceType()));
    page.on('request', (request) => {
      if (request.resourceType() === 'script') order.push('script asked for');
    });
    await page.goto('/');
    await expect.poll(() => order.includes('script')).toBe(true);
    const firstScript = order.indexOf('script asked for');
    expect(order.slice(0, firstScript)).toEqual(
      expect.arrayContaining(['document', 'stylesheet', 'image']),
    );
  });

  test('[HEAD-03] a category shows its links to the pointer, and keeps them when the scripts come', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdScripts(page);
    await page.goto('/');
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: 'Curtaining' });
    await expect(link).toBeHidden();
    await banner.getByRole('button', { name: 'Fabric' }).hover();
    await expect(link).toBeVisible();
    await release();
    await hydrated(page);
    await expect(banner.getByRole('button', { name: 'Fabric' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await link.click();
    await expect(page).toHaveURL(/curtaining/u);
  });

  test('menu and filters of a phone lead nowhere else than to the address that is shown', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await holdScripts(page);
    await page.goto(`${CURTAINING}?colours=Blue&order=width`);
    for (const name of [/^Filters/u, 'Menu']) {
      await page.getByRole('button', { name }).click();
      await expect(page).toHaveURL(/#/u);
      expect(query(page).getAll('colours')).toEqual(['Blue']);
      expect(query(page).get('order')).toBe('width');
    }
  });

  test('[HEAD-04] the menu of a phone leads to the links of the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'About Us' })).toBeInViewport();
    await release();
    await hydrated(page);
    await menu.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Fabric' })).toBeVisible();
  });

  test('[FILTER-06] shows a tick of the filter at once, and filters by it afterwards', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(CURTAINING);
    await option(page, 'Applications', 'Upholstery').check();
    await option(page, 'Colour', 'Blue').check();
    await release();
    await expect
      .poll(() => query(page).getAll('application').toSorted())
      .toEqual(['Dual Purpose', 'Upholstery']);
    expect(query(page).getAll('colours')).toEqual(['Blue']);
    await expect(option(page, 'Applications', 'Upholstery')).toBeChecked();
    await expect(option(page, 'Applications', 'Curtaining')).not.toBeChecked();
    await expect(cards(page).first()).toBeVisible();
  });

  test('[FILTER-24] the button of a phone leads to the filters above the grid', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(CURTAINING);
    const filters = page.getByRole('form', { name: 'Filters' });
    await expect(filters).toBeHidden();
    const open = page.getByRole('button', { name: /^Filters/u });
    await open.click();
    await expect(filters).toBeInViewport();
    await option(page, 'Colour', 'Blue').check();
    await release();
    await expect.poll(() => query(page).getAll('colours')).toEqual(['Blue']);
    await expect(option(page, 'Colour', 'Blue')).toBeChecked();
    await open.focus();
    await page.keyboard.press('Space');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('checkbox', { name: 'Blue' })).toBeChecked();
  });

  test('a box that is ticked and unticked again was never touched', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(CURTAINING);
    await option(page, 'Applications', 'Upholstery').check();
    await option(page, 'Applications', 'Upholstery').uncheck();
    await release();
    await expect
      .poll(() => query(page).getAll('application'))
      .toEqual(['Curtaining', 'Dual Purpose']);
    await expect(option(page, 'Applications', 'Curtaining')).toBeChecked();
    await expect(option(page, 'Applications', 'Upholstery')).not.toBeChecked();
  });

  test('[REG-09] keeps an answer of the registration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register');
    await answer(page, /trade member/u, 'Yes');
    await release();
    await expect(page.getByRole('group', { name: /three trade references/u })).toBeVisible();
    await goOn(page);
    await expect(heading(page, 'Company Details')).toBeVisible();
  });

  test('keeps a chosen file', async ({ page }) => {
    const buffer = await pictureOf(page, '#203060', '#e8dcc8');
    const release = await holdScripts(page);
    await page.goto('/find-by-colour');
    const file = { name: 'room.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Choose a picture').setInputFiles(file);
    await release();
    await expect(page.getByRole('list', { name: 'Fabric' })).toBeVisible();
  });

  test('[STATIC-01] reckons with what was typed into a calculator', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calculators/curtains');
    await page.getByLabel('Rail width').fill('2');
    await page.getByLabel('Finished drop').fill('2.4');
    await release();
    await expect(page.getByText('8.1 metres')).toBeVisible();
  });

  test('[PROD-10] a colour leads to its own address', async ({ page, request }) => {
    const [one, ...others] = await findDesign(
      request,
      '005',
      (items) => new Set(items.map(({ colour }) => colour)).size > 1,
    );
    const other = others.find(({ colour }) => colour !== one?.colour);
    if (!one || !other) throw new Error('A design of one colour.');
    await holdScripts(page);
    await page.goto(productUrl(one));
    const colours = page.getByRole('region', { name: 'Colours' });
    await colours.getByRole('button', { name: other.colour, exact: true }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === new URL(productUrl(other), url).pathname,
    );
    await expect(colours.getByRole('button', { name: other.colour, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('[PROD-03] what only the scripts can do waits for them, and loses no click', async ({
    page,
    request,
  }) => {
    const [product] = await findDesign(request, '005', () => true);
    if (!product) throw new Error('A group without products.');
    const release = await holdScripts(page);
    await page.goto(productUrl(product));
    const next = page.getByRole('button', { name: 'Next picture' });
    await expect(next).toBeDisabled();
    const clicked = next.click();
    await release();
    await clicked;
    await expect(page.getByRole('button', { name: /^Picture 2 of/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('keeps what is typed, and sends it as it was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    const email = page.getByPlaceholder('Enter your email');
    await email.fill('early@example.com');
    await email.press('Enter');
    await expect(page).toHaveURL(/\/$/u);
    const sent = page.waitForRequest('**/omnisend/sign-up');
    const clicked = page.getByRole('button', { name: 'Subscribe' }).click();
    await release();
    await clicked;
    expect((await sent).postDataJSON()).toEqual({ email: 'early@example.com' });
  });
});
