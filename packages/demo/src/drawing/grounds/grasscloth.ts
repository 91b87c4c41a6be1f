import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, lightFrom, type Relief, type Sight, scaled } from '../relief.ts';

/** Blades of dried grass laid side by side and held by a fine thread every two centimetres. */
export function grassclothRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const bladePx = Math.max(1.5, scaled(2.3, sight));
  const blades = Math.max(2, Math.round(heightPx / bladePx));
  const threads = Math.max(1, Math.round(widthPx / scaled(26, sight)));
  const wander = noiseField(widthPx, heightPx, 7, blades >> 2 || 1, seed);
  const streak = noiseField(widthPx, heightPx, 5, blades * 2, seed ^ 0x2f);
  const heights = new Float32Array(widthPx * heightPx);
  const warp = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const v = (((y + 0.5) / heightPx) * blades + 0.7 * (wander[i] as number) + blades) % blades;
      const off = v - Math.floor(v) - 0.5;
      const u = ((x + 0.5) / widthPx) * threads;
      const fromThread = Math.abs(u - Math.floor(u) - 0.5) * scaled(26, sight);
      const bound = fromThread < 0.5 * sight.magnify ? 0.22 : 0;
      heights[i] = 1 - 1.6 * off * off + bound * 0.3;
      const blade = chanceOf(Math.floor(v), seed ^ 0x91);
      warp[i] = Math.max(
        0,
        Math.min(255, 255 * (blade * 0.6 + 0.1 + 0.3 * (streak[i] as number) + bound)),
      );
    }
  }
  const light = lightFrom(heights, sight, { slope: 0.14, depth: 0.35 });
  return {
    light: lightBytes(light.map((value, i) => value * (1 + 0.07 * (streak[i] as number)))),
    warp,
  };
}
