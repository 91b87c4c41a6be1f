import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import {
  MAX_SEEN_PRODUCTS,
  readSeen,
  type SeenProduct,
  seenProduct,
  withSeen,
  writeSeen,
} from './seen-products.ts';

const seen = (sku: string): SeenProduct => ({
  sku,
  href: `/item_group/005/${sku}`,
  design: 'Karoo',
  details: 'Dune',
  picture: '',
});

/** A storage that holds one text. */
function storage(text: string | null = null): () => Storage {
  let kept = text;
  const one: Partial<Storage> = {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
  return () => one as Storage;
}

test('the product opened last stands first, once, and the oldest goes', () => {
  expect(withSeen([seen('a'), seen('b')], seen('b'))).toEqual([seen('b'), seen('a')]);
  const full = Array.from({ length: MAX_SEEN_PRODUCTS + 1 }, (_, n) => seen(`s${n}`));
  expect(withSeen(full, seen('new'))).toEqual([seen('new'), ...full.slice(0, -1)]);
});

test('a product is kept as its card shows it', () => {
  const product = {
    ...emptyProduct,
    sku: 'K-1',
    item_group: '005',
    range: 'Veld',
    design: 'Karoo',
  };
  const kept = storage();
  writeSeen(kept, [seenProduct({ ...product, colour: 'Dune', primaryImageUrl: '/media/k.jpg' })]);
  expect(readSeen(kept)).toMatchObject([
    { sku: 'K-1', design: 'Karoo', details: 'Dune, Veld', picture: '/media/k.jpg' },
  ]);
});

test('what is kept and is no product of this site is passed over', () => {
  const { picture: _, ...short } = seen('short');
  const foreign = ['https://example.org/', '//example.org', '/\\example.org', 'javascript:0'];
  const entries = [
    7,
    null,
    [],
    short,
    ...foreign.map((href) => ({ ...seen('x'), href })),
    seen('good'),
  ];
  expect(readSeen(storage(JSON.stringify(entries)))).toEqual([seen('good')]);
});
