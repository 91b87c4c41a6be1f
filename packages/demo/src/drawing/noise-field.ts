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
  const rows = noiseRows(widthPx, heightPx, cellsX, cellsY, seed);
  for (let y = 0; y < heightPx; y++) rows(y, field.subarray(y * widthPx, (y + 1) * widthPx));
  return field;
}

/** The same noise a row at a time, for fields too large to keep: the function given writes row `y` into `row`. */
export function noiseRows(
  widthPx: number,
  heightPx: number,
  cellsX: number,
  cellsY: number,
  seed: number,
): (y: number, row: Float32Array) => void {
  const knots = Float32Array.from({ length: cellsX * cellsY }, (_, i) => chanceOf(i, seed) * 2 - 1);
  const column = new Int32Array(widthPx);
  const share = new Float32Array(widthPx);
  for (let x = 0; x < widthPx; x++) {
    const u = (x / widthPx) * cellsX;
    column[x] = Math.floor(u);
    share[x] = smooth(u - Math.floor(u));
  }
  const line = new Float32Array(cellsX + 1);
  return (y, row) => {
    const v = (y / heightPx) * cellsY;
    const above = Math.floor(v) % cellsY;
    const below = (above + 1) % cellsY;
    const t = smooth(v - Math.floor(v));
    for (let c = 0; c <= cellsX; c++) {
      const k = c % cellsX;
      line[c] =
        (knots[above * cellsX + k] as number) * (1 - t) + (knots[below * cellsX + k] as number) * t;
    }
    for (let x = 0; x < widthPx; x++) {
      const c = column[x] as number;
      const left = line[c] as number;
      row[x] = left + ((line[c + 1] as number) - left) * (share[x] as number);
    }
  };
}
