import { viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

for (const path of ['/store-locator', '/company']) {
  test(`[ROUTE-11] [STORE-01] ${path} shows the stores by region, in their fixed order`, async ({
    page,
  }) => {
    const titles = viewTitles(page);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store locator');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Western Cape',
      'Eastern Cape',
      'Free State',
      'Gauteng',
      'KwaZulu Natal',
      'Mpumalanga',
      'Namibia',
      'Mauritius',
    ]);
    await expect.poll(() => titles).toEqual(['Store locator']);
  });
}

test('[STORE-02] [STORE-03] a store tells address, telephone, hours, map and holidays', async ({
  page,
}) => {
  await page.goto('/store-locator');
  const store = page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Holiday notice' }) })
    .first();
  await expect(store.getByRole('heading', { level: 3 })).toHaveText(/\S/u);
  await expect(store.locator('address')).toHaveText(/\S/u);
  await expect(store.getByRole('link', { name: /^\+?[\d ]+$/u })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/u,
  );
  await expect(store.getByRole('row', { name: 'Mon-Thu 08:00-17:00' })).toBeVisible();
  await expect(store.getByRole('row', { name: 'Fri 08:00-16:30' })).toBeVisible();
  await expect(store.getByRole('row', { name: /^Saturday 09:00-1[345]:00$/u })).toBeVisible();
  await expect(store.getByRole('row', { name: 'Sunday Closed' })).toBeVisible();
  await expect(store.getByRole('row', { name: 'Public holidays Closed' })).toBeVisible();
  const map = store.getByRole('link', { name: /^View on map/u });
  await expect(map).toHaveAttribute('href', /^https:/u);
  await expect(map).toHaveAttribute('target', '_blank');
});

test('[STORE-04] the stores of the homeware brand are open longer, on Sundays too', async ({
  page,
}) => {
  await page.goto('/store-locator');
  const stores = await page.getByRole('article', { name: /^HAUS /u }).all();
  expect(stores.length).toBeGreaterThan(0);
  for (const store of stores) {
    await expect(store.getByRole('row', { name: /^Mon-Fri 09:00-1[89]:00$/u })).toBeVisible();
    await expect(store.getByRole('row', { name: 'Saturday 09:00-17:00' })).toBeVisible();
    await expect(store.getByRole('row', { name: /^Sunday 09:00-1[457]:00$/u })).toBeVisible();
  }
});

test('a region is jumped to, clear of the header, and the address keeps it', async ({ page }) => {
  await page.goto('/store-locator');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Regions' })
    .getByRole('link', { name: /^Gauteng/u })
    .click();
  await expect(page).toHaveURL('/store-locator#gauteng');
  const heading = page.getByRole('heading', { name: 'Gauteng' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('[STORE-03] [STORE-04] stores can be narrowed to those that are open, and the nearest brought first', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -22.56, longitude: 17.08 });
  // Sunday noon in South Africa and Namibia, in Mauritius two in the afternoon.
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z'));
  await page.goto('/store-locator');
  await hydrated(page);
  const stores = page.getByRole('article');
  const all = await stores.count();
  await page.getByRole('button', { name: 'Open now' }).press('Enter');
  await expect(stores.first()).toHaveAccessibleName(/^HAUS /u);
  const open = await stores.count();
  expect(open).toBeLessThan(all);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${open} of ${all} stores open now.`,
  );
  await page.getByRole('button', { name: 'Open now' }).press('Enter');
  await page.getByRole('button', { name: 'Open Saturday' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${all} of ${all} stores open on Saturdays.`,
  );
  await page.getByRole('button', { name: 'Open Sunday' }).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${open} of ${all} stores open on Saturdays and on Sundays.`,
  );
  await page.getByRole('button', { name: 'Open Saturday' }).press('Enter');
  await page.getByRole('button', { name: 'Open Sunday' }).press('Enter');
  await page.getByRole('button', { name: 'Nearest to me' }).press('Enter');
  const nearest = page.getByRole('list', { name: 'Stores, the nearest first' });
  await expect(nearest.getByRole('article').first()).toContainText('Windhoek');
  await expect(nearest.getByRole('article').first()).toContainText(/\d k?m away/u);
  await expect(nearest.getByRole('link', { name: /^Directions to /u }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=-22/u,
  );
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('22.56');
  await page.getByRole('button', { name: 'Nearest to me' }).press('Enter');
  await expect(stores).toHaveCount(all);
});

test('the hours that one looks for are in the address: Back, a reload and a link keep them', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00Z')); // Sunday noon
  await page.goto('/store-locator');
  await hydrated(page);
  const stores = page.getByRole('article');
  const all = await stores.count();
  const now = page.getByRole('button', { name: 'Open now' });
  await now.click();
  await expect(stores).not.toHaveCount(all);
  const open = await stores.count();
  await page.getByRole('button', { name: 'Open Saturday' }).click();
  await expect(page).toHaveURL('/store-locator?open=now&open=saturday');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(stores).toHaveCount(open);
  await page.reload();
  await hydrated(page);
  await expect(now).toHaveAttribute('aria-pressed', 'true');
  await expect(stores).toHaveCount(open);
  await now.click();
  await expect(page).toHaveURL('/store-locator?open=saturday');
  await expect(stores).toHaveCount(all);
  const friend = await context.newPage();
  await friend.goto('/store-locator?open=sunday');
  await expect(friend.getByRole('article')).toHaveCount(open);
});

test('[STORE-02] a store that its notice closes is not among those that are open now', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-28T08:00:00Z')); // a Monday
  await page.goto('/store-locator');
  await hydrated(page);
  const closed = page.getByRole('article').filter({ hasText: '25 December to 1 January: Closed' });
  await expect(closed).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(closed).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('on a public holiday the stores that name no hours for it are to be asked', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-25T08:00:00Z'));
  await page.goto('/store-locator');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(
    page.getByText(/\d+ of \d+ stores open now\. Today is a public holiday/u),
  ).toBeVisible();
});

test('a browser that does not say where it is leaves the stores as they are', async ({ page }) => {
  await page.goto('/store-locator');
  await hydrated(page);
  const all = await page.getByRole('article').count();
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect(page.getByText('Your browser did not say where you are.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('search engines are told of every store', async ({ page }) => {
  await page.goto('/store-locator');
  const facts = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const stores = facts.filter((fact) => fact['@type'] === 'LocalBusiness');
  expect(stores).toHaveLength(await page.getByRole('article').count());
  for (const store of stores) {
    expect(store.address.addressCountry).toMatch(/^(?:ZA|NA|MU)$/u);
    expect(store.geo.latitude).toBeLessThan(0);
    expect(store.openingHoursSpecification.length).toBeGreaterThan(0);
  }
  expect(facts.some((fact) => fact['@type'] === 'BreadcrumbList')).toBe(true);
});
