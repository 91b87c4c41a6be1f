import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cloth, Laying } from './cloth.ts';
import { dress, type ScenePasses, type Wear } from './dress.ts';
import { channelOf, LINEAR, lightOfHex } from './light.ts';
import { meanLight, pictureLevels } from './picture-levels.ts';
import {
  drawn,
  EDGE_COVER,
  EDGE_LINE,
  RUG,
  SYNTHETIC_SCENE,
  syntheticPasses,
  WALL,
} from './testing/synthetic-scene.ts';

const { widthPx } = SYNTHETIC_SCENE;
/** Light that shows an albedo of 0.8 as a mid-tone and every darker one true. */
const passes = syntheticPasses(180);
const RED = [200, 30, 30] as const;
const BLUE = [30, 30, 200] as const;

const cloth = (
  laying: Laying,
  pixel: (x: number, y: number) => readonly [number, number, number],
) => ({ kind: 'cloth', ...laying, picture: pictureLevels(drawn(64, 64, pixel)) }) satisfies Cloth;
const halves = (x: number) => (x < 32 ? RED : BLUE);
const colour = (hex: string): Wear => ({ kind: 'colour', light: lightOfHex(hex) });

const seenIn = (picture: Uint8Array, x: number, y: number): number[] => [
  ...picture.subarray(3 * (y * widthPx + x), 3 * (y * widthPx + x) + 3),
];
const worn = (dressing: Record<string, Wear>, from: ScenePasses = passes) =>
  dress(from, new Map(Object.entries(dressing)));
/** How many times a line of pixels turns from red to blue. */
function turns(picture: Uint8Array, y: number, from = 0, to = widthPx): number {
  const isRed = (x: number): boolean => {
    const [red = 0, , blue = 0] = seenIn(picture, x, y);
    return red > blue;
  };
  let count = 0;
  for (let x = from + 1; x < to; x++) if (isRed(x - 1) && !isRed(x)) count++;
  return count;
}

