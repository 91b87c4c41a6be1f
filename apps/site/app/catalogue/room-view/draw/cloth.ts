import { offScreen, type Rgb } from './canvas.ts';

/** A cloth whose colour can be asked for at each of its centimetres; it goes on without end. */
export interface Cloth {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pxPerCmAcross: number;
  readonly pxPerCmDown: number;
  /** Four bytes a pixel. */
  readonly data: Uint8ClampedArray;
}

/** A picture of cloth or paper that goes on without end, and what is to be known to lay it. */
export interface Piece {
  readonly picture: CanvasImageSource;
  /** What the picture measures. */
  readonly widthCm: number;
  readonly heightCm: number;
  /** Whether it has no repeat: what is uneven in its picture is then light. */
  readonly plain: boolean;
}

/** The picture of a cloth, brought to the scale in which it will be seen, so that nothing shimmers. */
export function clothOf(piece: Piece, pxPerCm: number): Cloth {
  const { canvas, pen } = scaledTile(piece, pxPerCm);
  return {
    widthPx: canvas.width,
    heightPx: canvas.height,
    pxPerCmAcross: canvas.width / piece.widthCm,
    pxPerCmDown: canvas.height / piece.heightCm,
    data: pen.getImageData(0, 0, canvas.width, canvas.height).data,
  };
}

/** A picture in whole pixels, as near as they come to the scale in which it will be seen. */
export function scaledTile({ picture, widthCm, heightCm, plain }: Piece, pxPerCm: number) {
  const tile = offScreen(Math.max(2, widthCm * pxPerCm), Math.max(2, heightCm * pxPerCm), 'read');
  const { width, height } = tile.canvas;
  tile.pen.imageSmoothingQuality = 'high';
  tile.pen.drawImage(picture, 0, 0, width, height);
  if (plain) {
    const image = tile.pen.getImageData(0, 0, width, height);
    evenLight(image.data, width, height);
    tile.pen.putImageData(image, 0, 0);
  }
  return tile;
}

/** A cloth of one colour. */
export const plainCloth = ([red, green, blue]: Rgb): Cloth => ({
  widthPx: 1,
  heightPx: 1,
  pxPerCmAcross: 1,
  pxPerCmDown: 1,
  data: Uint8ClampedArray.of(red, green, blue, 255),
});

const around = (value: number, length: number): number => {
  const rest = value % length;
  return rest < 0 ? rest + length : rest;
};

/** Adds `weight` times the colour of a place, `u` across and `v` down in centimetres, to `out`. */
export function addColour(
  cloth: Cloth,
  u: number,
  v: number,
  weight: number,
  out: Float64Array,
): void {
  const { widthPx, heightPx, data } = cloth;
  const x = around(u * cloth.pxPerCmAcross - 0.5, widthPx);
  const y = around(v * cloth.pxPerCmDown - 0.5, heightPx);
  const [left, top] = [Math.min(Math.floor(x), widthPx - 1), Math.min(Math.floor(y), heightPx - 1)];
  const [right, below] = [left + 1 === widthPx ? 0 : left + 1, top + 1 === heightPx ? 0 : top + 1];
  const [ax, ay] = [x - left, y - top];
  const [a, b, c, d] = [
    (top * widthPx + left) * 4,
    (top * widthPx + right) * 4,
    (below * widthPx + left) * 4,
    (below * widthPx + right) * 4,
  ];
  for (let part = 0; part < 3; part++) {
    const upper = (data[a + part] ?? 0) * (1 - ax) + (data[b + part] ?? 0) * ax;
    const lower = (data[c + part] ?? 0) * (1 - ax) + (data[d + part] ?? 0) * ax;
    out[part] = (out[part] ?? 0) + weight * (upper * (1 - ay) + lower * ay);
  }
}

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
