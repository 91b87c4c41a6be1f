import { chanceOf } from '../random.ts';
import type { Draft } from './drafts.ts';
import type { Weave } from './weave-kind.ts';
import type { Yarns } from './yarn.ts';

/** From this pitch on the plies of a yarn and its fibres are seen. */
const PLY_PITCH_PX = 4;
/** How dark it is between yarns. */
const GAP_LIGHT = 0.62;
const FIBRES = 4096;

export interface Loom {
  readonly weave: Weave;
  readonly warp: Yarns;
  readonly weft: Yarns;
  readonly widthPx: number;
  /** Samples across and down each pixel. */
  readonly fine: number;
  readonly pitchPx: number;
  readonly seed: number;
}

/** One row of samples, and the row of pixels that they are added to. */
export interface LoomRow {
  /** Where the row lies, in picks; it begins one whole cloth below zero, so that it may wander up. */
  readonly v: number;
  /** Factor on how far yarns have moved. */
  readonly reach: number;
  /** How far each sample has moved, in yarns. */
  readonly moveX: Float32Array;
  readonly moveY: Float32Array;
  readonly light: Float32Array;
  /** 1 for each sample that shows the warp, one half where neither yarn is seen. */
  readonly share: Float32Array;
}

/**
 * The function that adds a row of samples to its pixels. It runs millions of times a picture: everything that does not
 * change lies in tables, and nothing is made anew for a sample.
 */
export function loomLight(loom: Loom): (row: LoomRow) => void {
  const { warp, weft, widthPx, fine, pitchPx, seed } = loom;
  const { draft, sheen = 0 } = loom.weave;
  const crossings = crossingsOf(draft);
  const [periodX, periodY] = draft.period;
  const ends = warp.count;
  const picks = weft.count;
  const draftEnds = Uint8Array.from({ length: ends }, (_, end) => end % periodX);
  const draftPicks = Uint8Array.from({ length: picks }, (_, pick) => pick % periodY);
  const fibre = Float32Array.from({ length: FIBRES }, (_, i) => chanceOf(i, seed ^ 0x99) - 0.5);
  const plies = Math.max(0, Math.min(1, (pitchPx - PLY_PITCH_PX) / 6));
  const wide = widthPx * fine;
  // One whole cloth to the right of zero, as `v` is below it.
  const straight = Float64Array.from({ length: wide }, (_, x) => ((x + 0.5) / wide) * ends + ends);
  const { breadth: warpBreadths, tone: warpTones, samples: warpSamples } = warp;
  const { breadth: weftBreadths, tone: weftTones, samples: weftSamples } = weft;

  return ({ v: middle, reach, moveX, moveY, light, share }) => {
    let x = 0;
    for (let i = 0; i < widthPx; i++) {
      let lights = light[i] as number;
      let shares = share[i] as number;
      for (const next = x + fine; x < next; x++) {
        const u = (straight[x] as number) + (moveX[x] as number) * reach;
        const v = middle + (moveY[x] as number) * reach;
        const cellU = u | 0;
        const cellV = v | 0;
        const fx = u - cellU - 0.5;
        const fy = v - cellV - 0.5;
        // Remainders by subtraction, which is exact here and much quicker: no place lies two cloths away.
        let end = cellU;
        let alongU = u;
        while (end >= ends) {
          end -= ends;
          alongU -= ends;
        }
        let pick = cellV;
        let alongV = v;
        while (pick >= picks) {
          pick -= picks;
          alongV -= picks;
        }
        const cell =
          ((draftPicks[pick] as number) * periodX + (draftEnds[end] as number)) * CROSSING;
        const here = crossings[cell] as number;
        const fallY = crossings[cell + (fy > 0 ? 1 : 2)] as number;
        const fallX = crossings[cell + (fx > 0 ? 3 : 4)] as number;
        const alongWarp = (end * warpSamples + (alongV / picks) * warpSamples) | 0;
        const alongWeft = (pick * weftSamples + (alongU / ends) * weftSamples) | 0;
        const warpBreadth = warpBreadths[alongWarp] as number;
        const weftBreadth = weftBreadths[alongWeft] as number;
        const ex = (2 * fx) / warpBreadth;
        const ey = (2 * fy) / weftBreadth;
        const roundX = 1 - ex * ex;
        const roundY = 1 - ey * ey;
        const warpHeight = here + fallY * 2 * fy * fy + 0.55 * roundX * warpBreadth;
        const weftHeight = 1 - here + fallX * 2 * fx * fx + 0.55 * roundY * weftBreadth;
        const warpOnTop = roundX > 0 && (warpHeight > weftHeight || roundY <= 0);
        if (!warpOnTop && roundY <= 0) {
          shares += 0.5;
          lights = Math.fround(lights + GAP_LIGHT);
          continue;
        }
        const e = warpOnTop ? ex : ey;
        const height = warpOnTop ? warpHeight : weftHeight;
        const slope = warpOnTop ? fallY * fy * 4 : fallX * fx * 4;
        const tone = warpOnTop
          ? (warpTones[alongWarp] as number)
          : (weftTones[alongWeft] as number);
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
          lit += plies * (0.05 * Math.sin(turn * Math.PI * 2) + 0.15 * (fibre[at] as number));
        }
        if (warpOnTop) shares += 1;
        lights = Math.fround(lights + lit * tone);
      }
      light[i] = lights;
      share[i] = shares;
    }
  };
}

/** Numbers of a crossing in the table below. */
const CROSSING = 5;

/**
 * For each crossing of a draft: whether the warp lies on top (1 or 0), and how the heights change to the pick below, to
 * the one above, to the end on the right and to the one on the left.
 */
function crossingsOf({ period: [ends, picks], warpUp }: Draft): Float32Array {
  const table = new Float32Array(ends * picks * CROSSING);
  const up = (end: number, pick: number): number =>
    warpUp((end + ends) % ends, (pick + picks) % picks) ? 1 : 0;
  for (let pick = 0; pick < picks; pick++) {
    for (let end = 0; end < ends; end++) {
      const here = up(end, pick);
      const crossing = [
        here,
        up(end, pick + 1) - here,
        up(end, pick - 1) - here,
        here - up(end + 1, pick),
        here - up(end - 1, pick),
      ];
      table.set(crossing, (pick * ends + end) * CROSSING);
    }
  }
  return table;
}
