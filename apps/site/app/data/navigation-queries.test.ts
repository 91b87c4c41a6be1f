import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { expect, test, vi } from 'vitest';
import { fakeProductService } from '../../test/fake-product-service.ts';
import { applicationsQuery, brandsQuery } from './navigation-queries.ts';
import { createRequestQueryClient } from './query-client.ts';

test('[CALL-09] asks for the applications once for 005 and once for 001', async () => {
  const applications = vi.fn(async (group: string) => [`of ${group}`]);
  const service = fakeProductService({ applications });
  const client = createRequestQueryClient();
  for (let visit = 0; visit < 2; visit++) {
    await client.fetchQuery(applicationsQuery(service, ITEM_GROUP.fabric));
    await client.fetchQuery(applicationsQuery(service, ITEM_GROUP.wallpaper));
  }
  expect(applications.mock.calls.map(([group]) => group)).toEqual(['005', '001']);
  client.clear();
});

test('[CONST-04] keeps navigation queries for 900,000 ms', () => {
  const query = applicationsQuery(fakeProductService({}), '005');
  expect(query).toMatchObject({ gcTime: 900_000, staleTime: 900_000 });
});

test('[CONST-05] keeps the brand list for 15 minutes', () => {
  const query = brandsQuery(fakeProductService({}));
  expect(query).toMatchObject({ gcTime: 900_000, staleTime: 900_000 });
});
