import { chanceOf } from '../random.ts';
import { lightBytes, lightFrom, type Relief, type Sight, scaled } from '../relief.ts';

/** Looped yarn: every cell of a jittered lattice holds one curl, highest in a ring about its middle. */
export function boucleRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const loopPx = Math.max(2, scaled(8.5, sight));
  const columns = Math.max(3, Math.round(widthPx / loopPx));
  const rows = Math.max(3, Math.round(heightPx / loopPx));
  const middleX = Float32Array.from({ length: columns * rows }, (_, i) => chanceOf(i, seed) * 0.9);
  const middleY = Float32Array.from({ length: columns * rows }, (_, i) => chanceOf(i, ~seed) * 0.9);
  const heights = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const v = (y / heightPx) * rows;
    const row = Math.floor(v);
    for (let x = 0; x < widthPx; x++) {
      const u = (x / widthPx) * columns;
      const column = Math.floor(u);
      let nearest = 9;
      for (let dy = -1; dy <= 1; dy++) {
        const cellRow = (row + dy + rows) % rows;
        for (let dx = -1; dx <= 1; dx++) {
          const cell = cellRow * columns + ((column + dx + columns) % columns);
          const ox = column + dx + (middleX[cell] ?? 0) - u;
          const oy = row + dy + (middleY[cell] ?? 0) - v;
          nearest = Math.min(nearest, ox * ox + oy * oy);
        }
      }
      const away = Math.sqrt(nearest);
      heights[y * widthPx + x] = 1 - 2.2 * (away - 0.3) * (away - 0.3);
    }
  }
  const slope = 0.12 * Math.max(1, loopPx / 8);
  return { light: lightBytes(lightFrom(heights, sight, { slope, depth: 0.3 })) };
}
