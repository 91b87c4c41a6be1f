import { LINEAR, type Light } from './light.ts';
import type { PictureLevel, PictureLevels } from './picture-levels.ts';

/** Most places that one pixel looks at along the longer side of what it covers. */
export const MOST_TAPS = 4;

/** A place of a picture in shares of its width and height, and how much of it a pixel covers there, in shares too. */
export interface PicturePlace {
  s: number;
  t: number;
  across: number;
  down: number;
}

/**
 * The light of a picture where a pixel sees it, so that nothing shimmers: from the two levels whose pixels are about as
 * large as what is covered. Where that is longer one way, several places along it are looked at (anisotropic sampling).
 *
 * @param wraps whether the picture begins anew beyond its edges; else its outermost pixels go on
 * @param out takes the three numbers
 */
export function sampleLight(
  levels: PictureLevels,
  { s, t, across, down }: PicturePlace,
  wraps: boolean,
  out: Float64Array,
): void {
  // Arrays that are made and taken apart would cost a third of the time here.
  const finest = levels[0] as PictureLevel;
  const px = across * finest.widthPx;
  const py = down * finest.heightPx;
  const longer = Math.max(px, py);
  const taps = Math.max(1, Math.min(MOST_TAPS, Math.ceil(longer / Math.max(1, Math.min(px, py)))));
  const fineness = Math.min(levels.length - 1, Math.max(0, Math.log2(longer / taps)));
  const upper = Math.floor(fineness);
  const blend = fineness - upper;
  const stepS = px > py ? across / taps : 0;
  const stepT = px > py ? 0 : down / taps;
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  for (let tap = 0; tap < taps; tap++) {
    const off = tap - (taps - 1) / 2;
    const atS = s + off * stepS;
    const atT = t + off * stepT;
    addBilinear(levels[upper] as PictureLevel, atS, atT, wraps, (1 - blend) / taps, out);
    if (blend > 0)
      addBilinear(levels[upper + 1] as PictureLevel, atS, atT, wraps, blend / taps, out);
  }
}

/** Levels above the smallest: what a picture of 32 to 63 pixels along its longer side still shows is large. */
export const LARGE_LEVELS = 5;
/** Nothing is darker than that: less could not be told from the noise of a photograph. */
export const DARKEST = 0.002;
const wide = new Float64Array(3);

/**
 * Takes out of a light what its picture has of light and shade at large, so that it may be repeated without showing where
 * it begins anew: folds of a photographed cloth, the fall of the light over it, a pile that hands have brushed.
 *
 * @param mean the light of the picture as a whole
 * @param light is changed in place
 */
export function evenLight(
  levels: PictureLevels,
  { s, t }: PicturePlace,
  mean: Light,
  light: Float64Array,
): void {
  wide.fill(0);
  const large = levels[Math.max(0, levels.length - 1 - LARGE_LEVELS)] as PictureLevel;
  addBilinear(large, s, t, true, 1, wide);
  for (let k = 0; k < 3; k++)
    light[k] = ((light[k] as number) * (mean[k] as number)) / Math.max(DARKEST, wide[k] as number);
}

/** Adds `weight` times the mean of the four pixels around a place. */
function addBilinear(
  { widthPx, heightPx, rgb }: PictureLevel,
  s: number,
  t: number,
  wraps: boolean,
  weight: number,
  out: Float64Array,
): void {
  const x = (wraps ? s - Math.floor(s) : s) * widthPx - 0.5;
  const y = (wraps ? t - Math.floor(t) : t) * heightPx - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ax = x - left;
  const ay = y - top;
  const x0 = 3 * index(left, widthPx, wraps);
  const x1 = 3 * index(left + 1, widthPx, wraps);
  const y0 = 3 * widthPx * index(top, heightPx, wraps);
  const y1 = 3 * widthPx * index(top + 1, heightPx, wraps);
  const a = (1 - ax) * (1 - ay) * weight;
  const b = ax * (1 - ay) * weight;
  const c = (1 - ax) * ay * weight;
  const d = ax * ay * weight;
  for (let k = 0; k < 3; k++)
    out[k] =
      (out[k] as number) +
      a * (LINEAR[rgb[y0 + x0 + k] as number] as number) +
      b * (LINEAR[rgb[y0 + x1 + k] as number] as number) +
      c * (LINEAR[rgb[y1 + x0 + k] as number] as number) +
      d * (LINEAR[rgb[y1 + x1 + k] as number] as number);
}

/** The pixel of a line at a place that lies at most one beyond its ends, or anywhere where the ends go on. */
function index(at: number, length: number, wraps: boolean): number {
  if (at >= 0 && at < length) return at;
  if (wraps) return at < 0 ? length - 1 : 0;
  return at < 0 ? 0 : length - 1;
}
