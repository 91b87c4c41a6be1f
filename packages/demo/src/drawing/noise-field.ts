import { chanceOf } from './random.ts';

const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Soft noise of -1 to 1 for each pixel, `cellsX` × `cellsY` bumps to the picture. It wraps: the left edge continues
 * the right one and the top the bottom, so cloth lit by it still repeats.
 */
export function noiseField(
  widthPx: number,
  heightPx: number,
  cellsX: number,
  cellsY: number,
  seed: number,
): Float32Array {
  const field = new Float32Array(widthPx * heightPx);
  const knots = Float32Array.from({ length: cellsX * cellsY }, (_, i) => chanceOf(i, seed) * 2 - 1);
  const at = (x: number, y: number): number => knots[(y % cellsY) * cellsX + (x % cellsX)] ?? 0;
  for (let y = 0; y < heightPx; y++) {
    const v = (y / heightPx) * cellsY;
    const row = Math.floor(v);
    const ty = smooth(v - row);
    for (let x = 0; x < widthPx; x++) {
      const u = (x / widthPx) * cellsX;
      const column = Math.floor(u);
      const tx = smooth(u - column);
      const top = at(column, row) * (1 - tx) + at(column + 1, row) * tx;
      const bottom = at(column, row + 1) * (1 - tx) + at(column + 1, row + 1) * tx;
      field[y * widthPx + x] = top * (1 - ty) + bottom * ty;
    }
  }
  return field;
}
