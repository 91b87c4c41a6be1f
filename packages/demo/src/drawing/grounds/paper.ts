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

/** Width of a speck of iron, in pixels of the full-size picture. */
const SPECK_PX = 1.3;

/** Glazed clay: flat, with iron specks. */
export function glazeRelief(sight: Sight): Relief {
  const { widthPx, heightPx, seed } = sight;
  const pool = noiseField(widthPx, heightPx, 5, 6, seed);
  const speckPx = Math.max(1, scaled(SPECK_PX, sight));
  const across = Math.ceil(widthPx / speckPx);
  const light = pool.map((value, i) => {
    const cell =
      Math.floor(Math.floor(i / widthPx) / speckPx) * across + Math.floor((i % widthPx) / speckPx);
    return 1 + 0.02 * value - (chanceOf(cell, seed) < 0.0025 ? 0.3 : 0);
  });
  return { light: lightBytes(light) };
}
