import { expect, test } from 'vitest';
import { type DesignTile, designTile } from './design-tile.ts';
import type { Structure } from './picture.ts';

const structure: Structure = {
  ground: 'linen',
  pattern: 'climbingBranch',
  seed: 'a test',
  across: 2,
  down: 3,
  form: 'cloth',
  view: 'front',
};
const dyes = ['#d8cdb8', '#8f3b2e', '#c98f3f', '#4f6e4c'] as const;

/** The mean difference of two columns of a tile. */
function columnStep({ width, height, rgb }: DesignTile, from: number, to: number): number {
  let sum = 0;
  for (let y = 0; y < height; y++)
    sum += Math.abs((rgb[(y * width + from) * 3] ?? 0) - (rgb[(y * width + to) * 3] ?? 0));
  return sum / height;
}

test('a tile has the proportions of one repeat and goes on over its edges', async () => {
  const tile = await designTile(structure, dyes, 240);
  expect([tile.width, tile.height]).toEqual([240, 200]);
  const inside = Array.from({ length: tile.width - 1 }, (_, x) => columnStep(tile, x, x + 1));
  expect(columnStep(tile, tile.width - 1, 0)).toBeLessThanOrEqual(Math.max(...inside) * 1.05);
});

test('the tile of a rug is its whole drawing', async () => {
  const rug: Structure = { ...structure, ground: 'pile', pattern: 'medallion', form: 'rug' };
  const { width, height } = await designTile({ ...rug, across: 1, down: 1 }, dyes, 210);
  expect([width, height]).toEqual([210, 313]);
});
