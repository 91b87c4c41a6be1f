import { expect, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { designQuery } from './design-query.ts';

test('[CONST-03] a design is fresh and kept for 60 seconds', () => {
  const path = { itemGroup: '005', collection: 'Tidal', design: 'Ebb' };
  const query = designQuery(fakeProductService({}), path);
  expect(query).toMatchObject({ staleTime: 60_000, gcTime: 60_000 });
});

test('[FILTER-26] a design that fails to load is asked for twice more, a second apart', () => {
  const { retry, retryDelay } = designQuery(fakeProductService({}), {
    itemGroup: '005',
    collection: 'Tidal',
    design: 'Ebb',
  });
  if (typeof retry !== 'function') throw new Error('Whether it is asked for again has a rule');
  expect([0, 1, 2].map((failures) => retry(failures, new Error('away')))).toEqual([
    true,
    true,
    false,
  ]);
  expect(retryDelay).toBe(1000);
});
