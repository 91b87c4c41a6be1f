import { pictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct } from '@selvedge/contract/product';
import { describe, expect, test } from 'vitest';
import { laidProduct } from './laid-product.ts';
import { type LaidProduct, productLaying } from './product-laying.ts';

const picture = (scale = {}) =>
  pictureAddress({
    path: `/media/ab/${'ab'.repeat(20)}.webp`,
    widthPx: 640,
    heightPx: 800,
    placeholder: '',
    ...scale,
  });
const product = (given: Partial<LaidProduct>): LaidProduct => ({
  ...emptyProduct,
  primaryImageUrl: picture({ shownCm: 52 }),
  ...given,
});

describe('a product is laid', () => {
  test('at the scale that its picture states', () => {
    expect(productLaying(product({ item_group: '005' }))).toEqual({
      laying: { widthM: 0.52, lengthM: 0.65 },
      box: [0, 0, 1, 1],
    });
  });

  test('as plain where its supplier calls it so and it has no repeat', () => {
    const isPlain = (given: Partial<LaidProduct>) =>
      productLaying(product({ item_group: '005', ...given }))?.laying.isPlain ?? false;
    expect(isPlain({ design_style: ['Plain'] })).toBe(true);
    expect(isPlain({ web_type: ['Performance Velvet'] })).toBe(true);
    expect(isPlain({ design_style: ['Stripe'] })).toBe(false);
    expect(isPlain({ design_style: ['Textured'], repeat_t: '32cm' })).toBe(false);
  });

  test('as a paper in half drop: each drop of whole repeats half a repeat lower', () => {
    const paper = product({
      item_group: '001',
      width: '53cm',
      repeat_h: '26cm',
      repeat_t: '32.5cm',
      hanging_instructions: 'Half drop match',
    });
    expect(productLaying(paper)?.laying.strips).toEqual({ widthM: 0.52, downM: 0.1625 });
  });

  test('as a paper without a repeat in drops that meet nowhere', () => {
    const strips = productLaying(product({ item_group: '001', width: '91cm' }))?.laying.strips;
    expect(strips?.widthM).toBe(0.91);
    expect(strips?.downM).toBeGreaterThan(0);
  });

  test('as a cloth in half drop by its repeat, else without strips', () => {
    const given = { item_group: '005', repeat_h: '26cm', repeat_t: '65cm' };
    expect(productLaying(product(given))?.laying.strips).toBeUndefined();
    const dropped = product({ ...given, disambiguating_description: 'Half-drop repeat' });
    expect(productLaying(dropped)?.laying.strips).toEqual({ widthM: 0.26, downM: 0.325 });
  });

  test('whole where it is a piece, also where that is round', () => {
    const rug = { item_group: '004', primaryImageUrl: picture({ box: [150, 83, 850, 917] }) };
    expect(productLaying(product({ ...rug, width: '200cm', length_cm: '300cm' }))).toEqual({
      laying: { widthM: 2, lengthM: 3, isWhole: true },
      box: [0.15, 0.083, 0.85, 0.917],
    });
    expect(productLaying(product({ ...rug, diameter: '200cm' }))?.laying).toEqual({
      widthM: 2,
      lengthM: 2,
      isWhole: true,
    });
  });

  test('with the sheen of its cloth', () => {
    const sheen = (given: Partial<LaidProduct>) =>
      productLaying(product({ item_group: '005', ...given }))?.sheen;
    expect(sheen({ web_type: ['Velvet'] })).toBe('velvet');
    expect(sheen({ composition: '100% Silk' })).toBe('satin');
    expect(sheen({ composition: '100% Linen' })).toBeUndefined();
  });

  test('nowhere where its scale is not known', () => {
    expect(productLaying(product({ primaryImageUrl: picture() }))).toBeNull();
  });

  test('round on what is round, and nowhere else', () => {
    const box = picture({ box: [60, 150, 940, 850] });
    const rug = product({ item_group: '004', primaryImageUrl: box, diameter: '160cm' });
    const straight = { ...rug, diameter: '', width: '160cm', length_cm: '160cm' };
    const place = { groups: ['004'], widthM: 1.75, lengthM: 1.75 };
    const lying = (round: boolean) =>
      laidProduct([rug, straight], { ...place, round })?.product.diameter;
    expect(lying(true)).toBe('160cm');
    expect(lying(false)).toBe('');
  });
});
