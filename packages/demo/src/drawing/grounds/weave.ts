import { noiseField, noiseRows } from '../noise-field.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';
import { loomLight } from './loom-light.ts';
import type { Weave } from './weave-kind.ts';
import { spin } from './yarn.ts';

/** Samples across one yarn that it takes to tell it from its neighbour; each pixel is the mean of its samples. */
const SAMPLES_PER_YARN = 6;
const MAX_SUPERSAMPLING = 3;
/** How much lighter or darker a short fibre is than the yarn below it. */
const HAIR_LIGHT = 0.05;

/** How many yarns fill a length: whole repeats of the draft, so that the picture's edges meet. */
const yarnCount = (lengthPx: number, pitchPx: number, period: number): number =>
  Math.max(1, Math.round(lengthPx / pitchPx / period)) * period;

/**
 * A woven surface: each sample asks the draft which yarn is on top, places itself across and along that yarn, and is
 * lit from the top left by the yarn's roundness and its bend. Yarns wander a little, swell and thin; a pixel is the
 * mean of its samples, so that fine cloth does not shimmer.
 */
export function weaveRelief(sight: Sight, weave: Weave): Relief {
  const { widthPx, heightPx, seed } = sight;
  const pitchPx = scaled(weave.pitchPx, sight);
  const scalePx = scaled(1, sight);
  const fine = Math.max(1, Math.min(MAX_SUPERSAMPLING, Math.ceil(SAMPLES_PER_YARN / pitchPx)));
  const [periodX, periodY] = weave.draft.period;
  const ends = yarnCount(widthPx, pitchPx, periodX);
  const picks = yarnCount(heightPx, pitchPx, periodY);
  const kind = { slub: weave.slub, scalePx };
  const warp = spin(ends, heightPx, { ...kind, seed: seed ^ 0x51 });
  const weft = spin(picks, widthPx, { ...kind, seed: seed ^ 0xa7 });
  const wide = widthPx * fine;
  const tall = heightPx * fine;
  const wander = wandering(wide, tall, ends, picks, seed);
  const addRow = loomLight({ weave, warp, weft, widthPx, fine, pitchPx, seed });

  const light = new Float32Array(widthPx * heightPx);
  const share = new Float32Array(widthPx * heightPx);
  const moveX = new Float32Array(wide);
  const moveY = new Float32Array(wide);
  const reach = 0.12 + 0.5 * weave.slub;
  for (let y = 0; y < tall; y++) {
    wander.x(y, moveX);
    wander.y(y, moveY);
    const from = Math.floor(y / fine) * widthPx;
    addRow({
      v: ((y + 0.5) / tall) * picks + picks,
      reach,
      moveX,
      moveY,
      light: light.subarray(from, from + widthPx),
      share: share.subarray(from, from + widthPx),
    });
  }
  if (weave.nap) {
    for (const field of [light, share]) veil(field, sight, weave.nap * pitchPx);
    const hairs = noiseField(widthPx, heightPx, ends, picks * 2, seed ^ 0x6b);
    for (let i = 0; i < light.length; i++) {
      light[i] = (light[i] as number) * (1 + HAIR_LIGHT * (hairs[i] as number));
    }
  }
  return {
    light: lightBytes(evened(light)),
    warp: shareBytes(share, 255 / (fine * fine)),
    pitchPx,
  };
}

/** Yarns do not lie straight: how far, in yarns, each place has moved from the grid. */
function wandering(wide: number, tall: number, ends: number, picks: number, seed: number) {
  const every = (yarns: number): number => Math.max(2, Math.round(yarns / 14));
  return {
    x: noiseRows(wide, tall, every(ends) * 2, every(picks), seed ^ 0x1357),
    y: noiseRows(wide, tall, every(ends), every(picks) * 2, seed ^ 0x2468),
  };
}

/** Draws short fibres over a field, in place: each place is mixed with those up to `reachPx` away, over the edges too. */
function veil(field: Float32Array, { widthPx, heightPx }: Sight, reachPx: number): void {
  const passes = Math.max(1, Math.round(reachPx));
  const share = Math.min(1, reachPx / passes / 2);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < heightPx; y++) mixLine(field, share, y * widthPx, 1, widthPx);
    for (let x = 0; x < widthPx; x++) mixLine(field, share, x, widthPx, heightPx);
  }
}

/** Mixes each of `length` places, `step` apart, with a share of its two neighbours. */
function mixLine(field: Float32Array, share: number, from: number, step: number, length: number) {
  const first = field[from] as number;
  let before = field[from + (length - 1) * step] as number;
  for (let k = 0, at = from; k < length; k++, at += step) {
    const own = field[at] as number;
    const after = k === length - 1 ? first : (field[at + step] as number);
    field[at] = (own + share * (before + after)) / (1 + 2 * share);
    before = own;
  }
}

/** The same light, in place, with a mean of 1: weaving must not change the colour of the cloth. */
function evened(light: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < light.length; i++) sum += light[i] as number;
  const factor = light.length / sum;
  for (let i = 0; i < light.length; i++) light[i] = (light[i] as number) * factor;
  return light;
}

function shareBytes(share: Float32Array, factor: number): Uint8Array {
  const bytes = new Uint8Array(share.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (share[i] as number) * factor + 0.5;
  return bytes;
}
