import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { successorOf } from './successor-of.ts';

const path = { itemGroup: '005', collection: 'Cape', design: 'Fynbos' };
const successor = { ...emptyProduct, sku: 'NEW' };
const house = {
  successorOf: ({ colour }: { colour: string }) => (colour === 'Sage' ? successor : null),
};

test('a colourway that is not sold any longer names its successor, and one that is sold does not', () => {
  const colour = 'Sage';
  expect(successorOf(house, { ...path, colour }, [{ colour: 'Clay' }])).toBe(successor);
  expect(successorOf(house, { ...path, colour }, [])).toBe(successor);
  expect(successorOf(house, { ...path, colour }, [{ colour: ' sage ' }])).toBeNull();
  expect(successorOf(house, { ...path, colour: 'Unknown' }, [])).toBeNull();
  expect(successorOf(house, { ...path, colour: undefined }, [])).toBeNull();
});
