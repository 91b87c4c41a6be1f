import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';

/** Where a right click is refused the browser's menu. */
const refusedMenus = (page: Page) =>
  page.evaluate(() => {
    const click = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    const isRefusedOn = (type: string) => {
      const field = Object.assign(document.createElement('input'), { type });
      document.body.append(field);
      const isRefused = !field.dispatchEvent(click());
      field.remove();
      return isRefused;
    };
    return {
      onPage: !document.querySelector('h1')?.dispatchEvent(click()),
      onField: isRefusedOn('email'),
      onBox: isRefusedOn('checkbox'),
    };
  });

for (const path of ['/', '/register', '/internationals'])
  test(`[GEN-04] a right click on ${path} opens no context menu, but in text fields`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const inTextFieldsAlone = { onPage: true, onField: false, onBox: true };
    expect(await refusedMenus(page)).toEqual(inTextFieldsAlone);
    await release();
    await hydrated(page);
    expect(await refusedMenus(page)).toEqual(inTextFieldsAlone);
  });

test('[GEN-05] a slow navigation shows logo and spinner, and they go when the page is there', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(loading).toHaveCount(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/item_group/005.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fabric/u })
    .click();
  await expect(loading).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link').first().getByRole('img');
  const name = (await logo.getAttribute('alt')) ?? '';
  await expect(loading.locator('..').getByRole('img', { name })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Fabric' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('[GEN-16] buttons are square, uppercase, 53 px high, and ripple for 550 ms', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  for (const button of [
    page.getByRole('banner').getByRole('link', { name: 'Trade Login' }),
    page.getByRole('button', { name: 'Subscribe' }),
    main.getByRole('link', { name: 'Explore The Collection' }),
    ...(await main.getByText('Explore More', { exact: true }).all()),
  ]) {
    await expect(button).toHaveCSS('border-radius', '0px');
    await expect(button).toHaveCSS('text-transform', 'uppercase');
    expect((await button.boundingBox())?.height).toBe(53);
    const ripple = await button.evaluate((element) => {
      element.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, clientX: 9, clientY: 9 }),
      );
      return element
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect?.getTiming().duration);
    });
    expect(ripple).toContain(550);
  }
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a navigation moves the focus to the page and announces its title', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fabric/u })
    .click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/^Fabric\b/u);
});

test('every typeface that the page names, and each that stands in for it, is known to the browser', async ({
  page,
}) => {
  await page.goto('/');
  const { named, known } = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const families = ['--font-serif', '--font-sans'].map((name) => style.getPropertyValue(name));
    return {
      named: families.flatMap((list) => [...list.matchAll(/"([^"]+)"/gu)].map(([, name]) => name)),
      known: [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    };
  });
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
