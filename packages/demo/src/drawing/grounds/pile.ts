import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';

/** Knotted pile: one tone a knot, soft bands where one batch of wool ended and the next began (abrash). */
export function pileRelief(sight: Sight): Relief {
  return knots(sight, { knotPx: 1.7, ribbed: false });
}

/** Flat weave: the weft covers all, row upon row. */
export function kilimRelief(sight: Sight): Relief {
  return knots(sight, { knotPx: 1.7, ribbed: true });
}

function knots(sight: Sight, kind: { knotPx: number; ribbed: boolean }): Relief {
  const { widthPx, heightPx, seed } = sight;
  const knotPx = Math.max(1, scaled(kind.knotPx, sight));
  const abrash = noiseField(widthPx, heightPx, 2, 14, seed);
  const light = new Float32Array(widthPx * heightPx);
  const columns = Math.ceil(widthPx / knotPx);
  const fade = Math.max(0, Math.min(1, (knotPx - 1) / 3));
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / knotPx);
    const fy = y / knotPx - row - 0.5;
    const shift = kind.ribbed && row % 2 === 1 ? 0.5 : 0;
    for (let x = 0; x < widthPx; x++) {
      const at = x / knotPx + shift;
      const column = Math.floor(at);
      const fx = at - column - 0.5;
      const tone = (chanceOf(row * columns + column, seed) - 0.5) * 0.13;
      const round = kind.ribbed
        ? 0.06 - 0.75 * fy * fy - 0.1 * fy - 0.12 * fx * fx
        : 0.06 - 0.45 * (fx * fx + fy * fy) - 0.08 * (fx + fy);
      const i = y * widthPx + x;
      light[i] = 1 + tone + round * fade + 0.06 * (abrash[i] ?? 0);
    }
  }
  return { light: lightBytes(light), knotPx };
}
