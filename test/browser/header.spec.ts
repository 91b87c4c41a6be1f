import { option } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.describe('the header on large screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/item_group/005');
    await hydrated(page);
  });

  test('[HEAD-01] the logo leads home', async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('[HEAD-03] [HEAD-08] [HEAD-09] hovering Fabric opens its applications', async ({ page }) => {
    const list = page.getByRole('banner').getByRole('list', { name: 'Fabric' });
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Fabric' }).hover();
    const links = list.getByRole('link');
    await expect(links).toHaveText(['Curtaining', 'Dual Purpose', 'Upholstery']);
    const hrefs = [
      '/item_group/005/application/curtaining?application=Curtaining&application=Dual%20Purpose',
      '/item_group/005/application/dual%20purpose?application=Dual%20Purpose',
      '/item_group/005/application/upholstery?application=Upholstery&application=Dual%20Purpose',
    ];
    for (const [place, href] of hrefs.entries())
      await expect(links.nth(place)).toHaveAttribute('href', href);
    await links.first().click();
    await expect(page).toHaveURL(hrefs[0] ?? '');
    await expect(list).toBeHidden();
  });

  test('[HEAD-03] a click on the hovered button keeps the panel, leaving closes it', async ({
    page,
  }) => {
    const list = page.getByRole('banner').getByRole('list', { name: 'Wallpaper' });
    await page.getByRole('button', { name: 'Wallpaper' }).click();
    await expect(list).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(list).toBeHidden();
  });

  test('the panels work by keyboard, and Escape closes them', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Fabric' });
    const list = page.getByRole('banner').getByRole('list', { name: 'Fabric' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All fabric' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('[HEAD-03] a panel opens when the keyboard reaches its category', async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    const banner = page.getByRole('banner');
    await expect(page.getByRole('button', { name: 'Fabric' })).toBeFocused();
    await expect(banner.getByRole('list', { name: 'Fabric' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('list', { name: 'Fabric' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('list', { name: 'Wallpaper' })).toBeVisible();
  });

  test('[HEAD-03] Escape closes a hovered panel, and a mouse on its way down does not lose it', async ({
    page,
  }) => {
    const banner = page.getByRole('banner');
    const fabric = banner.getByRole('list', { name: 'Fabric' });
    await page.getByRole('button', { name: 'Fabric' }).hover();
    await expect(fabric).toBeVisible();
    const wallpaper = await page.getByRole('button', { name: 'Wallpaper' }).boundingBox();
    const link = await fabric.getByRole('link').last().boundingBox();
    if (!wallpaper || !link) throw new Error('The header has no such category.');
    await page.mouse.move(wallpaper.x + 4, wallpaper.y + wallpaper.height - 4);
    await page.mouse.move(link.x + 4, link.y + 4);
    await expect(fabric).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fabric).toBeHidden();
  });

  test('[HEAD-10] the Company submenu', async ({ page }) => {
    await page.getByRole('button', { name: 'Company' }).hover();
    const links = page.getByRole('banner').getByRole('list', { name: 'Company' }).getByRole('link');
    await expect(links).toHaveText(['About Us', 'Explore Our Spaces', 'Careers']);
    for (const [index, href] of ['/about-us', '/store-locator', '/careers'].entries())
      await expect(links.nth(index)).toHaveAttribute('href', href);
  });

  test('[HEAD-13] [HEAD-14] the Brands submenu holds every brand, Internationals and Outdoor', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/services/product/get-all-brands');
    const brands: { brand_name: string }[] = await answer.json();
    await page.getByRole('button', { name: 'Brands' }).hover();
    const list = page.getByRole('banner').getByRole('list', { name: 'Brands' });
    await expect(list.getByRole('link')).toHaveCount(brands.length + 2);
    for (const { brand_name: name } of brands.filter((brand) => brand.brand_name !== 'HAUS'))
      await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/item_group/9000/brand/${encodeURIComponent(name)}`,
      );
    await expect(list.getByRole('link', { name: 'Internationals' })).toHaveAttribute(
      'href',
      '/internationals',
    );
    await expect(list.getByRole('link', { name: 'Outdoor' })).toHaveAttribute(
      'href',
      '/item_group/9001/application_type/outdoor',
    );
  });

  test('an open menu shows what is new in its group, its colours and its tools', async ({
    page,
  }) => {
    const menu = page.getByRole('banner');
    await page.getByRole('button', { name: 'Fabric' }).hover();
    const collections = menu.getByRole('list', { name: 'New collections' });
    await expect(collections.getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/item_group\/005\/application\/.+\/collection\//u,
    );
    const tools = menu.getByRole('list', { name: 'Tools' }).filter({ visible: true });
    await expect(tools.getByRole('link')).toHaveText([
      'Curtain Calculator',
      'Find by Colour',
      'Project List',
    ]);
    await menu.getByRole('list', { name: 'Colours' }).getByRole('link', { name: 'Teal' }).click();
    await expect(page).toHaveURL(/[?&]application=&colours=Teal/u);
    await expect(page.getByRole('heading', { name: 'Discover - Fabric' })).toBeInViewport();
    await expect(option(page, 'Colour', 'Teal')).toBeChecked();
    await expect(collections).toBeHidden();
  });

  test('[HEAD-02] the categories stand in their order', async ({ page }) => {
    const items = page.getByRole('banner').getByRole('navigation').locator('ul').first();
    const labels = items.locator(':scope > li > :is(a, button)');
    await expect(labels).toHaveText([
      'Fabric',
      'Wallpaper',
      'Rugs',
      'Homeware',
      'Brands',
      'Company',
    ]);
  });

  test('[HEAD-11] the Wallpaper submenu holds the calculator and the applications of group 001', async ({
    page,
    request,
  }) => {
    const path = '/services/product/products/item_group/get_all_applications/001';
    const { data: names }: { data: string[] } = await (await request.get(path)).json();
    expect(names.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Wallpaper' }).hover();
    const links = page
      .getByRole('banner')
      .getByRole('list', { name: 'Wallpaper' })
      .getByRole('link');
    await expect(links).toHaveText(['Wallpaper Calculator', ...names]);
    await expect(links.first()).toHaveAttribute('href', '/wallpaper-calculator');
    for (const [place, name] of names.entries())
      await expect(links.nth(place + 1)).toHaveAttribute(
        'href',
        `/item_group/001/application/${encodeURIComponent(name.toLowerCase())}?application=${encodeURIComponent(name)}`,
      );
  });

  test('[HEAD-12] [HEAD-13] Rugs, Homeware and HAUS open the external shop in a new tab', async ({
    page,
    context,
  }) => {
    const banner = page.getByRole('banner');
    const address = (await banner.getByRole('link', { name: 'Rugs' }).getAttribute('href')) ?? '';
    expect(address).toMatch(/^https:\/\//u);
    await context.route(`${address}**`, (route) => route.fulfill({ body: 'the shop' }));
    for (const name of ['Rugs', 'Homeware', 'HAUS']) {
      if (name === 'HAUS') await page.getByRole('button', { name: 'Brands' }).hover();
      const opened = context.waitForEvent('page');
      await banner.getByRole('link', { name, exact: true }).click();
      const tab = await opened;
      await expect.poll(() => tab.url()).toBe(address);
      await tab.close();
      await expect(page).toHaveURL('/item_group/005');
    }
  });

  test('[HEAD-06] Trade Login opens the trade site in a new tab', async ({ page, context }) => {
    const login = page.getByRole('banner').getByRole('link', { name: 'Trade Login' });
    const opened = context.waitForEvent('page');
    await login.click();
    const tab = await opened;
    await expect(tab).toHaveURL('/register');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.close();
    await expect(page).toHaveURL('/item_group/005');
  });
});

test.describe('the menu on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[HEAD-04] opens and closes, and has one section open at a time', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('dialog');
    const curtaining = menu.getByRole('link', { name: 'Curtaining' });
    const fabric = menu.getByRole('button', { name: 'Fabric' });
    await expect(fabric).toHaveAttribute('aria-expanded', 'false');
    await fabric.click();
    await expect(fabric).toHaveAttribute('aria-expanded', 'true');
    await expect(curtaining).toBeVisible();
    await menu.getByRole('button', { name: 'Wallpaper' }).click();
    await expect(curtaining).toBeHidden();
    await expect(fabric).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('button', { expanded: true })).toHaveText(['Wallpaper']);
    await expect(menu.getByRole('link', { name: 'All wallpaper' })).toBeVisible();
    await menu.getByRole('button', { name: 'Wallpaper' }).click();
    await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  });

  test('[HEAD-04] closes when a page is chosen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByText('Fabric', { exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'All fabric' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fabric' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
