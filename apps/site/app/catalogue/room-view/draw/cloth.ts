import { offScreen } from './canvas.ts';
import { evenLight } from './even-light.ts';
import type { Rgb } from './tint.ts';

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
