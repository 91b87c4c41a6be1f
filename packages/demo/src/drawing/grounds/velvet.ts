import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';

/** How far the pile's lie changes its light: velvet is darkest where one looks into the tufts. */
const SHEEN = 0.085;

/**
 * Cut pile: no yarns to see from afar, only how hands and folds have brushed it, in soft strokes whose one side is
 * sharper than the other; the tips of the tufts from near by.
 */
export function velvetRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const near = Math.max(0, Math.min(1, (sight.magnify - 1.8) / 3));
  const wide = noiseField(widthPx, heightPx, 3, 4, seed);
  const strokes = noiseField(widthPx, heightPx, 9, 4, seed ^ 0x5b);
  const streaks = noiseField(widthPx, heightPx, 60, 5, seed ^ 0x77);
  const tuftPx = Math.max(1, scaled(0.55, sight));
  const tuftsX = Math.max(1, Math.round(widthPx / tuftPx));
  const tuftsY = Math.max(1, Math.round(heightPx / (tuftPx * 1.3)));
  const grain = noiseField(widthPx, heightPx, tuftsX, tuftsY, seed ^ 0xc1);
  const light = new Float32Array(wide.length);
  let sum = 0;
  for (let i = 0; i < light.length; i++) {
    const bent = (wide[i] as number) * 1.1 + (strokes[i] as number) * 0.8;
    const lie = Math.tanh(bent * 1.1) + 0.22 * (streaks[i] as number);
    const tip = (0.035 + 0.13 * near) * (grain[i] as number);
    const value = 1 + SHEEN * lie * (1 - 0.55 * near) + tip + 0.03 * (chanceOf(i, seed) - 0.5);
    light[i] = value;
    sum += value;
  }
  const mean = sum / light.length;
  return { light: lightBytes(light.map((value) => value / mean)) };
}
