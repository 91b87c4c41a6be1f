import { colourUrl, designUrl, productUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('[ROUTE-07] the application page stands at its address, whatever the case of the name', async ({
  page,
}) => {
  for (const name of ['curtaining', 'Curtaining', 'CURTAINING', 'dual%20purpose']) {
    expect((await page.goto(`/item_group/005/application/${name}`))?.status()).toBe(200);
    const title = name.toLowerCase() === 'curtaining' ? 'Curtaining' : 'Dual Purpose';
    await expect(page.getByRole('heading', { name: `Discover - ${title}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: `${title} Collections` })).toBeVisible();
  }
});

test('[ROUTE-09] the product page stands at the design, at a colour, and at a colour with its query', async ({
  page,
  request,
}) => {
  const items = await findDesign(request, '005', (design) => design.length > 1);
  const second = items[1];
  if (!second) throw new Error('The demo supplier has no design in two colours.');
  const { item_group, range, design, colour } = second;
  for (const path of [
    designUrl(item_group, range, design),
    colourUrl(second),
    productUrl(second),
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(design);
    if (path !== designUrl(item_group, range, design))
      await expect(page.getByRole('main')).toContainText(colour);
  }
  const { searchParams } = new URL(productUrl(second), 'http://any');
  expect(searchParams.get('targetProduct')).toBe(second.sku);
  expect(searchParams.get('targetSize')).not.toBe('');
});

test('[ROUTE-16] [ROUTE-17] Fabric, Wallpaper, a brand and the stores are led to', async ({
  page,
}) => {
  const ways = [
    [/^Fabric$/u, '/item_group/005'],
    [/^Wallpaper$/u, '/item_group/001/application/Hornbill%20Papers'],
    [/^Sandgrouse Mill$/u, '/item_group/9000/brand/Sandgrouse%20Mill'],
    [/^Explore Our Spaces$/u, '/store-locator'],
  ] as const;
  for (const [name, target] of ways) {
    await page.goto('/returns-policy');
    await hydrated(page);
    // The wallpapers have an application of the same name, which stands below.
    const link = page.getByRole('contentinfo').getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('href', target);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
    await expect(page.getByRole('heading', { name: /gone missing/u })).toHaveCount(0);
  }
});

/** The fixed addresses of the route table, with the heading of each. */
const FIXED = [
  ['ROUTE-02', '/brand', 'Brands'],
  ['ROUTE-04', '/responsibilities', 'Responsibility'],
  ['ROUTE-04', '/directors', 'Directors Profiles'],
  ['ROUTE-11', '/company', 'Store locator'],
  ['ROUTE-12', '/careers', 'Careers'],
  ['ROUTE-12', '/wallpaper-calculator', 'Wallpaper calculator'],
] as const;

for (const [row, path, heading] of FIXED)
  test(`[${row}] ${path} is one page, whatever its case and with a slash at its end`, async ({
    page,
  }) => {
    for (const written of [path, path.toUpperCase(), `${path}/`]) {
      expect((await page.goto(written))?.status(), written).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path === '/company' ? '/store-locator' : path}$`, 'u'),
      );
    }
  });
