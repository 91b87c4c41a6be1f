import { noiseRows } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, type Relief, type Sight, scaled } from '../relief.ts';
import type { Draft } from './drafts.ts';
import { spin, type Yarns } from './yarn.ts';

export interface Weave {
  readonly draft: Draft;
  /** Distance between yarns in pixels of the full-size picture. */
  readonly pitchPx: number;
  /** How uneven the yarns are: 0 is spun by machine, 1 by hand on a windy day. */
  readonly slub: number;
  /** How much of the light comes off the yarn as from a polished thing: 0 wool, 1 silk. */
  readonly sheen?: number;
}

/** Samples across one yarn that it takes to tell it from its neighbour; each pixel is the mean of its samples. */
const SAMPLES_PER_YARN = 6;
const MAX_SUPERSAMPLING = 3;
/** From this pitch on the plies of a yarn and its fibres are seen. */
const PLY_PITCH_PX = 4;
/** How dark it is between yarns. */
const GAP_LIGHT = 0.62;

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
  const sample = sampler({ weave, warp, weft, pitchPx, fine, seed });

  const light = new Float32Array(widthPx * heightPx);
  const share = new Float32Array(widthPx * heightPx);
  const moveX = new Float32Array(wide);
  const moveY = new Float32Array(wide);
  const reach = 0.12 + 0.5 * weave.slub;
  for (let y = 0; y < tall; y++) {
    wander.x(y, moveX);
    wander.y(y, moveY);
    const v = ((y + 0.5) / tall) * picks + picks;
    const row = Math.floor(y / fine) * widthPx;
    for (let x = 0; x < wide; x++) {
      const u = ((x + 0.5) / wide) * ends + ends + (moveX[x] ?? 0) * reach;
      const i = row + ((x / fine) | 0);
      light[i] = (light[i] ?? 0) + sample.at(u, v + (moveY[x] ?? 0) * reach);
      share[i] = (share[i] ?? 0) + sample.warpShare;
    }
  }
  return { light: lightBytes(evened(light)), warp: bytes(share, 255 / (fine * fine)), pitchPx };
}

/** Yarns do not lie straight: how far, in yarns, each place has moved from the grid. */
function wandering(wide: number, tall: number, ends: number, picks: number, seed: number) {
  const every = (yarns: number): number => Math.max(2, Math.round(yarns / 14));
  return {
    x: noiseRows(wide, tall, every(ends) * 2, every(picks), seed ^ 0x1357),
    y: noiseRows(wide, tall, every(ends), every(picks) * 2, seed ^ 0x2468),
  };
}

interface Loom {
  readonly weave: Weave;
  readonly warp: Yarns;
  readonly weft: Yarns;
  readonly pitchPx: number;
  readonly fine: number;
  readonly seed: number;
}

/** Light and share of the warp at one place, given in yarns from the top left. */
function sampler({ weave, warp, weft, pitchPx, seed }: Loom) {
  const { draft, sheen = 0 } = weave;
  const [periodX, periodY] = draft.period;
  const up = Float32Array.from({ length: periodX * periodY }, (_, i) =>
    draft.warpUp(i % periodX, Math.floor(i / periodX)) ? 1 : 0,
  );
  const fibre = Float32Array.from({ length: 4096 }, (_, i) => chanceOf(i, seed ^ 0x99) - 0.5);
  const plies = Math.max(0, Math.min(1, (pitchPx - PLY_PITCH_PX) / 6));
  const { count: ends } = warp;
  const { count: picks } = weft;
  const result = {
    warpShare: 0,
    at(u: number, v: number): number {
      const cellU = Math.floor(u);
      const cellV = Math.floor(v);
      const end = cellU % ends;
      const pick = cellV % picks;
      const fx = u - cellU - 0.5;
      const fy = v - cellV - 0.5;
      const draftRow = (pick % periodY) * periodX;
      const draftEnd = end % periodX;
      const here = up[draftRow + draftEnd] ?? 0;
      const nextPick = (pick + (fy > 0 ? 1 : periodY * picks - 1)) % periodY;
      const nextEnd = (end + (fx > 0 ? 1 : periodX * ends - 1)) % periodX;
      const fallY = (up[nextPick * periodX + draftEnd] ?? 0) - here;
      const fallX = here - (up[draftRow + nextEnd] ?? 0);
      const alongWarp = (end * warp.samples + ((v % picks) / picks) * warp.samples) | 0;
      const alongWeft = (pick * weft.samples + ((u % ends) / ends) * weft.samples) | 0;
      const warpBreadth = warp.breadth[alongWarp] ?? 1;
      const weftBreadth = weft.breadth[alongWeft] ?? 1;
      const ex = (2 * fx) / warpBreadth;
      const ey = (2 * fy) / weftBreadth;
      const roundX = 1 - ex * ex;
      const roundY = 1 - ey * ey;
      const warpHeight = here + fallY * 2 * fy * fy + 0.55 * roundX * warpBreadth;
      const weftHeight = 1 - here + fallX * 2 * fx * fx + 0.55 * roundY * weftBreadth;
      const warpOnTop = roundX > 0 && (warpHeight > weftHeight || roundY <= 0);
      if (!warpOnTop && roundY <= 0) {
        result.warpShare = 0.5;
        return GAP_LIGHT;
      }
      result.warpShare = warpOnTop ? 1 : 0;
      const e = warpOnTop ? ex : ey;
      const height = warpOnTop ? warpHeight : weftHeight;
      const slope = warpOnTop ? fallY * fy * 4 : fallX * fx * 4;
      const tone = (warpOnTop ? warp.tone[alongWarp] : weft.tone[alongWeft]) ?? 1;
      // Round yarns shine on the side towards the lamp and along their crown, and darken where they dive.
      let lit = 0.8 + 0.2 * Math.min(1.4, height) - 0.15 * e - 0.12 * e * e * e * e + 0.1 * slope;
      if (sheen > 0)
        lit += sheen * (0.3 * (1 - e * e) * (1 - Math.abs(slope)) - 0.12) * (warpOnTop ? 1 : 0.3);
      if (plies > 0) {
        const along = warpOnTop ? v : u;
        const yarn = warpOnTop ? end * 37 : pick * 53 + 1711;
        const turn = along * 2 + e * 0.55;
        const strand = (along * 3 + e * 2.6 + 8) * 1.6;
        const at = (Math.floor(strand * 2) * 7 + Math.floor((e + 2) * 5) * 131 + yarn) & 4095;
        lit += plies * (0.05 * Math.sin(turn * Math.PI * 2) + 0.15 * (fibre[at] ?? 0));
      }
      return lit * tone;
    },
  };
  return result;
}

/** The same light with a mean of 1: weaving must not change the colour of the cloth. */
function evened(light: Float32Array): Float32Array {
  let sum = 0;
  for (const value of light) sum += value;
  const factor = light.length / sum;
  return light.map((value) => value * factor);
}

const bytes = (values: Float32Array, factor: number): Uint8Array =>
  Uint8Array.from(values, (value) => value * factor + 0.5);
