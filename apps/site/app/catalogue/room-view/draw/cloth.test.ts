import { expect, test } from 'vitest';
import { evenLight } from './cloth.ts';

const [width, height] = [60, 72];
/** A cloth whose threads alternate, under a light that waxes and wanes once across and once down. */
function lit(unevenness: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    if (i % 4 === 3) return 255;
    const x = Math.floor(i / 4) % width;
    const y = Math.floor(i / 4 / width);
    const wave = Math.cos((2 * Math.PI * x) / width) + Math.cos((2 * Math.PI * y) / height);
    return (x % 2 === 0 ? 150 : 130) * (1 + unevenness * wave);
  });
}
function meanOf(data: Uint8ClampedArray, fromX: number, fromY: number): number {
  let sum = 0;
  for (let y = fromY; y < fromY + 12; y++)
    for (let x = fromX; x < fromX + 10; x++) sum += data[(y * width + x) * 4] ?? 0;
  return sum / 120;
}

test('slow light goes, threads stay', () => {
  const data = lit(0.05);
  const before = meanOf(data, 0, 0) - meanOf(data, 30, 36);
  evenLight(data, width, height);
  expect(Math.abs(meanOf(data, 0, 0) - meanOf(data, 30, 36))).toBeLessThan(before / 8);
  const at = (30 * width + 20) * 4;
  expect((data[at] ?? 0) - (data[at + 4] ?? 0)).toBeGreaterThan(17);
  expect(data[3]).toBe(255);
});

test('an even cloth, or one of hardly a pixel, stays as it is', () => {
  const even = lit(0);
  const same = even.slice();
  evenLight(same, width, height);
  expect(same).toEqual(even);
  const tiny = Uint8ClampedArray.of(9, 9, 9, 255);
  evenLight(tiny, 1, 1);
  expect([...tiny]).toEqual([9, 9, 9, 255]);
});
