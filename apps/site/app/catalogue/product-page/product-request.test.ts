import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { describe, expect, it } from 'vitest';
import { isDesignPath, productRequest } from './product-request.ts';

const path = { itemGroup: '005', collection: 'Cederberg', design: 'Protea' };

describe('the product page request', () => {
  it('[CALL-13] asks for the whole design with every public field', () => {
    expect(productRequest(path)).toEqual({
      filters: { item_group: '005', design: 'Protea', range: 'Cederberg' },
      filter_fields: ['item_group', 'design', 'range', 'colour'],
      sort_by_setting: 'Alphabetical A-Z',
      off_setter: { start: 0, end: 1000 },
      only_published: true,
      only_promo: false,
      only_in_stock: false,
      limited: false,
    });
  });

  it('[CALL-13] is a request that the contract takes', () => {
    expect(multiFilterRequest.safeParse(productRequest(path)).success).toBe(true);
  });

  it('[PROD-15] is made only with item group, collection and design all present', () => {
    expect(isDesignPath(path)).toBe(true);
    for (const missing of ['itemGroup', 'collection', 'design'] as const) {
      expect(isDesignPath({ ...path, [missing]: undefined })).toBe(false);
      expect(isDesignPath({ ...path, [missing]: ' ' })).toBe(false);
    }
  });
});
