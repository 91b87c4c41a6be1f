import { pictureAddress } from '@selvedge/contract/picture-address';
import { describe, expect, test } from 'vitest';
import { repeatScale, type Sized, wholeScale } from './true-scale.ts';

const path = `/media/ab/${'ab'.repeat(20)}.webp`;
const picture = (widthPx: number, heightPx: number, scale = {}) =>
  pictureAddress({ path, widthPx, heightPx, placeholder: '', ...scale });
const product = (given: Partial<Sized>): Sized => ({
  primaryImageUrl: picture(640, 800),
  width: '',
  length_cm: '',
  diameter: '',
  repeat_h: '',
  repeat_t: '',
  ...given,
});

describe('what goes on without end', () => {
  test('has the scale that its picture states, whatever its repeat', () => {
    const primaryImageUrl = picture(640, 800, { shownCm: 52 });
    const expected = { kind: 'repeats', widthCm: 52, heightCm: 65 };
    expect(repeatScale(product({ primaryImageUrl }))).toEqual(expected);
    expect(repeatScale(product({ primaryImageUrl, repeat_h: '26cm' }))).toEqual(expected);
  });

  test('is one repeat where the picture has the proportions of one', () => {
    expect(repeatScale(product({ repeat_h: '64 cm', repeat_t: '80.5cm' }))).toEqual({
      kind: 'repeats',
      widthCm: 64,
      heightCm: 80.5,
    });
  });

  test.each([
    ['nothing is known', {}],
    ['the picture has other proportions', { repeat_h: '64cm', repeat_t: '64cm' }],
    ['there is no upright repeat', { repeat_h: '64cm' }],
    ['the picture is not ours', { primaryImageUrl: 'https://example.com/a.jpg' }],
  ])('has none where %s', (_, given) => {
    expect(repeatScale(product(given))).toBeNull();
  });
});

describe('a whole thing', () => {
  test('has the size of the product, where its picture says it lies', () => {
    const primaryImageUrl = picture(640, 800, { box: [150, 83, 850, 917] });
    expect(wholeScale(product({ primaryImageUrl, width: '160cm', length_cm: '230cm' }))).toEqual({
      kind: 'whole',
      widthCm: 160,
      heightCm: 230,
      round: false,
      box: [0.15, 0.083, 0.85, 0.917],
    });
  });

  test('fills a picture of its own proportions, a round one a square', () => {
    const primaryImageUrl = picture(800, 800);
    expect(wholeScale(product({ primaryImageUrl, diameter: '200cm' }))).toMatchObject({
      widthCm: 200,
      heightCm: 200,
      round: true,
      box: [0, 0, 1, 1],
    });
  });

  test.each([
    ['its size is not known', {}],
    ['one side is missing', { width: '160cm' }],
    ['the picture has other proportions', { width: '160cm', length_cm: '300cm' }],
    [
      'the picture turns it inside out',
      {
        primaryImageUrl: picture(640, 800, { box: [850, 83, 150, 917] }),
        width: '160cm',
        length_cm: '200cm',
      },
    ],
  ])('has none where %s', (_, given) => {
    expect(wholeScale(product(given))).toBeNull();
  });
});
