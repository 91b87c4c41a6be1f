import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';

/** All yarns of one direction: what each is like along its length. */
export interface Yarns {
  readonly count: number;
  /** Samples along a yarn. */
  readonly samples: number;
  /** Breadth at each sample as a share of the distance between yarns, yarn after yarn. */
  readonly breadth: Float32Array;
  /** Factor on the light at each sample: no two yarns take the dye alike, nor does one along its length. */
  readonly tone: Float32Array;
}

/** How many slubs a length of yarn has; a slub is as long as a hand is wide. */
const SLUB_PX = 42;
const FULL_BREADTH = 0.96;
/** From this share of the noise on, a yarn swells into a slub. */
const SLUB_FROM = 0.5;

/**
 * Spins `count` yarns of `lengthPx` each. `slub` is 0 for spun by machine, 1 for spun by hand. Yarns wrap: their ends
 * meet their beginnings.
 */
export function spin(
  count: number,
  lengthPx: number,
  {
    slub,
    scalePx,
    seed,
  }: { readonly slub: number; readonly scalePx: number; readonly seed: number },
): Yarns {
  const samples = Math.max(8, Math.min(lengthPx, Math.round((lengthPx / scalePx) * 0.8)));
  const cells = Math.max(3, Math.round(lengthPx / (SLUB_PX * scalePx)));
  const slow = noiseField(samples, count, cells, count, seed ^ 0x51);
  const quick = noiseField(samples, count, cells * 5, count, seed ^ 0x1d);
  const breadth = new Float32Array(samples * count);
  const tone = new Float32Array(samples * count);
  for (let yarn = 0; yarn < count; yarn++) {
    const own = (chanceOf(yarn, seed ^ 0x33) - 0.5) * 2;
    const stout = (chanceOf(yarn, seed ^ 0x71) - 0.5) * 2;
    for (let s = 0; s < samples; s++) {
      const i = yarn * samples + s;
      const swell = Math.max(0, (slow[i] as number) - SLUB_FROM) * 2;
      const uneven = 0.5 * (slow[i] as number) + 0.5 * (quick[i] as number);
      breadth[i] = FULL_BREADTH + 0.06 * stout + slub * (0.16 * uneven + 0.1 * stout + 0.9 * swell);
      tone[i] =
        1 + own * (0.025 + 0.05 * slub) + uneven * (0.02 + 0.055 * slub) + 0.1 * slub * swell;
    }
  }
  return { count, samples, breadth, tone };
}
