import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** A column of the footer: its heading and what stands below. */
const column = (page: Page, heading: string): Locator =>
  footer(page)
    .locator('div')
    .filter({ has: page.locator(':scope > h2', { hasText: heading }) });

const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test.beforeEach(async ({ page }) => {
  await page.goto('/item_group/005');
});

test('[FOOT-01] the columns stand in their order', async ({ page }) => {
  const headings = footer(page).locator('div > h2');
  await expect(headings.filter({ hasNotText: 'newsletter' })).toHaveText([
    'Fabric',
    'Wallpaper',
    'Rugs',
    'Homeware',
    'Brands',
    'Company',
    'Contact',
  ]);
});

/** Where Rugs leads, which is the external shop. */
const shopOf = (page: Page): Promise<string | null> =>
  footer(page).getByRole('heading', { name: 'Rugs' }).getByRole('link').getAttribute('href');

test('[FOOT-02] Rugs and Homeware both open the external shop in a new tab', async ({
  page,
  context,
  baseURL,
}) => {
  const shop = (await shopOf(page)) ?? '';
  expect(shop).toMatch(/^https:/u);
  expect(new URL(shop).host).not.toBe(new URL(baseURL ?? '').host);
  await context.route(`${shop}**`, (route) => route.fulfill({ body: 'the shop' }));
  for (const name of ['Rugs', 'Homeware']) {
    const opened = context.waitForEvent('page');
    await footer(page).getByRole('heading', { name }).getByRole('link').click();
    expect((await opened).url(), name).toBe(shop);
    await expect(page).toHaveURL('/item_group/005');
  }
});

test('[FOOT-03] it links to the applications, the calculator and the company', async ({ page }) => {
  for (const [name, href] of [
    ['Curtaining', /^\/item_group\/005\/application\/curtaining\?/u],
    ['Dual Purpose', /^\/item_group\/005\/application\/dual%20purpose\?/u],
    ['Upholstery', /^\/item_group\/005\/application\/upholstery\?/u],
    ['Wallpaper Calculator', '/wallpaper-calculator'],
    ['About Us', '/about-us'],
    ['Explore Our Spaces', '/store-locator'],
    ['Careers', '/careers'],
    ['Find by Colour', '/find-by-colour'],
    ['Curtain Calculator', '/calculators/curtains'],
    ['Project List', '/project-list'],
    ['Returns Policy', '/returns-policy'],
    ['Open a Trade Account', '/register'],
  ] as const)
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );
});

test('[FOOT-04] [FOOT-05] Contact holds telephone, support, e-mail and stores, each in a new tab', async ({
  page,
}) => {
  const links = column(page, 'Contact').getByRole('link');
  await expect(links).toHaveText([
    /^\+?[\d ()-]+$/u,
    /^Support \+?[\d ()-]+$/u,
    /@/u,
    'Store Locator',
  ]);
  expect(await hrefs(links)).toEqual([
    expect.stringMatching(/^tel:\+?\d+$/u),
    expect.stringMatching(/^tel:\+?\d+$/u),
    expect.stringMatching(/^mailto:/u),
    '/store-locator',
  ]);
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('[FOOT-06] [FOOT-07] copyright of this year and three social networks', async ({ page }) => {
  await expect(footer(page).getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  const socials = footer(page).getByRole('list', { name: 'Social networks' }).getByRole('link');
  await expect(socials).toHaveCount(3);
  for (const link of await socials.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('[FOOT-08] the logo leads home', async ({ page }) => {
  await hydrated(page);
  // A brand may carry the house's name too: the logo comes first.
  const logo = page.getByRole('banner').getByRole('link').first().getByRole('img');
  const name = (await logo.getAttribute('alt')) ?? '';
  await footer(page).getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL('/');
});

test('[FOOT-09] [FOOT-10] [FOOT-11] brands stand in alphabetical order, then Internationals and Outdoor', async ({
  page,
  request,
}) => {
  const answer = await request.get('/services/product/get-all-brands');
  const brands: { brand_name: string }[] = await answer.json();
  const names = brands
    .map((brand) => brand.brand_name)
    .toSorted((a, b) => a.localeCompare(b, 'en'));
  const links = column(page, 'Brands').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([...names, 'Internationals', 'Outdoor']);
  const found = await hrefs(links);
  expect(found.slice(-2)).toEqual(['/internationals', '/item_group/9001/application_type/outdoor']);
  const shop = await shopOf(page);
  expect(names).toContain('HAUS');
  for (const [index, name] of names.entries())
    expect(found[index]).toBe(
      name === 'HAUS' ? shop : `/item_group/9000/brand/${encodeURIComponent(name)}`,
    );
  await expect(links.nth(names.indexOf('HAUS'))).toHaveAttribute('target', '_blank');
});

test('[FOOT-12] Wallpaper leads to the own range', async ({ page }) => {
  await expect(
    footer(page).getByRole('heading', { name: 'Wallpaper' }).getByRole('link'),
  ).toHaveAttribute('href', '/item_group/001/application/Hornbill%20Papers');
});
