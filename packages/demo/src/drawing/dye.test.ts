import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channels, dye } from './dye.ts';
import type { Dyes } from './picture.ts';
import { EVEN_LIGHT } from './relief.ts';

const DYES: Dyes = ['#f4ead8', '#8f3b2e', '#c98f3f', '#1c2f4e'];

const dyed = (inks: readonly number[], light: number): number[] => [
  ...dye(
    { widthPx: 1, heightPx: 1, inks: Uint8Array.from(inks), light: Uint8Array.of(light) },
    DYES,
  ),
];

test.each([
  ['no ink shows the ground', [0, 0, 0], 0],
  ['a full first ink its dye', [255, 0, 0], 1],
  ['a full second ink its dye', [0, 255, 0], 2],
  ['a full third ink its dye', [0, 0, 255], 3],
] as const)('%s', (_, inks, which) => {
  expect(dyed(inks, EVEN_LIGHT)).toEqual(channels(DYES[which]));
});

test('inks and ground share a pixel by what is there of each, in any light', () => {
  const share = fc.nat(85);
  fc.assert(
    fc.property(share, share, share, fc.nat(255), (first, second, third, light) => {
      const shares = [255 - first - second - third, first, second, third];
      const mixed = [0, 1, 2].map((channel) =>
        DYES.reduce((sum, hex, i) => sum + (shares[i] ?? 0) * (channels(hex)[channel] ?? 0), 0),
      );
      dyed([first, second, third], light).forEach((value, channel) => {
        const right = Math.min(255, ((mixed[channel] ?? 0) / 255) * (light / EVEN_LIGHT));
        expect(Math.abs(value - right)).toBeLessThanOrEqual(0.6);
      });
    }),
  );
});

test('more ink than a pixel holds stays a colour', () => {
  for (const value of dyed([255, 255, 255], 255)) expect(value).toBe(0);
  expect(dyed([130, 130, 0], EVEN_LIGHT)[0]).toBeGreaterThan(150);
});
