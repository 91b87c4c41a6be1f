import { channelOf, LINEAR, type Light } from './light.ts';
import type { Raster } from './raster.ts';

/** A picture in its own size, half of it, half of that, down to one pixel (a mip map); three bytes a pixel, sRGB. */
export type PictureLevels = readonly PictureLevel[];

export interface PictureLevel {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgb: Uint8Array;
}

/** The levels of a picture, the largest first. They are averaged in linear light, as graphics cards do it. */
export function pictureLevels(picture: Raster): PictureLevels {
  let level: PictureLevel = { ...picture, rgb: opaque(picture) };
  const levels = [level];
  while (level.widthPx > 1 || level.heightPx > 1) {
    level = halved(level);
    levels.push(level);
  }
  return levels;
}

/** The light of a picture as a whole: that of its smallest level. */
export function meanLight(levels: PictureLevels): Light {
  const [red = 0, green = 0, blue = 0] = levels.at(-1)?.rgb ?? [];
  return [LINEAR[red] as number, LINEAR[green] as number, LINEAR[blue] as number];
}

/** The bytes without a fourth channel. */
function opaque({ data, channels, widthPx, heightPx }: Raster): Uint8Array {
  const rgb = new Uint8Array(widthPx * heightPx * 3);
  for (let from = 0, to = 0; to < rgb.length; from += channels, to += 3) {
    rgb[to] = data[from] as number;
    rgb[to + 1] = data[from + 1] as number;
    rgb[to + 2] = data[from + 2] as number;
  }
  return rgb;
}

/** Each pixel is the mean of two by two; of an odd side the last line goes into none. */
function halved({ widthPx, heightPx, rgb }: PictureLevel): PictureLevel {
  const [width, height] = [Math.max(1, widthPx >> 1), Math.max(1, heightPx >> 1)];
  const [right, below] = [widthPx > 1 ? 3 : 0, heightPx > 1 ? widthPx * 3 : 0];
  const half = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, at = 2 * y * widthPx * 3; x < width; x++, at += 6)
      for (let k = at; k < at + 3; k++, to++)
        half[to] = channelOf(
          ((LINEAR[rgb[k] as number] as number) +
            (LINEAR[rgb[k + right] as number] as number) +
            (LINEAR[rgb[k + below] as number] as number) +
            (LINEAR[rgb[k + right + below] as number] as number)) /
            4,
        );
  return { widthPx: width, heightPx: height, rgb: half };
}
