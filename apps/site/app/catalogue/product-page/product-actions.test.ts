import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { calculatorAddress } from './product-actions.tsx';
import { readProduct } from './product-attributes.ts';

const paper = {
  item_group: '001',
  width: '52cm',
  length_cm: '1005cm',
  repeat_t: '32.5cm',
};
const cloth = { item_group: '005', application: 'Curtaining', width: '137cm', repeat_t: '80 cm' };
const addressOf = (fields: object) =>
  calculatorAddress(readProduct({ ...emptyProduct, sku: 'A', ...fields }));

test('a wallpaper opens the calculator with its roll, its repeat and its match', () => {
  expect(addressOf(paper)).toEqual({
    label: 'Work out rolls',
    href: '/wallpaper-calculator?roll_width_cm=52&roll_length_m=10.05&repeat_cm=32.5&match=straight&product=A',
  });
});

test.each([
  ['Half-drop match.', 'match=half-drop'],
  ['Paste the wall. Free match.', 'match=free'],
  ['Paste the wall.', 'match=straight'],
])('reads how the pattern meets from "%s"', (hanging_instructions, match) => {
  expect(addressOf({ ...paper, hanging_instructions })?.href).toContain(match);
});

test('a paper without a repeat meets anywhere', () => {
  expect(addressOf({ ...paper, repeat_t: '' })?.href).toContain('repeat_cm=0&match=free');
});

test('a fabric that hangs opens the calculator for curtains, a wide one turned', () => {
  expect(addressOf(cloth)).toEqual({
    label: 'Work out metres',
    href: '/calculators/curtains?fabric_width_cm=137&repeat_cm=80&turned=no&product=A',
  });
  expect(addressOf({ ...cloth, width: '290cm', railroaded: 'Yes' })?.href).toContain('turned=yes');
  expect(addressOf({ ...cloth, railroaded: 'Yes' })?.href).toContain('turned=no');
});

test('nothing is worked out of what is not sold by length, or whose measures are not known', () => {
  expect(addressOf({ ...cloth, application: 'Upholstery' })).toBeNull();
  expect(addressOf({ ...cloth, width: '' })).toBeNull();
  expect(addressOf({ ...paper, length_cm: '' })).toBeNull();
  expect(addressOf({ item_group: '004', width: '200cm', length_cm: '300cm' })).toBeNull();
});
