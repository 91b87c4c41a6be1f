import { FILTER_FIELDS } from '@selvedge/contract/facets';
import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import { multiFilterResponse } from '@selvedge/contract/multi-filter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TUNING, type Tuning } from '../src/memory/dimensions.ts';
import { buildMemoryEngine } from '../src/memory/memory-engine.ts';
import { naiveEngine } from './naive/naive-engine.ts';
import {
  catalogues,
  facetRules,
  firstPublishedS,
  phrases,
  queries,
  requests,
  runs,
  written,
} from './random-catalogue.ts';

const TIMEOUT_MS = 60_000;

/** Each reaches other paths: pair counts for all fields, for few, none at all; bitmaps, or position lists. */
const tunings: readonly (readonly [string, Tuning])[] = [
  ['as delivered', TUNING],
  ['with rows', { ...TUNING, rowsFromProducts: 1 }],
  ['with pair counts', { ...TUNING, pairsFromProducts: 0 }],
  ['with pair counts of some fields', { ...TUNING, pairsFromProducts: 0, pairedValues: 25 }],
  ['with position lists', { ...TUNING, bitmapValues: 10, pairedValues: 20, pairsFromProducts: 0 }],
  [
    'with position lists alone',
    { ...TUNING, bitmapValues: 0, pairedValues: 0, pairsFromProducts: 0 },
  ],
];

test.each(tunings)(
  '[CALL-10] the memory engine filters, counts and pages as the plain filter does, %s',
  async (_, tuning) => {
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        fc.array(requests, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        facetRules,
        async (products, asked, showTradeFields, rules) => {
          const options = { showTradeFields, facetRules: rules };
          const memory = await buildMemoryEngine(written(products), options, tuning);
          const naive = naiveEngine(products, options, firstPublishedS);
          for (const request of asked) {
            const expected = naive.multiFilter(request);
            expect(memory.multiFilter(request)).toEqual(expected);
            const parsed: MultiFilterResponse = JSON.parse(String(memory.multiFilterJson(request)));
            expect(parsed).toEqual(expected);
            expect(multiFilterResponse.safeParse(parsed).success).toBe(true);
          }
        },
      ),
      { numRuns: runs(150) },
    );
  },
  TIMEOUT_MS,
);

test(
  'the memory engine suggests what looking at everything suggests',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        fc.array(queries, { minLength: 1, maxLength: 6 }),
        async (products, typed) => {
          const memory = await buildMemoryEngine(products, { showTradeFields: false });
          const naive = naiveEngine(products, { showTradeFields: false });
          for (const query of typed) expect(memory.search(query)).toEqual(naive.search(query));
        },
      ),
      { numRuns: runs(150) },
    );
  },
  TIMEOUT_MS,
);

test(
  'the memory engine finds by a phrase what looking at everything finds',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        fc.array(phrases, { minLength: 1, maxLength: 6 }),
        fc.nat({ max: 12 }),
        facetRules,
        async (products, typed, start, rules) => {
          const options = { showTradeFields: false, facetRules: rules };
          const memory = await buildMemoryEngine(products, options);
          const naive = naiveEngine(products, options);
          for (const query of typed) {
            const request = { query, start, end: start + 9 };
            expect(memory.find(request), query).toEqual(naive.find(request));
          }
        },
      ),
      { numRuns: runs(100) },
    );
  },
  TIMEOUT_MS,
);

test(
  'the memory engine gives the other calls the answers of the plain engine',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        fc.constantFrom('005', 'a', '', 'none'),
        fc.constantFrom(...FILTER_FIELDS),
        fc.boolean(),
        async (products, item_group, required_item_info, get_count) => {
          const memory = await buildMemoryEngine(products, { showTradeFields: false });
          const naive = naiveEngine(products, { showTradeFields: false });
          const items = { item_group, required_item_info, get_count };
          expect(memory.applications(item_group)).toEqual(naive.applications(item_group));
          expect(memory.itemInfo(items)).toEqual(naive.itemInfo(items));
          expect(memory.stats([])).toEqual(naive.stats([]));
          expect(memory.stats([item_group])).toEqual(naive.stats([item_group]));
        },
      ),
    );
  },
  TIMEOUT_MS,
);
