import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';

/** Printed paper: nearly flat, with a tooth that only shows close up. */
export function paperRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const toothPx = Math.max(1.5, scaled(3, sight));
  const tooth = noiseField(
    widthPx,
    heightPx,
    Math.round(widthPx / toothPx),
    Math.round(heightPx / toothPx),
    seed,
  );
  return { light: lightBytes(tooth.map((value) => 1 + 0.022 * value)) };
}

/** Glazed clay: flat, with iron specks. */
export function glazeRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const pool = noiseField(widthPx, heightPx, 5, 6, seed);
  const light = pool.map((value, i) => {
    const speck = chanceOf(Math.floor(i / 2), seed) < 0.0025 ? 0.3 : 0;
    return 1 + 0.02 * value - speck;
  });
  return { light: lightBytes(light) };
}
