import type { MultiFilterInput } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/product-service';
import { describe, expect, it } from 'vitest';
import { collectionsOfApplication } from './collections-of-application.ts';

const PICTURES: Readonly<Record<string, string>> = { Karoo: '/karoo.jpg', agulhas: '/agulhas.jpg' };

function serviceWith(asked: MultiFilterInput[]): ProductService {
  const multiFilter = (request: MultiFilterInput) => {
    asked.push(request);
    const range = String(request.filters?.range);
    const primaryImageUrl = PICTURES[range];
    return Promise.resolve({
      products: primaryImageUrl === undefined ? [] : [{ sku: range, primaryImageUrl }],
      filters: { range: ['Karoo', 'agulhas', 'Bushveld'] },
      facet_counts: {},
      total_items_count: 1,
    });
  };
  return { multiFilter } as unknown as ProductService; // of which nothing else is called
}

describe('the collections of an application', () => {
  it('[APP-06] are sorted by collection_name, each with a picture of its own', async () => {
    const cards = await collectionsOfApplication(serviceWith([]), '005', 'Curtaining');
    expect(cards.map(({ collection_name, url }) => [collection_name, url])).toEqual([
      ['agulhas', '/agulhas.jpg'],
      ['Bushveld', ''],
      ['Karoo', '/karoo.jpg'],
    ]);
    expect(cards[0]).toMatchObject({ item_group_code: '005', application_name: 'Curtaining' });
  });

  it('are those of the products of that application', async () => {
    const asked: MultiFilterInput[] = [];
    await collectionsOfApplication(serviceWith(asked), '005', 'Curtaining');
    for (const { filters } of asked)
      expect(filters).toMatchObject({ item_group: '005', application: 'Curtaining' });
    expect(asked).toHaveLength(4);
  });
});
