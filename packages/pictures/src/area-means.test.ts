import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaMeans } from './area-means.ts';

test('each pixel is the mean of those that it stands for', () => {
  const rgb = Uint8Array.of(0, 10, 20, 40, 50, 60, 80, 90, 100, 120, 130, 140);
  expect(areaMeans({ rgb, width: 2, height: 2 }, 1)).toEqual({
    rgb: Uint8Array.of(60, 70, 80),
    width: 1,
    height: 1,
  });
  expect(areaMeans({ rgb, width: 4, height: 1 }, 2).rgb).toEqual(
    Uint8Array.of(20, 30, 40, 100, 110, 120),
  );
});

test('a small picture stays as it is, and one colour stays that colour in every size', () => {
  const rgb = Uint8Array.of(1, 2, 3, 4, 5, 6);
  expect(areaMeans({ rgb, width: 2, height: 1 }, 48)).toEqual({ rgb, width: 2, height: 1 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 48 }),
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
      (width, height, sidePx, colour) => {
        const pixels = Uint8Array.from(
          { length: width * height * 3 },
          (_, i) => colour[i % 3] ?? 0,
        );
        const small = areaMeans({ rgb: pixels, width, height }, sidePx);
        expect(Math.max(small.width, small.height)).toBe(Math.min(sidePx, Math.max(width, height)));
        expect(small.rgb.length).toBe(small.width * small.height * 3);
        expect(small.rgb.every((value, i) => value === colour[i % 3])).toBe(true);
      },
    ),
  );
});
