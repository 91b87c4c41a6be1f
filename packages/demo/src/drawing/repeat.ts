import type { Area } from './patterns/pattern.ts';
import { type Frame, raster, type Size, WHOLE } from './raster.ts';

/**
 * Draws a repeat again and again over a frame, with what overhangs at the edges: 3 bytes a pixel. What overhangs may
 * reach over one neighbour, not farther. `across` and `down` are the repeats of the whole picture.
 *
 * @param layers each laid over the whole frame before the next, so that none lies over a neighbour's later one
 */
export async function repeated(
  layers: readonly string[],
  { across, down }: { readonly across: number; readonly down: number },
  tile: Area,
  frame: Frame,
  size: Size,
): Promise<Uint8Array> {
  if (layers.every((content) => content === ''))
    return new Uint8Array(size.widthPx * size.heightPx * 3);
  if (frame !== WHOLE || across * down < 3)
    return raster(laid(layers, tile, frame), frame, size, 3);
  // The whole shows every repeat alike: one is drawn, the others are its copies.
  const small = {
    widthPx: Math.ceil(size.widthPx / across),
    heightPx: Math.ceil(size.heightPx / down),
  };
  const one = { x: 0, y: 0, ...tile };
  return copied(
    await raster(laid(layers, tile, one), one, small, 3),
    small,
    { across, down },
    size,
  );
}

/** The repeats that reach into the frame. */
function laid(layers: readonly string[], tile: Area, frame: Frame): string {
  const places: string[] = [];
  const lastRow = Math.ceil((frame.y + frame.height) / tile.height);
  const lastColumn = Math.ceil((frame.x + frame.width) / tile.width);
  for (let row = Math.floor(frame.y / tile.height) - 1; row <= lastRow; row++)
    for (let column = Math.floor(frame.x / tile.width) - 1; column <= lastColumn; column++)
      places.push(`x="${column * tile.width}" y="${row * tile.height}"`);
  return layers
    .map(
      (content, layer) =>
        `<defs><g id="t${layer}">${content}</g></defs>${places
          .map((place) => `<use href="#t${layer}" ${place}/>`)
          .join('')}`,
    )
    .join('');
}

function copied(
  tile: Uint8Array,
  small: Size,
  { across, down }: { readonly across: number; readonly down: number },
  { widthPx, heightPx }: Size,
): Uint8Array {
  const all = new Uint8Array(widthPx * heightPx * 3);
  const place = (at: number, length: number, times: number, count: number): number =>
    Math.floor((((at * times) % length) * count) / length);
  const columns = Int32Array.from({ length: widthPx }, (_, x) =>
    place(x, widthPx, across, small.widthPx),
  );
  for (let y = 0; y < heightPx; y++) {
    const row = place(y, heightPx, down, small.heightPx) * small.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const from = (row + (columns[x] as number)) * 3;
      const to = (y * widthPx + x) * 3;
      all[to] = tile[from] as number;
      all[to + 1] = tile[from + 1] as number;
      all[to + 2] = tile[from + 2] as number;
    }
  }
  return all;
}
