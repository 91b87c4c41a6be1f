import { expect, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import { designQuery } from './design-query.ts';

test('[CONST-03] a design is fresh and kept for 60 seconds', () => {
  const path = { itemGroup: '005', collection: 'Tidal', design: 'Ebb' };
  const query = designQuery(fakeProductService({}), path);
  expect(query).toMatchObject({ staleTime: 60_000, gcTime: 60_000 });
});
