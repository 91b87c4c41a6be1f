import { describe, expect, test } from 'vitest';
import { decodePlaces } from './places.ts';
import {
  drawn,
  EDGE_COVER,
  EDGE_LINE,
  placeAt,
  SYNTHETIC_SCENE,
  syntheticPasses,
  syntheticRasters,
  WALL,
} from './testing/synthetic-scene.ts';

const { widthPx, heightPx } = SYNTHETIC_SCENE;
const passes = syntheticPasses();
const seen = (x: number, y: number) => {
  const i = y * widthPx + x;
  return {
    part: passes.part[i],
    cover: passes.cover[i],
    place: passes.places.slice(4 * i, 4 * i + 4),
  };
};

describe('what a pixel sees of the cloth', () => {
  test('lies where the camera saw it, to a tenth of a millimetre', () => {
    for (const [x, y] of [
      [7, 9],
      [40, 50],
      [97, 13],
      [100, 111],
    ] as const) {
      const [u, v] = placeAt(x, y);
      const { place } = seen(x, y);
      expect(place[0]).toBeCloseTo(u, 4);
      expect(place[1]).toBeCloseTo(v, 4);
    }
  });

  test('covers as much of it along either way as the camera says, up to the edge of a part', () => {
    const pixelM = WALL.widthM / widthPx;
    for (const y of [10, EDGE_LINE - 1, EDGE_LINE]) {
      expect(seen(30, y).place[2]).toBeCloseTo(pixelM, 4);
      expect(seen(30, y).place[3]).toBeCloseTo(pixelM, 4);
    }
  });

  test('takes nothing from beyond the edge of its part', () => {
    for (const y of [EDGE_LINE, EDGE_LINE + 1]) {
      const [u] = placeAt(30, y);
      expect(Math.abs((seen(30, y).place[0] as number) - u)).toBeLessThan(0.04);
    }
    expect(seen(30, EDGE_LINE)).toMatchObject({ part: 1, cover: EDGE_COVER });
    expect(seen(30, EDGE_LINE + 1).place[1]).toBeLessThan(0.15);
    expect(seen(140, EDGE_LINE + 9)).toMatchObject({ part: 0 });
  });

  /** The scene with other samples: what each of them is from what it was. */
  const placesOf = (
    sample: (bytes: readonly number[], i: number, isLow: boolean) => readonly number[],
  ) => {
    const { parts, coordinates } = syntheticRasters();
    const half = widthPx / 2;
    const changed = drawn(half, heightPx, (i, j) => {
      const bytes = [...coordinates.data.subarray(3 * (j * half + i), 3 * (j * half + i) + 3)];
      const [r = 0, g = 0, b = 0] = sample(bytes, i, j >= heightPx / 2);
      return [r, g, b];
    });
    const { places } = decodePlaces(SYNTHETIC_SCENE, parts, changed);
    return (x: number) => places[4 * (10 * widthPx + x) + 2] as number;
  };

  test('is not measured over a fold, where the cloth jumps', () => {
    const across = placesOf(([r = 0, g = 0, b = 0], i, isLow) =>
      !isLow && i >= 20 ? [r + 60, g, b] : [r, g, b],
    );
    expect(across(36)).toBeCloseTo(across(10), 4);
    expect(across(44)).toBeCloseTo(across(10), 4);
  });

  test('is measured within its part alone, however narrow that is', () => {
    const across = placesOf(([r = 0, g = 0, b = 0], i, isLow) =>
      isLow && i % 2 === 1 ? [r, g, 2] : [r, g, b],
    );
    expect(across(36)).toBe(0);
  });

  test('is nothing where no sample of the part is near', () => {
    const { parts, coordinates } = syntheticRasters();
    const speck = drawn(widthPx, heightPx, (x, y) => {
      const at = 3 * (y * widthPx + x);
      return x === 140 && y === 115 ? [1, 255, 0] : [parts.data[at] as number, 255, 0];
    });
    const { places } = decodePlaces(SYNTHETIC_SCENE, speck, coordinates);
    expect([...places.slice(4 * (115 * widthPx + 140)).slice(0, 4)]).toEqual([0, 0, 0, 0]);
  });
});

test('passes of another size are refused by name', () => {
  const { parts, coordinates } = syntheticRasters();
  expect(() => decodePlaces(SYNTHETIC_SCENE, coordinates, coordinates)).toThrow(
    'parts has 80 × 120 pixels, not 160 × 120',
  );
  expect(() => decodePlaces(SYNTHETIC_SCENE, parts, parts)).toThrow('coordinates has 160 × 120');
});
