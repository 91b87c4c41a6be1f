/** Cells across and down over which light is compared: finer than a shadow, coarser than a slub. */
const CELLS = 6;
/** Unevenness beyond this is no light but the cloth's own. */
const MOST = 0.25;

/**
 * Takes the slow light and shade out of a picture of plain cloth: laid side by side they would show as a pattern that
 * the cloth does not have. Colours and yarns stay.
 *
 * @param data four bytes a pixel, changed in place
 */
export function evenLight(data: Uint8ClampedArray, widthPx: number, heightPx: number): void {
  const sums = new Float64Array(CELLS * CELLS);
  const counts = new Float64Array(CELLS * CELLS);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const cell = Math.floor((y * CELLS) / heightPx) * CELLS + Math.floor((x * CELLS) / widthPx);
      const at = (y * widthPx + x) * 4;
      sums[cell] = (sums[cell] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  // A picture of fewer pixels than cells has no light to compare.
  if (counts.some((count) => count === 0)) return;
  const light = sums.map((sum, cell) => sum / (counts[cell] ?? 1));
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  const factor = light.map((value) =>
    Math.min(1 + MOST, Math.max(1 - MOST, mean / Math.max(1, value))),
  );
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const share = between(factor, (x * CELLS) / widthPx - 0.5, (y * CELLS) / heightPx - 0.5);
      const at = (y * widthPx + x) * 4;
      for (let part = at; part < at + 3; part++) data[part] = (data[part] ?? 0) * share;
    }
  }
}

/** A value between the four cells around a place; what lies over one edge is on the other side. */
function between(cells: Float64Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [ax, ay] = [x - left, y - top];
  const cell = (column: number, row: number): number =>
    cells[((row + CELLS) % CELLS) * CELLS + ((column + CELLS) % CELLS)] ?? 1;
  const upper = cell(left, top) * (1 - ax) + cell(left + 1, top) * ax;
  const lower = cell(left, top + 1) * (1 - ax) + cell(left + 1, top + 1) * ax;
  return upper * (1 - ay) + lower * ay;
}
