import type { APIRequestContext, Page } from '@playwright/test';
import {
  FACET_PARAMETERS,
  GRID_FACETS,
  RULE_FACETS,
  type VisitorFacet,
} from '@selvedge/contract/facets';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { applicationUrl } from '@selvedge/contract/urls';
import fc from 'fast-check';
import { cards, countLine } from './application-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const IS_FULL = process.env.EVERY_WAY !== undefined;
/** Told when a test fails; set to repeat what it did. */
const SEED = Number(process.env.WAYS_SEED ?? Date.now() % 1_000_000);

/** `npm run check:ways` asks all of them. */
const APPLICATIONS = (
  [
    ['005', 'upholstery'],
    ['005', 'curtaining'],
    ['001', 'wallpaper'],
  ] as const
).slice(0, IS_FULL ? undefined : 1);

/** What a filtered page says: its products, chips, panel and counts. */
async function filtered(page: Page) {
  const panel = await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.getAttribute('aria-label'),
        ...[...group.children].map((row) => {
          const box = row.querySelector('input');
          return `${row.textContent}${box ? (box.checked ? ' ticked' : '') : ' unavailable'}`;
        }),
      ]),
    );
  return {
    query: decodeURIComponent(new URL(page.url()).search).split('&').sort(),
    heading: await page.getByRole('heading', { name: /^Discover - / }).textContent(),
    count: await countLine(page).textContent(),
    // By their addresses: a picture that is late shows words.
    products: await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    chips: await page
      .getByRole('list', { name: 'Applied filters' })
      .getByRole('listitem')
      .allTextContents(),
    panel,
  };
}

/** Holds what a page shows against a fresh load of its address, once what is under way has come. */
async function expectSameByAddress(page: Page): Promise<void> {
  await expect(page.getByText('Updating filters...')).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hydrated(other);
  await expect(async () => expect(await filtered(page)).toEqual(await filtered(other))).toPass();
  await other.close();
}

/** The values of each facet of an item group. */
async function facetsOf(
  request: APIRequestContext,
  itemGroup: string,
): Promise<MultiFilterResponse['filters']> {
  const answer = await request.post('/services/product/products/multi_filter', {
    data: {
      filters: { item_group: itemGroup },
      filter_fields: GRID_FACETS,
      rule_fields: RULE_FACETS,
    },
  });
  return ((await answer.json()) as MultiFilterResponse).filters;
}

const VISITOR_FACETS = (Object.keys(FACET_PARAMETERS) as VisitorFacet[]).filter(
  (facet) => facet !== 'application',
);

/** Queries of one to four values, some of them unknown and some beyond the last page. */
const queries = (facets: MultiFilterResponse['filters']): fc.Arbitrary<string> => {
  const values = VISITOR_FACETS.flatMap((facet) =>
    (facets[facet] ?? []).map((value) => [FACET_PARAMETERS[facet], value] as [string, string]),
  );
  const chosen = fc.uniqueArray(fc.constantFrom(...values, ['brand', 'Nope'] as [string, string]), {
    minLength: 1,
    maxLength: 4,
    selector: String,
  });
  const paging = fc.constantFrom<[string, string][]>([], [], [['page', '2']], [['page', '900']]);
  return fc.tuple(chosen, paging).map((parts) => new URLSearchParams(parts.flat()).toString());
};

test.describe('the ways through the filter', { tag: '@ways' }, () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    // A machine at its limit sheds pictures, which is no fault of a filter.
    expectedConsole: [/503 \(Service Unavailable\)/u],
  });
  test.describe.configure({ timeout: IS_FULL ? 900_000 : 240_000 });

  for (const [itemGroup, application] of APPLICATIONS) {
    const path = applicationUrl(itemGroup, application);

    test(`[decision 37] [FILTER-12] any ticks on ${path}, their address, Back and a reload show the same`, async ({
      page,
    }) => {
      const picks = fc.array(fc.nat(1000), { minLength: 4, maxLength: 6 });
      for (const run of fc.sample(picks, { seed: SEED, numRuns: IS_FULL ? 20 : 1 })) {
        await test.step(`seed ${SEED}: ${run}`, async () => {
          await page.goto(path);
          await hydrated(page);
          for (const pick of run) {
            const boxes = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox');
            await boxes.nth(pick % (await boxes.count())).click();
            await expectSameByAddress(page);
          }
          const ticked = await filtered(page);
          await page.reload();
          await expect(async () => expect(await filtered(page)).toEqual(ticked)).toPass();
          await hydrated(page);
          await page.getByRole('banner').getByRole('link').first().click();
          await expect(page).toHaveURL(/\/$/u);
          await page.goBack();
          await expect(async () => expect(await filtered(page)).toEqual(ticked)).toPass();
        });
      }
    });

    test(`[decision 33] addresses of ${path}, narrowed at random, are the same with and without scripts`, async ({
      page,
      browser,
      request,
      baseURL,
    }) => {
      const arbitrary = queries(await facetsOf(request, itemGroup));
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      const bare = await plain.newPage();
      for (const query of fc.sample(arbitrary, { seed: SEED, numRuns: IS_FULL ? 60 : 3 })) {
        const address = `${path}?${query}`;
        await test.step(`seed ${SEED}: ${address}`, async () => {
          await bare.goto(address);
          await page.goto(address);
          await hydrated(page);
          const served = await filtered(bare);
          await expect(async () => {
            const { query: _, ...rest } = await filtered(page);
            expect({ ...rest, query: served.query }).toEqual(served);
          }).toPass();
        });
      }
      await plain.close();
    });
  }
});
