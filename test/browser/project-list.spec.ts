import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SealedLetter } from '@selvedge/contract/enquiries';
import { productUrl } from '@selvedge/contract/urls';
import { withClient } from '@selvedge/database/connection';
import { sealingKeyFiles, unseal } from '@selvedge/services/registration/sealing-key';
import { readable } from './content-calls.ts';
import { designsOf, type FoundProduct } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { servedSite } from './served-site.ts';

const CALL = '**/enquiries';

/** The first colours of the first fabrics. */
async function fabrics(request: APIRequestContext, count: number): Promise<FoundProduct[]> {
  const designs = await designsOf(request, '005');
  return designs.slice(0, count).flatMap((design) => design.slice(0, 1));
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to project list' });
const listed = (page: Page) => page.getByRole('button', { name: 'In your project list' });
const rows = (page: Page) => page.getByRole('list', { name: 'Project list' }).getByRole('listitem');
const nameOf = ({ design, colour }: FoundProduct) => `${design} in ${colour}`;
const takeOut = (page: Page, product: FoundProduct) =>
  page.getByRole('button', { name: `Take out ${nameOf(product)}`, exact: true });

async function putOnList(page: Page, products: readonly FoundProduct[]): Promise<void> {
  for (const product of products) {
    await page.goto(productUrl(product));
    await hydrated(page);
    await add(page).click();
    await expect(listed(page)).toHaveAttribute('aria-pressed', 'true');
  }
}

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/project-list${query}`);
  await hydrated(page);
}

/** The letters that wait in the inbox from an address, opened as the hub opens them. */
async function letters(siteAddress: string | undefined, from: string): Promise<SealedLetter[]> {
  const { dataDir, hubUrl } = servedSite(siteAddress ?? '');
  const identity = (await readFile(sealingKeyFiles(dataDir).identity, 'utf8')).trim();
  const { rows: sealed } = await withClient(hubUrl, (client) =>
    client.query<{ body: Buffer }>('SELECT body FROM inbox.enquiry ORDER BY received_at'),
  );
  const all: SealedLetter[] = await Promise.all(
    sealed.map(async ({ body }) => JSON.parse(await unseal(identity, body))),
  );
  return all.filter(({ email }) => email === from);
}

const store = (page: Page) => page.getByRole('combobox', { name: 'Store' });
const box = (page: Page, name: string) => page.getByRole('main').getByLabel(name);
const send = (page: Page) => page.getByRole('button', { name: 'Send to the store' });

async function fillIn(page: Page, email: string): Promise<string> {
  const chosen = (await store(page).locator('optgroup option').first().textContent()) ?? '';
  await store(page).selectOption(chosen);
  await box(page, 'Your name').fill('Thandi Mokoena');
  await box(page, 'E-mail address').fill(email);
  await box(page, 'Message').fill('For a bay window.\nTwo metres wide.');
  return chosen;
}

test('[decision 49] products come onto the list on their pages, stay there, and leave it again', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = await fabrics(request, 2);
  if (!first || !second) throw new Error('The demo has two fabrics');
  await putOnList(page, [first, second]);
  await page.getByRole('link', { name: 'Project list (2)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project list');
  await expect(rows(page)).toHaveText([
    new RegExp(first.design, 'u'),
    new RegExp(second.design, 'u'),
  ]);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', productUrl(first));

  const other = await context.newPage();
  await openList(other);
  await takeOut(page, first).click();
  await expect(rows(other)).toHaveCount(1);
  await expect(page.getByText(`${nameOf(first)} was taken out.`)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(takeOut(page, first)).toBeFocused();
  await expect(rows(other)).toHaveText([
    new RegExp(first.design, 'u'),
    new RegExp(second.design, 'u'),
  ]);
  await other.close();

  await rows(page).first().getByRole('link').click();
  await expect(listed(page)).toBeVisible();
  await listed(page).click();
  await expect(add(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Project list (1)' })).toBeVisible();
});

test('[decision 49] a letter with the list goes to a store, once, and the list stays', async ({
  page,
  request,
  baseURL,
}) => {
  const products = await fabrics(request, 2);
  await putOnList(page, products);
  await openList(page);
  const email = `thandi-${Date.now()}@example.co.za`;
  const chosen = await fillIn(page, email);
  await send(page).dblclick();
  const told = page.getByRole('heading', { name: `Your project list went to ${chosen}` });
  await expect(told).toBeFocused();
  expect(await letters(baseURL, email)).toEqual([
    {
      store: chosen,
      name: 'Thandi Mokoena',
      email,
      telephone: '',
      message: 'For a bay window.\nTwo metres wide.',
      products: products.map(({ item_group, sku }) => ({ item_group, sku })),
      left_out: 0,
    },
  ]);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Write to a store again' }).click();
  await expect(box(page, 'Message')).toHaveValue('');
  await page.reload();
  await expect(box(page, 'Your name')).toHaveValue('');
});

test.describe('what is wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('is said beside its field, and of a failed try nothing is lost, by reload and Back neither', async ({
    page,
    request,
    baseURL,
  }) => {
    await putOnList(page, await fabrics(request, 1));
    await openList(page);
    await box(page, 'E-mail address').fill('thandi');
    await send(page).click();
    await expect(store(page)).toBeFocused();
    await expect(store(page)).toHaveAccessibleDescription('Please choose a store');
    await expect(box(page, 'E-mail address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(box(page, 'Message')).toHaveAccessibleDescription(/Please write a message/u);

    const email = `sipho-${Date.now()}@example.com`;
    const chosen = await fillIn(page, email);
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 503,
        headers: {
          ...readable(route),
          'access-control-allow-headers': 'content-type, idempotency-key',
        },
        json: { success: false, msg: 'Your letter could not be kept; try again in a moment' },
      }),
    );
    await send(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /could not be kept.*Nothing that you have written is lost/u,
    );
    const isKept = async () => {
      await expect(store(page)).toHaveValue(chosen);
      await expect(box(page, 'Your name')).toHaveValue('Thandi Mokoena');
      await expect(box(page, 'E-mail address')).toHaveValue(email);
      await expect(box(page, 'Message')).toHaveValue('For a bay window.\nTwo metres wide.');
    };
    await isKept();
    await page.reload();
    await isKept();
    await rows(page).first().getByRole('link').click();
    await expect(listed(page)).toBeVisible();
    await page.goBack();
    await isKept();

    // The answer to a letter that was kept is lost on its way: the next try sends no second one.
    await page.unroute(CALL);
    await page.route(CALL, async (route) => {
      const sent = route.request();
      if (sent.method() !== 'POST') return route.continue();
      const key = (await sent.headerValue('idempotency-key')) ?? '';
      await request.post('/services/notification/enquiries', {
        data: sent.postDataJSON(),
        headers: { 'idempotency-key': key },
      });
      return route.abort();
    });
    await send(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/We could not be reached/u);
    await page.unroute(CALL);
    await page.reload();
    await send(page).click();
    await expect(page.getByRole('heading', { name: /^Your project list went to/u })).toBeFocused();
    expect(await letters(baseURL, email)).toHaveLength(1);
  });
});

test('an empty list says how it is filled, and is listed by no search engine', async ({ page }) => {
  await openList(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const words = page.getByText('Nothing is on your project list yet');
  await expect(words).toContainText('and choose “Add to project list”');
  await expect(words.getByRole('link')).toHaveText(['Fabric', 'Wallpaper', 'Rugs', 'Homeware']);
  await expect(send(page)).toHaveCount(0);
});

test('without scripts the page says that the list needs them, and leads to the stores', async ({
  request,
}) => {
  const html = await (await request.get('/project-list')).text();
  const [, words = ''] = /<main.*?<noscript>(.*?)<\/noscript>/su.exec(html) ?? [];
  expect(words).toContain('Your project list is kept by your browser');
  expect(words).toContain('<a href="/store-locator">our stores</a>');
});

/** Fills the list as a visit of before would have. */
const keep = (page: Page, products: readonly object[]) =>
  page.addInitScript(
    (text) => window.localStorage.setItem('selvedge.project-list', text),
    JSON.stringify(products),
  );
const gone = (sku: string) => ({
  item_group: '005',
  sku,
  href: '/item_group/005/collection/Karoo/design/Gone/colour/Sage',
  design: 'Gone',
  colour: 'Sage',
  details: 'Karoo',
  picture: '',
});

test('a product that has left the catalogue says so and can be taken out', async ({ page }) => {
  await keep(page, [gone('no such')]);
  await openList(page);
  await expect(rows(page)).toHaveText([/Gone.*No longer in our catalogue/u]);
  await expect(rows(page).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take out Gone in Sage' }).click();
  await expect(page.getByText('Nothing is on your project list yet')).toBeVisible();
});

test('the 51st product is refused in words', async ({ page, request }) => {
  await keep(
    page,
    Array.from({ length: 50 }, (_, at) => gone(`no such ${at}`)),
  );
  const [product] = await fabrics(request, 1);
  if (!product) throw new Error('The demo has a fabric');
  await page.goto(productUrl(product));
  await hydrated(page);
  await add(page).click();
  await expect(page.getByText('Your project list holds 50 products')).toBeVisible();
  await expect(add(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a link can choose the store, and what is written stays', async ({ page, request }) => {
  await putOnList(page, await fabrics(request, 1));
  await openList(page);
  const titles = await store(page).locator('optgroup option').allTextContents();
  const [first = '', second = ''] = titles;
  await openList(page, `?store=${encodeURIComponent(second)}`);
  await expect(store(page)).toHaveValue(second);
  await store(page).selectOption(first);
  await box(page, 'Message').fill('Words');
  await page.reload();
  await expect(store(page)).toHaveValue(first);
  await openList(page, '?store=Nowhere');
  await expect(store(page)).toHaveValue('');
  await expect(box(page, 'Message')).toHaveValue('Words');
});
