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

test('[FOOT-02] Rugs and Homeware lead to the shop, or to their own pages where there is none', async ({
  page,
}) => {
  for (const [name, own] of [
    ['Rugs', '/item_group/004'],
    ['Homeware', '/item_group/000'],
  ] as const) {
    const link = footer(page).getByRole('heading', { name }).getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    if (/^https?:/u.test(href)) await expect(link).toHaveAttribute('target', '_blank');
    else expect(href).toBe(own);
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
  const name = (await page.getByRole('banner').getByRole('link').first().textContent()) ?? '';
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
  for (const [index, name] of names.entries())
    if (name !== 'HAUS')
      expect(found[index]).toBe(`/item_group/9000/brand/${encodeURIComponent(name)}`);
});

test('[FOOT-12] Wallpaper leads to the own range', async ({ page }) => {
  await expect(
    footer(page).getByRole('heading', { name: 'Wallpaper' }).getByRole('link'),
  ).toHaveAttribute('href', /^\/item_group\/001\/application\/[^?]+$/u);
});
