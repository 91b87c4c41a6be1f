import { keepLatest } from './keep-latest.ts';
import { pictureHeightPx } from './picture.ts';
import { EVEN_LIGHT } from './relief.ts';
import type { Sheet } from './sheet.ts';

/** Folds as sums of waves: how many to the width, how deep, where they begin, and how they lean as they fall. */
const FOLDS = [
  { waves: 4.3, depth: 0.5, phase: 0.4 },
  { waves: 7.1, depth: 0.26, phase: 2.1 },
  { waves: 11.7, depth: 0.11, phase: 4.4 },
].map((fold) => ({ ...fold, lean: Math.sin(fold.phase) }));
/** Cloth in folds is this much longer than the width it fills. */
const FULLNESS = 1.7;
/** The largest number below one in single precision: a share of one would lie beyond its row. */
const BEFORE_ONE = 1 - 2 ** -24;
/** The relief of the weave shows less from farther away. */
const RELIEF_SHARE = 0.5;

/** The sheet at half its size, each pixel the mean of four: cloth in folds shows more of itself, and must not shimmer. */
function halved({ widthPx, heightPx, inks, light }: Sheet): Sheet {
  const width = widthPx >> 1;
  const height = heightPx >> 1;
  const mean = (bytes: Uint8Array, channels: number): Uint8Array => {
    const small = new Uint8Array(width * height * channels);
    const row = widthPx * channels;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width * channels; x++) {
        const at = 2 * y * row + 2 * (x - (x % channels)) + (x % channels);
        const pair = (bytes[at] ?? 0) + (bytes[at + channels] ?? 0);
        small[y * width * channels + x] =
          (pair + (bytes[at + row] ?? 0) + (bytes[at + row + channels] ?? 0) + 2) >> 2;
      }
    }
    return small;
  };
  return { widthPx: width, heightPx: height, inks: mean(inks, 3), light: mean(light, 1) };
}

/** Hangs a cloth in folds, as wide as its sheet. It must repeat over the edges. */
export const drape = (flat: Sheet): Sheet => hung(halved(flat), flat.widthPx);

/** Hangs a cloth in folds, light from the left, in twice the width of its sheet or about that. */
export function hung(small: Sheet, widthPx: number): Sheet {
  const heightPx = pictureHeightPx(widthPx);
  const { rows, columns, shades } = foldsOf(widthPx);
  const inks = new Uint8Array(widthPx * heightPx * 3);
  const light = new Uint8Array(widthPx * heightPx);
  for (let y = 0, to = 0; y < heightPx; y++) {
    const fromRow = Math.floor((rows[y] as number) * small.heightPx) * small.widthPx;
    for (let x = 0; x < widthPx; x++, to++) {
      const from = fromRow + Math.floor((columns[to] as number) * small.widthPx);
      const weave = EVEN_LIGHT + ((small.light[from] as number) - EVEN_LIGHT) * RELIEF_SHARE;
      light[to] = Math.max(20, Math.min(255, weave * (shades[to] as number)));
      inks[to * 3] = small.inks[from * 3] as number;
      inks[to * 3 + 1] = small.inks[from * 3 + 1] as number;
      inks[to * 3 + 2] = small.inks[from * 3 + 2] as number;
    }
  }
  return { widthPx, heightPx, inks, light };
}

/** Where each pixel of a hanging cloth shows its sheet, as shares of it, and how the folds shade it. */
interface Folds {
  /** One a row. */
  readonly rows: Float64Array;
  /** One a pixel, as are the shades. */
  readonly columns: Float32Array;
  readonly shades: Float32Array;
}

/** Folds that a process keeps: of the widths that pictures are kept in before anyone asks for more. */
const MAX_KEPT = 3;
const MAX_KEPT_PX = 1024;
const kept = new Map<string, Folds>();

/** Every cloth hangs alike, so the folds of a width are worked out once. */
function foldsOf(widthPx: number): Folds {
  const folds = kept.get(String(widthPx)) ?? foldsIn(widthPx, pictureHeightPx(widthPx));
  if (widthPx <= MAX_KEPT_PX) keepLatest(kept, [String(widthPx), folds], MAX_KEPT);
  return folds;
}

function foldsIn(widthPx: number, heightPx: number): Folds {
  const rows = new Float64Array(heightPx);
  const columns = new Float32Array(widthPx * heightPx);
  const shades = new Float32Array(widthPx * heightPx);
  const across = FOLDS.map(({ waves }) => turnsAcross(waves, widthPx));
  const slopes = new Float64Array(widthPx);
  const rises = new Float64Array(widthPx);
  for (let y = 0, to = 0; y < heightPx; y++) {
    const fall = y / heightPx;
    const sway = 0.012 * Math.sin(fall * 2.2 + 0.4) * (0.3 + fall);
    const opening = 0.72 + 0.28 * Math.min(1, fall * 1.8);
    slopes.fill(0);
    rises.fill(0);
    FOLDS.forEach(({ waves, depth, phase, lean }, k) => {
      const turn = sway * waves * Math.PI * 2 + phase + fall * 0.35 * lean;
      addWave(slopes, rises, depth * Math.cos(turn), depth * Math.sin(turn), across[k]);
    });
    rows[y] = (fall * FULLNESS) % 1;
    for (let x = 0; x < widthPx; x++, to++) {
      const slope = slopes[x] as number;
      const rise = rises[x] as number;
      const place = (x / widthPx + sway) * FULLNESS + 0.03 * slope * opening;
      columns[to] = Math.min(BEFORE_ONE, place - Math.floor(place));
      shades[to] = 0.9 + (0.34 * slope + 0.3 * rise - 0.1 * Math.max(0, -rise)) * opening;
    }
  }
  return { rows, columns, shades };
}

/** Cosines and sines of how far a wave has turned at each column. */
interface Turns {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

/** Adds a wave to a row: how steep it is at each column, and how far it stands out. */
function addWave(
  slopes: Float64Array,
  rises: Float64Array,
  cosine: number,
  sine: number,
  turns: Turns | undefined,
): void {
  if (!turns) return;
  const { cosines, sines } = turns;
  for (let x = 0; x < slopes.length; x++) {
    const [c, s] = [cosines[x] as number, sines[x] as number];
    slopes[x] = (slopes[x] as number) + c * cosine - s * sine;
    rises[x] = (rises[x] as number) + s * cosine + c * sine;
  }
}

function turnsAcross(waves: number, widthPx: number): Turns {
  const turn = (_: unknown, x: number): number => (x / widthPx) * waves * Math.PI * 2;
  const turns = Float64Array.from({ length: widthPx }, turn);
  return { cosines: turns.map(Math.cos), sines: turns.map(Math.sin) };
}
