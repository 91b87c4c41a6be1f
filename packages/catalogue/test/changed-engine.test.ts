import type { Product } from '@selvedge/contract/product';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TUNING, type Tuning } from '../src/memory/dimensions.ts';
import { buildMemoryEngine, type MemoryEngine } from '../src/memory/memory-engine.ts';
import { naiveEngine } from './naive/naive-engine.ts';
import {
  catalogues,
  colourRequests,
  facetRules,
  firstPublishedS,
  phrases,
  queries,
  requests,
  runs,
  written,
} from './random-catalogue.ts';

const TIMEOUT_MS = 120_000;

/** What a supplier or staff do to a catalogue in one go, in terms of the products that are there. */
const changes = fc.record({
  /** By the turn of a product what it takes over from another one of the catalogue. */
  edits: fc.array(
    fc.record({
      at: fc.nat(),
      from: fc.nat(),
      fields: fc.uniqueArray(
        fc.constantFrom<keyof Product>(
          ...([
            'design',
            'colour',
            'range',
            'brand',
            'application',
            'group_desc',
            'width',
          ] as const),
          ...(['martindale', 'web_colour', 'design_style', 'picture_colours'] as const),
          ...(['long_description', 'is_promo', 'on_hand', 'standards', 'item_group'] as const),
        ),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 4 },
  ),
  gone: fc.array(fc.nat(), { maxLength: 3 }),
  /** Products that the catalogue has from now on; most of them bring a group or a spelling, with which an engine is built anew. */
  fresh: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: catalogues.map((products) => products.slice(0, 2)) },
  ),
});

type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

/** The catalogue after a change, and the change in the terms of an engine. */
function apply(products: readonly Product[], { edits, gone, fresh }: Change, round: number) {
  const after = new Map(products.map((product) => [product.sku, product]));
  const changed = new Set<string>();
  const pick = (at: number): Product | undefined => products[at % Math.max(products.length, 1)];
  for (const { at, from, fields } of edits) {
    const [one, other] = [pick(at), pick(from)];
    if (!one || !other) continue;
    const values = Object.fromEntries(fields.map((field) => [field, other[field]]));
    after.set(one.sku, { ...(after.get(one.sku) ?? one), ...values });
    changed.add(one.sku);
  }
  const skus = gone.flatMap((at) => pick(at)?.sku ?? []);
  for (const sku of skus) {
    after.delete(sku);
    changed.delete(sku);
  }
  for (const [at, product] of fresh.entries()) {
    const sku = `NEW-${round}-${at}`;
    after.set(sku, { ...product, sku, is_published: true });
    changed.add(sku);
  }
  return {
    products: [...after.values()],
    put: [...changed].flatMap((sku) => after.get(sku) ?? []),
    gone: [...skus, 'nobody has this'],
  };
}

const tunings: readonly (readonly [string, Tuning])[] = [
  ['as delivered', TUNING],
  ['with pair counts and rows', { ...TUNING, pairsFromProducts: 0, rowsFromProducts: 1 }],
  ['with position lists', { ...TUNING, bitmapValues: 10, pairedValues: 20, pairsFromProducts: 0 }],
];

async function writtenOnce(products: readonly Product[]) {
  for await (const batch of written(products)) return batch;
  return [];
}

test.each(tunings)(
  'an engine whose catalogue changed answers as one that is built anew, %s',
  async (_, tuning) => {
    let [kept, anew] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        fc.array(changes, { minLength: 1, maxLength: 4 }),
        fc.array(requests, { minLength: 1, maxLength: 6 }),
        fc.tuple(queries, phrases, colourRequests),
        fc.record({ showTradeFields: fc.boolean(), facetRules }),
        fc.boolean(),
        async (random, rounds, asked, [query, phrase, colours], options, isPrepared) => {
          let products: readonly Product[] = random.map((one) => ({ ...one, is_published: true }));
          const build = () => buildMemoryEngine(written(products), options, tuning);
          let engine: MemoryEngine = await build();
          if (isPrepared) await engine.prepare();
          const searched = (one: Pick<MemoryEngine, 'search' | 'nearestColours' | 'find'>) => [
            one.search(query),
            one.nearestColours(colours),
            one.find({ query: phrase, start: 0, end: 9 }),
          ];
          let before = searched(naiveEngine(products, options, firstPublishedS));
          for (const [round, change] of rounds.entries()) {
            const { products: after, put, gone } = apply(products, change, round);
            products = after;
            const changed = await engine.changed(
              { products: await writtenOnce(put), gone },
              options,
            );
            if (changed) kept++;
            else anew++;
            engine = changed ?? (await build());
            const naive = naiveEngine(products, options, firstPublishedS);
            for (const request of asked) {
              const expected = naive.multiFilter(request);
              expect(engine.multiFilter(request)).toEqual(expected);
              expect(JSON.parse(String(engine.multiFilterJson(request)))).toEqual(expected);
            }
            expect(engine.stats([])).toEqual(naive.stats([]));
            const expected = searched(naive);
            // Until it is prepared, the searches may be those of the state before.
            expect([before, expected]).toContainEqual(searched(engine));
            await engine.prepare();
            expect(searched(engine)).toEqual(expected);
            before = expected;
          }
        },
      ),
      { numRuns: runs(80) },
    );
    // Neither way is left out.
    expect(kept).toBeGreaterThan(0);
    expect(anew).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
