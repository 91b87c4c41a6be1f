import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { emptyProduct } from '@selvedge/contract/product';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, test } from 'vitest';
import { fakeProductService } from '../../../test/fake-product-service.ts';
import {
  designQuery,
  isDesignPath,
  ProductAnswerError,
  productRequest,
  productsOf,
  successorOf,
} from './design-query.ts';

test('[CONST-03] a design is fresh and kept for 60 seconds', () => {
  const path = { itemGroup: '005', collection: 'Tidal', design: 'Ebb' };
  const query = designQuery(fakeProductService({}), path);
  expect(query).toMatchObject({ staleTime: 60_000, gcTime: 60_000 });
});

test('[PROD-15] a path with a blank name has no products, and none are asked for', async () => {
  const whole = { itemGroup: '005', collection: 'Tidal', design: 'Ebb' };
  for (const blank of ['itemGroup', 'collection', 'design'] as const) {
    const query = designQuery(fakeProductService({}), { ...whole, [blank]: ' ' });
    expect(await new QueryClient().fetchQuery({ ...query, retry: false })).toEqual([]);
  }
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

const two = [{ sku: 'A' }, { sku: 'B' }];

describe('reading a product answer', () => {
  it('[PROD-21] takes a products list whole', () => {
    expect(productsOf({ products: two, filters: {}, total_items_count: 2 })).toEqual(two);
  });

  it('[PROD-21] takes a data list whole', () => {
    expect(productsOf({ data: two })).toEqual(two);
  });

  it('[PROD-21] takes a bare list without its last element', () => {
    expect(productsOf([...two, { total: 2 }])).toEqual(two);
    expect(productsOf([])).toEqual([]);
  });

  it('[PROD-21] refuses every other answer', () => {
    for (const answer of [null, undefined, 'no', 7, {}, { products: 'none' }, { success: false }])
      expect(() => productsOf(answer)).toThrow(ProductAnswerError);
  });
});

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

const withdrawnPath = { itemGroup: '005', collection: 'Cape', design: 'Fynbos' };
const successor = { ...emptyProduct, sku: 'NEW' };
const house = {
  successorOf: ({ colour }: { colour: string }) => (colour === 'Sage' ? successor : null),
};

test('a colourway that is not sold any longer names its successor, and one that is sold does not', () => {
  const colour = 'Sage';
  expect(successorOf(house, { ...withdrawnPath, colour }, [{ colour: 'Clay' }])).toBe(successor);
  expect(successorOf(house, { ...withdrawnPath, colour }, [])).toBe(successor);
  expect(successorOf(house, { ...withdrawnPath, colour }, [{ colour: ' sage ' }])).toBeNull();
  expect(successorOf(house, { ...withdrawnPath, colour: 'Unknown' }, [])).toBeNull();
  expect(successorOf(house, { ...withdrawnPath, colour: undefined }, [])).toBeNull();
});
