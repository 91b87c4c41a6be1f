import { emptyProduct, type Product } from '@selvedge/contract/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TUNING } from '../src/memory/dimensions.ts';
import {
  buildMemoryEngine,
  type MemoryEngine,
  restoreMemoryEngine,
} from '../src/memory/memory-engine.ts';
import { naiveEngine } from './naive/naive-engine.ts';
import {
  catalogues,
  colourRequests,
  firstPublishedS,
  queries,
  requests,
  runs,
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
      { numRuns: runs(100) },
    );
  },
  TIMEOUT_MS,
);

test('an engine is not made of nothing', () => {
  expect(() => restoreMemoryEngine([])).toThrow(RangeError);
});

const OPTIONS = { showTradeFields: false };
const described = (sku: string, description_1: string): Product => ({
  ...emptyProduct,
  sku,
  description_1,
  item_group: '005',
  is_published: true,
});
const inOne = (...products: Product[]) => ({
  products: products.map((product) => ({
    product,
    text: JSON.stringify(product),
    firstPublishedS: 0,
  })),
  gone: [],
});
const foundIn = async (engine: MemoryEngine | null, query: string) => {
  await engine?.prepare();
  return engine?.find({ query, start: 0, end: 9 }).products.map(({ sku }) => sku);
};

test('an engine that is kept while a change of it is made takes the next change whole', async () => {
  const engine = await buildMemoryEngine([described('A', 'Aloe')], OPTIONS);
  const changing = engine.changed(inOne(described('B', 'Baobab')), OPTIONS);
  const kept = restoreMemoryEngine(Array.from(engine.pieces(), (piece) => Buffer.from(piece)));
  expect(await foundIn(await changing, 'baobab')).toEqual(['B']);
  const next = await kept.changed(inOne(described('C', 'Cycad')), OPTIONS);
  expect(await foundIn(next, 'cycad')).toEqual(['C']);
  expect(await foundIn(next, 'aloe')).toEqual(['A']);
});

test('after a change that was given up the catalogue is read anew', async () => {
  const engine = await buildMemoryEngine([described('A', 'Aloe')], OPTIONS);
  await engine.changed(inOne(described('B', 'Baobab')), OPTIONS);
  expect(await engine.changed(inOne(described('C', 'Cycad')), OPTIONS)).toBeNull();
  expect(await foundIn(engine, 'aloe')).toEqual(['A']);
});
