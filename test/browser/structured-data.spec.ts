import type { APIRequestContext } from '@playwright/test';
import { collectionUrl, colourUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

interface Facts {
  readonly '@type': string;
  readonly '@context': string;
  readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
  readonly [name: string]: unknown;
}

/** What a page tells search engines, as it leaves the server. */
async function factsOf(request: APIRequestContext, path: string): Promise<Facts[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, text = '']): Facts => JSON.parse(text),
  );
}

const namesOf = (facts: readonly Facts[]) =>
  facts
    .find((entry) => entry['@type'] === 'BreadcrumbList')
    ?.itemListElement?.map(({ name }) => name);

test('the home page tells search engines who the house is', async ({ request, baseURL }) => {
  const [house, site] = await factsOf(request, '/');
  expect(house).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization' });
  expect(house?.url).toBe(`${baseURL}/`);
  expect((await request.get(String(house?.logo))).status()).toBe(200);
  expect(site).toMatchObject({ '@type': 'WebSite', name: house?.name, url: house?.url });
});

test('landing, application and collection pages tell the way to them', async ({ request }) => {
  const [first] = await findDesign(request, '005', () => true);
  if (!first) throw new Error('The demo supplier has no fabric.');
  const { application, range } = first;
  const landing = await factsOf(request, '/item_group/005');
  expect(namesOf(landing)).toEqual(['Home', 'Fabric']);
  const curtaining = await factsOf(request, '/item_group/005/application/curtaining');
  expect(namesOf(curtaining)).toEqual(['Home', 'Fabric', 'Curtaining']);
  const collection = await factsOf(request, collectionUrl('005', application, range));
  expect(namesOf(collection)).toEqual(['Home', 'Fabric', application, range]);
});

test('a collection is shared with a picture, and has one address', async ({ page, request }) => {
  const [first] = await findDesign(request, '005', () => true);
  if (!first) throw new Error('The demo supplier has no fabric.');
  const path = collectionUrl('005', first.application, first.range);
  await page.goto(path);
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveCount(1);
  expect((await request.get((await picture.getAttribute('content')) ?? '')).status()).toBe(200);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
});

test('a product is told as it is shown, and anew when another colour is chosen', async ({
  page,
  request,
  baseURL,
}) => {
  const items = await findDesign(request, '005', (design) => design.length > 1);
  const [first] = items;
  if (!first) throw new Error('The demo supplier has no design in two colours.');
  const facts = await factsOf(request, colourUrl(first));
  expect(facts.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'Product']);
  expect(facts[1]).toMatchObject({ sku: first.sku, color: first.colour });
  expect(namesOf(facts)).toEqual(['Fabric', first.range, first.design]);

  await page.goto(colourUrl(first));
  await hydrated(page);
  const colours = page.getByRole('region', { name: 'Colours' });
  const other = colours.getByRole('button', { pressed: false }).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(page).toHaveTitle(new RegExp(`^${first.design} - ${name} `, 'u'));
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const told = scripts.map((text): Facts => JSON.parse(text));
  expect(told.filter((entry) => entry['@type'] === 'Product').map(({ color }) => color)).toEqual([
    name,
  ]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    baseURL + colourUrl({ ...first, colour: name }),
  );
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});
