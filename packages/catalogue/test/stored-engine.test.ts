import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TUNING } from '../src/memory/dimensions.ts';
import { buildMemoryEngine, restoreMemoryEngine } from '../src/memory/memory-engine.ts';
import { naiveEngine } from './naive/naive-engine.ts';
import {
  catalogues,
  colourRequests,
  firstPublishedS,
  queries,
  requests,
  written,
} from './random-catalogue.ts';

const TIMEOUT_MS = 60_000;

test(
  'an engine that was kept and taken back answers as the plain engine does',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        fc.array(requests, { minLength: 1, maxLength: 5 }),
        queries,
        colourRequests,
        fc.boolean(),
        async (products, asked, query, colours, showTradeFields) => {
          const options = { showTradeFields };
          const tuning = { ...TUNING, pairsFromProducts: 0 };
          const built = await buildMemoryEngine(written(products), options, tuning);
          const restored = restoreMemoryEngine(Array.from(built.pieces(), (p) => Buffer.from(p)));
          const naive = naiveEngine(products, options, firstPublishedS);
          for (const request of asked) {
            const expected = naive.multiFilter(request);
            expect(restored.multiFilter(request)).toEqual(expected);
            expect(JSON.parse(String(restored.multiFilterJson(request)))).toEqual(expected);
          }
          expect(restored.search(query)).toEqual(naive.search(query));
          expect(restored.nearestColours(colours)).toEqual(naive.nearestColours(colours));
          expect(restored.stats([])).toEqual(naive.stats([]));
        },
      ),
      { numRuns: 100 },
    );
  },
  TIMEOUT_MS,
);

test('an engine is not made of nothing', () => {
  expect(() => restoreMemoryEngine([])).toThrow(RangeError);
});
