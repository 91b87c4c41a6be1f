import { expect, test } from 'vitest';
import type { RoomProduct } from './room-product.ts';
import type { RoomState } from './room-state.ts';
import { roomTitle, roomWords, sizeOf } from './room-words.ts';

const product: RoomProduct = {
  sku: 'A',
  design: 'Trellis',
  colour: 'Flax',
  range: 'Karoo',
  item_group: '001',
  application: '',
  primaryImageUrl: '',
  width: '52cm',
  length_cm: '1000cm',
  diameter: '',
  repeat_h: '26cm',
  repeat_t: '32.5cm',
};
const state: RoomState = {
  setting: 'wall',
  sku: 'A',
  wallWidthCm: 390,
  wallHeightCm: 260,
  paint: '#ece7dd',
  person: true,
};

test('a papered wall is told with its repeats and drops', () => {
  expect(roomTitle(state, product)).toBe('Trellis in Flax on a wall');
  expect(roomWords(state, product)).toEqual([
    'Trellis in Flax at true scale on a wall 390 cm wide and 260 cm high.',
    'The design repeats every 26 cm across and 32.5 cm down.',
    'That is 15 repeats across the wall.',
    'The wall takes 8 drops of 52 cm.',
    'The figure is 170 cm tall.',
  ]);
});

test('what has no repeat is not said to have one, and nobody stands there who was sent away', () => {
  const plain = { ...product, repeat_h: '', repeat_t: '' };
  expect(roomWords({ ...state, setting: 'curtain', person: false }, plain)).toEqual([
    'A pair of curtains in Trellis in Flax at true scale, before a wall 390 cm wide and 260 cm high, painted Limewash.',
  ]);
});

test('a paint without a name goes by its number, and a sofa fits its wall', () => {
  const [sentence] = roomWords(
    { ...state, setting: 'sofa', wallWidthCm: 200, paint: '#112233' },
    product,
  );
  expect(sentence).toContain('A sofa 176 cm wide');
  expect(sentence).toContain('painted #112233.');
});

test('a rug has the size that is read', () => {
  expect(sizeOf({ ...product, width: '160cm', length_cm: '230cm' })).toBe('160 × 230 cm');
  expect(sizeOf({ ...product, diameter: '200cm' })).toBe('200 cm across');
});
