import { noiseField } from '../noise-field.ts';
import { chanceOf } from '../random.ts';
import { lightBytes, lightFrom, type Relief, type Sight, scaled } from '../relief.ts';
import type { Draft } from './drafts.ts';

export interface Weave {
  readonly draft: Draft;
  /** Distance between yarns in pixels of the full-size picture. */
  readonly pitchPx: number;
  /** How uneven the yarns are: 0 is spun by machine, 1 by hand on a windy day. */
  readonly slub: number;
}

const SLUBS_PER_YARN = 24;
/** Yarns nearer than this cannot be told apart; their relief fades out instead of shimmering. */
const VANISHING_PITCH_PX = 1.2;
/** From this pitch on the two plies of a yarn are seen. */
const PLY_PITCH_PX = 9;

/** How many yarns fill a length: whole repeats of the draft, so that the picture's edges meet. */
const yarnCount = (lengthPx: number, pitchPx: number, period: number): number =>
  Math.max(1, Math.round(lengthPx / pitchPx / period)) * period;

/** Where each pixel along an edge falls: which yarn, and how far from its middle (-0.5 to 0.5). */
function places(lengthPx: number, yarns: number): { yarn: Int32Array; off: Float32Array } {
  const yarn = new Int32Array(lengthPx);
  const off = new Float32Array(lengthPx);
  for (let i = 0; i < lengthPx; i++) {
    const at = ((i + 0.5) / lengthPx) * yarns;
    yarn[i] = Math.min(yarns - 1, Math.floor(at));
    off[i] = at - Math.floor(at) - 0.5;
  }
  return { yarn, off };
}

/** Thickness of each yarn along its length, as a factor on what is usual. It wraps, like everything else here. */
function thickness(lengthPx: number, yarns: number, slub: number, seed: number): Float32Array {
  const field = noiseField(lengthPx, yarns, SLUBS_PER_YARN, yarns, seed);
  return field.map((value) => 1 + slub * 0.55 * value);
}

/**
 * A woven surface: each pixel asks the draft which yarn is on top, places itself across and along that yarn, takes its
 * height, and is lit from the top left.
 */
export function weaveRelief(sight: Sight, weave: Weave): Relief {
  const { widthPx, heightPx, seed } = sight;
  const pitchPx = scaled(weave.pitchPx, sight);
  const [periodX, periodY] = weave.draft.period;
  const ends = yarnCount(widthPx, pitchPx, periodX);
  const picks = yarnCount(heightPx, pitchPx, periodY);
  const across = places(widthPx, ends);
  const along = places(heightPx, picks);
  const warpThick = thickness(heightPx, ends, weave.slub, seed ^ 0x51);
  const weftThick = thickness(widthPx, picks, weave.slub, seed ^ 0xa7);
  const up = new Float32Array(ends * picks);
  for (let p = 0; p < picks; p++)
    for (let e = 0; e < ends; e++) up[p * ends + e] = weave.draft.warpUp(e, p) ? 1 : 0;

  const heights = new Float32Array(widthPx * heightPx);
  const warp = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const pick = along.yarn[y] ?? 0;
    const fy = along.off[y] ?? 0;
    const nextPick = (pick + (fy > 0 ? 1 : picks - 1)) % picks;
    const bendY = 2 * fy * fy;
    for (let x = 0; x < widthPx; x++) {
      const end = across.yarn[x] ?? 0;
      const fx = across.off[x] ?? 0;
      const nextEnd = (end + (fx > 0 ? 1 : ends - 1)) % ends;
      const here = up[pick * ends + end] ?? 0;
      const warpBend = here + ((up[nextPick * ends + end] ?? 0) - here) * bendY;
      const weftBend = 1 - here + (here - (up[pick * ends + nextEnd] ?? 0)) * 2 * fx * fx;
      const warpThickness = warpThick[end * heightPx + y] ?? 1;
      const weftThickness = weftThick[pick * widthPx + x] ?? 1;
      const ex = fx / warpThickness;
      const ey = fy / weftThickness;
      const warpHeight = 0.35 * warpThickness - 2.4 * ex * ex + warpBend;
      const weftHeight = 0.35 * weftThickness - 2.4 * ey * ey + weftBend;
      const share = Math.max(0, Math.min(1, (warpHeight - weftHeight) * 1.6 + 0.5));
      heights[y * widthPx + x] = warpHeight * share + weftHeight * (1 - share);
      warp[y * widthPx + x] = share * 255;
    }
  }
  const sharpness = Math.max(0, Math.min(1, (pitchPx - VANISHING_PITCH_PX) / 3));
  const light = lightFrom(heights, sight, {
    slope: 0.05 * sharpness * Math.max(1, pitchPx / 6),
    depth: 0.26 * sharpness,
  });
  colourUnevenly(light, sight, { across, along, ends, picks, warp, pitchPx, slub: weave.slub });
  return { light: lightBytes(light), warp, pitchPx };
}

interface Laid {
  readonly across: { yarn: Int32Array; off: Float32Array };
  readonly along: { yarn: Int32Array; off: Float32Array };
  readonly ends: number;
  readonly picks: number;
  readonly warp: Uint8Array;
  readonly pitchPx: number;
  readonly slub: number;
}

/** No two yarns take the dye alike, and close up their plies wind round each other. */
function colourUnevenly(light: Float32Array, sight: Sight, laid: Laid): void {
  const { widthPx, heightPx, seed } = sight;
  const uneven = 0.05 + 0.1 * laid.slub;
  const tone = (yarn: number, salt: number): number =>
    (chanceOf(yarn, seed ^ salt) - 0.5) * 2 * uneven;
  const endTone = Float32Array.from({ length: laid.ends }, (_, i) => tone(i, 0x33));
  const pickTone = Float32Array.from({ length: laid.picks }, (_, i) => tone(i, 0x77));
  const ply = laid.pitchPx >= PLY_PITCH_PX ? 0.13 : 0;
  for (let y = 0; y < heightPx; y++) {
    const pick = laid.along.yarn[y] ?? 0;
    const fy = laid.along.off[y] ?? 0;
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const end = laid.across.yarn[x] ?? 0;
      const fx = laid.across.off[x] ?? 0;
      const isWarp = (laid.warp[i] ?? 0) > 127;
      let factor = 1 + (isWarp ? (endTone[end] ?? 0) : (pickTone[pick] ?? 0));
      if (ply > 0) {
        const turn = isWarp ? fx * 5 + fy * 9 + end : fy * 5 + fx * 9 + pick;
        factor += ply * Math.sin(turn) + (chanceOf(i, seed) - 0.5) * 0.07;
      }
      light[i] = (light[i] ?? 1) * factor;
    }
  }
}
