import { chanceOf } from '../../drawing/random.ts';

type Light = readonly [red: number, green: number, blue: number];

/** Beyond a window the lens is not sharp and there is more light than it can take: no edge, and no colour at its full. */
const ZENITH: Light = [0.66, 0.8, 0.95];
const HORIZON: Light = [0.96, 0.95, 0.92];
const MOUNTAINS: Light = [0.64, 0.71, 0.78];
const HILLS: Light = [0.5, 0.57, 0.52];
const TREES_IN_SHADE: Light = [0.17, 0.22, 0.13];
const TREES_IN_SUN: Light = [0.6, 0.64, 0.36];
const GRASS_FAR: Light = [0.78, 0.76, 0.5];
const GRASS_NEAR: Light = [0.42, 0.47, 0.21];

const between = (value: number, from: number, to: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Soft noise of 0 to 1 with a bump in each unit. */
function soft(x: number, y: number, salt: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [between(x, i, i + 1), between(y, j, j + 1)];
  const at = (a: number, b: number): number => chanceOf(a * 7919 + b, salt);
  const above = at(i, j) * (1 - s) + at(i + 1, j) * s;
  return above * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t;
}

function lay(out: Float64Array, light: Light, share: number): void {
  for (let k = 0; k < 3; k++)
    out[k] = (out[k] as number) * (1 - share) + (light[k] as number) * share;
}

/** How high a ridge stands at an angle to the right. */
const ridge = (aside: number, height: number, rough: number, pace: number, salt: number): number =>
  height +
  rough * (soft(aside * pace, 0, salt) - 0.5 + 0.4 * (soft(aside * pace * 2.7, 1, salt) - 0.5));

/**
 * What is seen beyond windows and the stoep: a bright sky, mountains in the haze, hills, trees and mown veld. Angles to
 * the right and up, in radians.
 */
export function outdoors(aside: number, up: number, out: Float64Array): void {
  out.set(HORIZON);
  lay(out, ZENITH, between(up, 0.02, 0.5));
  lay(out, HORIZON, 0.7 * between(soft(aside * 5, up * 14, 3), 0.45, 0.9));
  const mountains = ridge(aside, 0.075, 0.09, 7, 11);
  lay(out, MOUNTAINS, 0.9 * (1 - between(up, mountains - 0.008, mountains + 0.004)));
  const hills = ridge(aside, 0.02, 0.06, 11, 17);
  lay(out, HILLS, 0.8 * (1 - between(up, hills - 0.008, hills + 0.005)));
  const foot = -0.055 + 0.012 * soft(aside * 9, 2, 5);
  lay(out, GRASS_FAR, 1 - between(up, foot - 0.01, foot + 0.01));
  lay(
    out,
    GRASS_NEAR,
    between(-up, 0.07, 0.2) * (0.75 + 0.5 * (soft(aside * 26, up * 60, 7) - 0.5)),
  );
  // Trees in clumps, and between them the land.
  const clump = between(soft(aside * 11, 5, 23), 0.3, 0.56);
  const crown = foot + clump * (0.045 + 0.035 * soft(aside * 30, 6, 29)) - 0.004;
  const leaves = 0.014 * (soft(aside * 120, up * 120, 31) - 0.5);
  const trees = clump * (1 - between(up + leaves, crown - 0.012, crown + 0.008));
  const stands = between(up, foot - 0.016, foot + 0.004);
  const lit = between(soft(aside * 62, up * 74, 37) + (up - foot) * 5, 0.35, 1.05);
  lay(out, TREES_IN_SHADE, trees * stands);
  lay(out, TREES_IN_SUN, trees * stands * lit);
  // The light that spills in takes the depth out of all of it.
  lay(out, HORIZON, 0.22);
}