describe('a dressed scene', () => {
  test('shows a repeat of R cm on R/W of a wall of W cm', () => {
    for (let repeats = 2; repeats <= 16; repeats++) {
      const widthM = WALL.widthM / repeats;
      const picture = worn({ wall: cloth({ widthM, lengthM: widthM }, halves) });
      expect(turns(picture, 40)).toBe(repeats);
    }
  });

  test('has piping of one colour on a print, and of its own weave on what has none', () => {
    const parts = SYNTHETIC_SCENE.parts.map((part) => ({ ...part, piping: part.part === 1 }));
    const piped = { ...passes, scene: { ...SYNTHETIC_SCENE, parts } };
    const repeat = { widthM: WALL.widthM / 4, lengthM: WALL.widthM / 4 };
    const print = cloth(repeat, halves);
    const shown = worn({ wall: print }, piped);
    expect(turns(shown, 40)).toBe(0);
    const [red, green, blue] = meanLight(print.picture);
    expect(seenIn(shown, 30, 40)).toEqual(
      seenIn(worn({ wall: { kind: 'colour', light: [red, green, blue] } }), 30, 40),
    );
    const yarns = cloth({ ...repeat, isPlain: true }, (x) => (x % 8 < 4 ? RED : BLUE));
    expect(worn({ wall: yarns }, piped)).toEqual(worn({ wall: yarns }));
  });

  test('is darker among dark cloth and lighter among pale, in each colour apart, where cloth lights itself', () => {
    const folds = { ...passes, scene: { ...SYNTHETIC_SCENE, bounce: 0.4 } };
    const wallOf = (wear: Wear, from: ScenePasses) => seenIn(worn({ wall: wear }, from), 10, 10);
    const grey: Wear = { kind: 'colour', light: [0.8, 0.8, 0.8] };
    expect(wallOf(grey, folds)).toEqual(wallOf(grey, passes));
    const [red = 0, , blue = 0] = wallOf(colour('#c8c81e'), folds);
    const [flatRed = 0, , flatBlue = 0] = wallOf(colour('#c8c81e'), passes);
    const kept = (shown: number, flat: number): number =>
      (LINEAR[shown] as number) / (LINEAR[flat] as number);
    const [ofRed, ofBlue] = [LINEAR[0xc8], LINEAR[0x1e]] as [number, number];
    expect(kept(red, flatRed)).toBeCloseTo(0.68 / (1 - 0.4 * ofRed), 1);
    expect(kept(blue, flatBlue)).toBeCloseTo(0.68 / (1 - 0.4 * ofBlue), 1);
    const printed = { kind: 'cloth', widthM: 1, lengthM: 1 } as const;
    const picture = pictureLevels(drawn(64, 64, () => [200, 200, 30]));
    expect(wallOf({ ...printed, picture }, folds)).toEqual(wallOf(colour('#c8c81e'), folds));
  });

  test('gives the light back of what wears the grey that it was rendered in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (light) => {
        const grey: Wear = { kind: 'colour', light: [0.8, 0.8, 0.8] };
        const picture = worn({ wall: grey, rug: grey }, syntheticPasses(light));
        expect(picture.every((channel) => Math.abs(channel - light) <= 1)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('shows what is not dressed in its plain colour, and what cannot be as it is', () => {
    const picture = worn({});
    const light = LINEAR[180] as number;
    const expected = lightOfHex('#808080').map((albedo) => channelOf((albedo * light) / 0.8));
    expect(seenIn(picture, 30, 115)).toEqual(expected);
    expect(seenIn(picture, 150, 115)).toEqual([180, 180, 180]);
  });

  test('has edges between the colours of both sides, without a fringe', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (wall, rug) => {
        const picture = worn({ wall: colour(wall), rug: colour(rug) });
        const [above, edge, below] = [EDGE_LINE - 1, EDGE_LINE, EDGE_LINE + 1].map((y) =>
          seenIn(picture, 60, y).map((channel) => LINEAR[channel] as number),
        );
        for (let k = 0; k < 3; k++) {
          const [a = 0, b = 0] = [above?.[k], below?.[k]];
          const share = EDGE_COVER / 255;
          expect(edge?.[k]).toBeCloseTo(share * a + (1 - share) * b, 1);
          expect(edge?.[k]).toBeGreaterThanOrEqual(Math.min(a, b) - 0.01);
          expect(edge?.[k]).toBeLessThanOrEqual(Math.max(a, b) + 0.01);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('lays a rug once and whole, whatever its own size', () => {
    const rug = cloth({ widthM: 1, lengthM: 0.5, isWhole: true }, halves);
    const picture = worn({ rug });
    expect(turns(picture, 112, 0, 120)).toBe(1);
    expect(seenIn(picture, 52, 112)[0]).toBeGreaterThan(100);
    expect(seenIn(picture, 68, 112)[2]).toBeGreaterThan(100);
    expect(turns(worn({ wall: rug }), 40)).toBe(Math.floor(WALL.widthM));
  });

  test('turns a rug to the longer side of its place', () => {
    const runner = cloth({ widthM: 0.5, lengthM: 1, isWhole: true }, (_, y) => halves(y));
    expect(turns(worn({ rug: runner }), 112, 0, 120)).toBe(1);
    expect(RUG.widthM).toBeGreaterThan(RUG.lengthM);
  });

  test('hangs every second strip of a half drop half a repeat lower', () => {
    const strips = { widthM: 0.8, downM: 0.4 };
    const upperHalf = (_: number, y: number) => halves(y);
    const picture = worn({ wall: cloth({ widthM: 0.8, lengthM: 0.8, strips }, upperHalf) });
    const straight = worn({ wall: cloth({ widthM: 0.8, lengthM: 0.8 }, upperHalf) });
    // Strips are 40 pixels wide, half a repeat 20 pixels high.
    expect(seenIn(picture, 20, 10)).toEqual(seenIn(straight, 20, 10));
    expect(seenIn(picture, 60, 10)).toEqual(seenIn(straight, 60, 30));
    expect(seenIn(picture, 60, 30)).toEqual(seenIn(straight, 60, 10));
    expect(seenIn(picture, 100, 10)).toEqual(seenIn(straight, 100, 10));
  });

  test('begins a paper anew with each drop of the roll', () => {
    const paper = cloth({ widthM: 1, lengthM: 1, strips: { widthM: 0.64, downM: 0 } }, halves);
    expect(turns(worn({ wall: paper }), 40)).toBe(WALL.widthM / 0.64);
  });

  test('does not shimmer: a pattern finer than its pixels is the mean of its colours', () => {
    const fine = cloth({ widthM: 0.0213, lengthM: 0.0213 }, (x) =>
      x % 4 === 0 ? [255, 255, 255] : [0, 0, 0],
    );
    const picture = worn({ wall: fine });
    const mean = channelOf((0.25 * (LINEAR[180] as number)) / 0.8);
    for (let x = 5; x < 150; x += 7)
      expect(Math.abs((seenIn(picture, x, 33)[0] as number) - mean)).toBeLessThanOrEqual(2);
  });

  test('shows nothing of the light at large in the photograph of a plain cloth, and keeps its yarns and its mean', () => {
    const shaded = (x: number, y: number): readonly [number, number, number] => {
      const level = 110 + 40 * Math.sin((2 * Math.PI * x) / 64) + (y % 2 === 0 ? 12 : -12);
      return [level, level, level / 2];
    };
    const photographed = cloth({ widthM: 1.28, lengthM: 1.28 }, shaded);
    const across = (wear: Wear, y = 40): number[] =>
      Array.from({ length: 60 }, (_, x) => seenIn(worn({ wall: wear }), x, y)[0] as number);
    const spread = (line: readonly number[]): number => Math.max(...line) - Math.min(...line);
    const even = { ...photographed, isPlain: true };
    expect(spread(across(photographed))).toBeGreaterThan(50);
    expect(spread(across(even))).toBeLessThan(8);
    expect(Math.abs((across(even, 41)[0] ?? 0) - (across(even, 40)[0] ?? 0))).toBeGreaterThan(12);
    const mean = meanLight(photographed.picture)[0] * ((LINEAR[180] as number) / 0.8);
    const seen = [...across(even, 40), ...across(even, 41)].map((own) => LINEAR[own] as number);
    expect(seen.reduce((sum, one) => sum + one, 0) / seen.length).toBeCloseTo(mean, 1);
  });

  test('shines where velvet and satin are seen at a slant', () => {
    const plain = cloth({ widthM: 1, lengthM: 1 }, () => [90, 40, 40]);
    const [dull = 0] = seenIn(worn({ wall: plain }), 30, 30);
    const [velvet = 0, own = 0] = seenIn(worn({ wall: { ...plain, sheen: 'velvet' } }), 30, 30);
    const [, white = 0] = seenIn(worn({ wall: { ...plain, sheen: 'satin' } }), 30, 30);
    expect(velvet).toBeGreaterThan(dull + 5);
    expect(white).toBeGreaterThan(own);
  });
});
