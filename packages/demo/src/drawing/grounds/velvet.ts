import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';

/** Cut pile: no yarns to see from afar, only where a hand has brushed it; the tips of the tufts from near by. */
export function velvetRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const brushed = noiseField(widthPx, heightPx, 3, 4, seed);
  const strokes = noiseField(widthPx, heightPx, 11, 5, seed ^ 0x5b);
  const tuftPx = Math.max(1, scaled(2.2, sight));
  const tuftsX = Math.max(1, Math.round(widthPx / tuftPx));
  const tuftsY = Math.max(1, Math.round(heightPx / tuftPx));
  const grain = noiseField(widthPx, heightPx, tuftsX, tuftsY, seed ^ 0xc1);
  const near = Math.min(1, (sight.magnify - 1) / 2);
  const light = new Float32Array(brushed.length);
  for (let i = 0; i < light.length; i++) {
    const lie = 0.13 * (brushed[i] ?? 0) + 0.1 * (strokes[i] ?? 0);
    const tip = (0.07 + 0.09 * near) * (grain[i] ?? 0);
    light[i] = 1 + lie * (1 - 0.5 * near) + tip + 0.03 * near * (chanceOf(i, seed) - 0.5);
  }
  return { light: lightBytes(light) };
}
