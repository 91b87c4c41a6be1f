import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';

/** How far the pile's lie changes its light: velvet is darkest where one looks into the tufts. */
const SHEEN = 0.085;
/** Strokes across and down the picture, whole so that its edges meet. */
const STROKES_ACROSS = 1;
const STROKES_DOWN = 2;

/**
 * Cut pile: no yarns to see from afar, only how hands have brushed it, up and down by turns; from near by the
 * tips of the tufts.
 */
export function velvetRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const near = Math.max(0, Math.min(1, (sight.magnify - 1.8) / 3));
  const bends = noiseField(widthPx, heightPx, 2, 3, seed);
  const fingers = noiseField(widthPx, heightPx, 7, 6, seed ^ 0x5b);
  const hairs = noiseField(widthPx, heightPx, 60, 24, seed ^ 0x77);
  const pressed = noiseField(widthPx, heightPx, 3, 3, seed ^ 0x3d);
  const tufts = (tuftPx: number, own: number): Float32Array => {
    const across = Math.max(1, Math.round(widthPx / Math.max(1, scaled(tuftPx, sight))));
    const down = Math.max(1, Math.round(heightPx / Math.max(1, scaled(tuftPx * 1.7, sight))));
    return noiseField(widthPx, heightPx, across, down, seed ^ own);
  };
  const grain = tufts(0.62, 0xc1);
  const tips = tufts(1.15, 0xd7);
  const light = new Float32Array(bends.length);
  let sum = 0;
  for (let y = 0, i = 0; y < heightPx; y++) {
    const down = (STROKES_DOWN * y) / heightPx;
    for (let x = 0; x < widthPx; x++, i++) {
      const way =
        down +
        (STROKES_ACROSS * x) / widthPx +
        0.85 * (bends[i] as number) +
        0.14 * (fingers[i] as number) +
        0.016 * (hairs[i] as number);
      const weight = 0.6 + 0.4 * (pressed[i] as number);
      const tip =
        (0.055 + 0.05 * near) * (grain[i] as number) +
        (0.03 + 0.09 * near) * (tips[i] as number) +
        0.035 * (chanceOf(i, seed) - 0.5);
      const value = 1 + SHEEN * weight * Math.cos(2 * Math.PI * way) * (1 - 0.5 * near) + tip;
      light[i] = value;
      sum += value;
    }
  }
  const mean = sum / light.length;
  return { light: lightBytes(light.map((value) => value / mean)) };
}
