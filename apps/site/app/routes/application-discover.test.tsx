import { isRuleFacet, RuledValues } from '@selvedge/catalogue/apply-facet-rules';
import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import { DEFAULT_FACET_RULES } from '@selvedge/contract/facet-rules';
import type { VisitorFacet } from '@selvedge/contract/facets';
import { type PanelSection, panelSections } from '@selvedge/contract/filter-panel';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { emptyProduct, type Product } from '@selvedge/contract/product';
import type { ProductService } from '@selvedge/contract/services';
import { defaultSiteSettings } from '@selvedge/contract/site-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import {
  formatFilterSearch,
  parseFilterSearch,
} from '../catalogue/product-filter/address/filter-url.ts';
import { prefetchProductList } from '../catalogue/product-filter/list/use-product-list.ts';
import { type Choice, chooseValue } from '../catalogue/product-filter/rules/choose-value.ts';
import { holds } from '../catalogue/product-filter/rules/filter-state.ts';
import { ProductServiceProvider } from '../data/services-context.tsx';
import { Discover } from './application-discover.tsx';

const ITEM_GROUP = '005';
const APPLICATION = 'Upholstery';

const some = (...values: string[]) => fc.subarray(values);
const catalogues: fc.Arbitrary<Product[]> = fc
  .array(
    fc.record({
      design: fc.constantFrom('Aloe', 'Fynbos', 'Karoo'),
      colour: fc.constantFrom('Dune', 'Kelp'),
      range: fc.constantFrom('Tidal', 'Veld'),
      brand: fc.constantFrom('Reed', 'Loom'),
      application: fc.constantFrom('Upholstery', 'Curtaining', 'Dual Purpose', 'Sheer'),
      item_group: fc.constantFrom(ITEM_GROUP, ITEM_GROUP, '001'),
      web_colour: some('Blue', 'Teal', 'Green'),
      design_style: some('Stripe', 'Ikat'),
      web_materials: some('Linen', 'Mohair', '-'),
      web_standards: some('EN 1021-1', 'EN 1021-2'),
      cleaning_instructions: some('Machine wash at 30 °C', 'Dry clean').map((names) =>
        names.map((name) => ({ image_data: '', file_name: '', cleaning_instruction_name: name })),
      ),
    }),
    { minLength: 1, maxLength: 30 },
  )
  // The page exists, since the group has a product of its application.
  .map((parts) => [
    {
      ...emptyProduct,
      sku: 'first',
      item_group: ITEM_GROUP,
      application: APPLICATION,
      is_published: true,
    },
    ...parts.map((part, at) => ({ ...emptyProduct, ...part, sku: `S${at}`, is_published: true })),
  ]);

type Tick = Choice & { readonly facet: VisitorFacet };

const ticks = fc.uniqueArray(
  fc.constantFrom<Tick>(
    ...[
      ['web_colour', 'Blue'],
      ['web_colour', 'Teal'],
      ['web_colour', 'Green'],
      ['design_style', 'Stripe'],
      ['design_style', 'Ikat'],
      ['web_materials', 'Linen'],
      ['web_materials', 'Mohair'],
      ['web_standards', 'EN 1021-1'],
      ['web_standards', 'EN 1021-2'],
      ['care', 'Machine washable'],
      ['care', 'Dry clean'],
      ['contract', 'Contract fire rated'],
    ].map(([facet, value]) => ({ facet, value, ticked: true }) as Tick),
  ),
  { minLength: 1, maxLength: 4, selector: ({ value }) => value },
);

const serviceOf = async (products: readonly Product[]): Promise<ProductService> => {
  const engine = await buildMemoryEngine(products, {
    showTradeFields: false,
    facetRules: DEFAULT_FACET_RULES,
  });
  const multiFilter: ProductService['multiFilter'] = async (request) =>
    engine.multiFilter(multiFilterRequest.parse(request));
  // Of the service the filter calls nothing else.
  return { multiFilter } as ProductService;
};

const SPECIFIED = panelSections(ITEM_GROUP, defaultSiteSettings.filter_panels);

/** The page of an address, as the server writes it. */
async function written(
  client: QueryClient,
  service: ProductService,
  search: string,
  panel: readonly PanelSection[] = SPECIFIED,
) {
  const page = { itemGroup: ITEM_GROUP, application: APPLICATION };
  await prefetchProductList(client, service, { ...page, search });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ProductServiceProvider service={service}>
        <MemoryRouter initialEntries={[`/page${search}`]}>
          <Discover id="discover" name={APPLICATION} panel={panel} {...page} />
        </MemoryRouter>
      </ProductServiceProvider>
    </QueryClientProvider>,
  );
}

