import { noiseField } from './noise-field.ts';
import type { Area } from './patterns/pattern.ts';
import { chanceOf } from './random.ts';
import { FULL_WIDTH_PX, type Sight, scaled } from './relief.ts';

/** How far a carved edge wavers, and how far a block is set beside its place, in pixels of the full-size picture. */
const WAVER_PX = 0.9;
const ASTRAY_PX = 1.1;
/** Places of the wavering noise to the full-size picture's width. */
const WAVER_PLACES = 56;
const WAVER_SAMPLES = 256;
/** Keeps a place that lies on a sample at that sample in every repeat. */
const NUDGE = 1e-3;
/** How much colour a block that was not inked evenly leaves out. */
const DRY = 0.16;

/**
 * Prints separations as blocks do: each ink a little astray of the others, each edge cut by hand, the colour thinner
 * here and there. All of it repeats with the repeat. `printed` holds 3 bytes a pixel.
 */
export function press(
  printed: Uint8Array,
  size: { readonly widthPx: number; readonly heightPx: number },
  repeat: Area,
  sight: Sight,
): Uint8Array {
  const { widthPx, heightPx } = size;
  const unit = scaled(1, sight);
  const places = Math.max(2, Math.round((WAVER_PLACES * repeat.width) / FULL_WIDTH_PX));
  const placesDown = Math.max(2, Math.round((WAVER_PLACES * repeat.height) / FULL_WIDTH_PX));
  const field = (salt: number, finer: number): Float32Array =>
    noiseField(WAVER_SAMPLES, WAVER_SAMPLES, places * finer, placesDown * finer, sight.seed ^ salt);
  const [waverX, waverY, thin] = [field(0x11, 1), field(0x22, 1), field(0x44, 2)];
  const perPixelX = WAVER_SAMPLES / (repeat.width * unit);
  const perPixelY = WAVER_SAMPLES / (repeat.height * unit);
  const turns = [0, 1, 2].map((c) => chanceOf(c, sight.seed) * Math.PI * 2);
  const away = (c: number): number => (c === 0 ? 0 : ASTRAY_PX * unit);
  const astrayX = Float64Array.from(turns, (turn, c) => Math.cos(turn) * away(c));
  const astrayY = Float64Array.from(turns, (turn, c) => Math.sin(turn) * away(c));
  const out = new Uint8Array(printed.length);
  for (let y = 0; y < heightPx; y++) {
    const fieldRow = (Math.floor(y * perPixelY + NUDGE) & (WAVER_SAMPLES - 1)) * WAVER_SAMPLES;
    for (let x = 0; x < widthPx; x++) {
      const at = fieldRow + (Math.floor(x * perPixelX + NUDGE) & (WAVER_SAMPLES - 1));
      const fromX = x + (waverX[at] as number) * WAVER_PX * unit;
      const fromY = y + (waverY[at] as number) * WAVER_PX * unit;
      const colour = 1 - DRY * Math.max(0, thin[at] as number);
      const to = (y * widthPx + x) * 3;
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        const [inkX, inkY] = [fromX + (astrayX[c] as number), fromY + (astrayY[c] as number)];
        const share = between(printed, size, inkX, inkY, c) * colour;
        out[to + c] = share;
        sum += share;
      }
      // Where blocks overlap, colour lies on colour: no pixel takes more than a full share.
      if (sum > 255)
        for (let c = 0; c < 3; c++) out[to + c] = ((out[to + c] as number) * 255) / sum;
    }
  }
  return out;
}

/** One separation at a place between pixels; beyond the edges the drawing goes on at the other side. */
function between(
  printed: Uint8Array,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  x: number,
  y: number,
  c: number,
): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const tx = x - left;
  const ty = y - top;
  const x0 = wrapped(left, widthPx);
  const x1 = wrapped(left + 1, widthPx);
  const row0 = wrapped(top, heightPx) * widthPx;
  const row1 = wrapped(top + 1, heightPx) * widthPx;
  const above =
    (printed[(row0 + x0) * 3 + c] as number) * (1 - tx) +
    (printed[(row0 + x1) * 3 + c] as number) * tx;
  const below =
    (printed[(row1 + x0) * 3 + c] as number) * (1 - tx) +
    (printed[(row1 + x1) * 3 + c] as number) * tx;
  return above * (1 - ty) + below * ty;
}

/** A place that lies less than one length outside, on the other side. */
const wrapped = (place: number, length: number): number =>
  place < 0 ? place + length : place >= length ? place - length : place;