/** What it says: chips, panel, counts and products, without how they are written. */
async function shown(client: QueryClient, service: ProductService, search: string) {
  return (await written(client, service, search))
    .replaceAll(/<input[^>]* checked=""[^>]*>/gu, ' ticked ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

const tick = (search: string, choice: Tick): string => {
  const state = parseFilterSearch(APPLICATION, search);
  return `?${formatFilterSearch(chooseValue(ITEM_GROUP, state, choice), search)}`;
};

test('[decision 37] the same values show the same page, ticked in any order, by address, and by Back', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, ticks, fc.nat(4), async (products, choices, turn) => {
      const service = await serviceOf(products);
      const visit = new QueryClient();
      const seen: [search: string, said: string][] = [];
      for (const search of choices.map((_, at) => choices.slice(0, at + 1).reduce(tick, '')))
        seen.push([search, await shown(visit, service, search)]);
      const at = turn % choices.length;
      const otherOrder = [...choices.slice(at), ...choices.slice(0, at)].reduce(tick, '');
      const [, ticked] = seen.at(-1) ?? [];
      expect(await shown(visit, service, otherOrder)).toBe(ticked);
      // Back and a reload: what was answered since, or nothing at all, is known.
      const [left, before] = seen[at] ?? ['', ''];
      expect(await shown(visit, service, left)).toBe(before);
      expect(await shown(new QueryClient(), service, left)).toBe(before);
      visit.clear();
    }),
    { numRuns: 8 },
  );
});

test('[FILTER-08] [decision 37] only values that the group does not have at all are dropped', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, ticks, async (products, choices) => {
      const said = await shown(
        new QueryClient(),
        await serviceOf(products),
        choices.reduce(tick, ''),
      );
      const rules = new RuledValues(DEFAULT_FACET_RULES);
      const own = products.filter(({ item_group }) => item_group === ITEM_GROUP);
      for (const { facet, value } of choices) {
        const exists = own.some((product) =>
          holds([isRuleFacet(facet) ? rules.of(product)[facet] : product[facet]].flat(), value),
        );
        expect(said.includes(` ${value} `), `${facet}: ${value}`).toBe(exists);
      }
    }),
    { numRuns: 15 },
  );
});

test('[decision 35] a value that the address spells in its own way is named as the catalogue has it', async () => {
  const blue = { ...emptyProduct, sku: 'A', item_group: ITEM_GROUP, application: APPLICATION };
  const service = await serviceOf([{ ...blue, web_colour: ['Blue'], is_published: true }]);
  const said = await shown(new QueryClient(), service, '?colours=bLUE');
  expect(said).toContain(' Blue ');
  expect(said).not.toContain('bLUE');
});

/** The names and values that a form sends as it stands, but for its text fields. */
const sent = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*type="(?:hidden|checkbox)"[^>]*>/gu)]
    .map(([input]) => input)
    .filter((input) => input.includes('hidden') || input.includes('checked'))
    .map((input) => `${/name="([^"]*)/u.exec(input)?.[1]}=${/value="([^"]*)/u.exec(input)?.[1]}`);

test('a panel shows what staff chose, in their order; what it hides holds, and goes with the form', async () => {
  const service = await serviceOf(
    ['Blue', 'Green'].map((colour, at) => ({
      ...emptyProduct,
      sku: `S${at}`,
      item_group: ITEM_GROUP,
      application: APPLICATION,
      brand: 'Loom',
      web_colour: [colour],
      web_type: ['Velvet'],
      martindale: '40000',
      width: '140cm',
    })),
  );
  const search = `?application=${APPLICATION}&colours=Blue&width=137..&types=Velvet&mark=1`;
  const html = await written(new QueryClient(), service, search, [
    'web_type',
    'martindale',
    'brand',
  ]);
  const headings = [...html.matchAll(/<h3[^>]*>([^<]*)/gu)].map(([, heading]) => heading);
  expect(headings).toEqual(['Types', 'Martindale rubs', 'Brand']);
  for (const chip of ['Remove Colour: Blue', 'Remove Width: 137\u00a0cm or more'])
    expect(html).toContain(`aria-label="${chip}"`);
  expect(html).toContain('1 product');
  expect(sent(html).toSorted()).toEqual([
    `application=${APPLICATION}`,
    'colours=Blue',
    'mark=1',
    'page=1',
    'types=Velvet',
    'width=137..',
  ]);
});
