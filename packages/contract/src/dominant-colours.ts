import { hexOfOklab, type Oklab, oklabOfRgb, squaredDifference } from './oklab.ts';

/** A colour of a picture. */
export interface DominantColour {
  /** As `#rrggbb`. */
  readonly hex: string;
  /** Which part of the picture it covers, from 0 to 1. */
  readonly share: number;
}

export const MAX_DOMINANT_COLOURS = 5;
/** Colours that cover less are left out while three remain. */
const LEAST_SHARE = 0.04;
const LEAST_COLOURS = 3;
/** Two centres closer than this (about twice what one just sees) are one colour. */
const SAME_WITHIN = 0.045;
/** The centres stand still long before this. */
const MAX_ROUNDS = 24;

/**
 * The 3 to 5 colours that make up a picture, the largest first; fewer where it has no more. k-means in OKLab from
 * centres that are chosen without chance, so the same pixels give the same colours.
 *
 * @param pixels red, green, blue of each pixel; a few thousand are plenty
 * @returns none for a picture without pixels
 */
export function dominantColours(pixels: Uint8Array | Uint8ClampedArray): DominantColour[] {
  const colours = Array.from({ length: Math.floor(pixels.length / 3) }, (_, pixel) =>
    oklabOfRgb(pixels[3 * pixel] ?? 0, pixels[3 * pixel + 1] ?? 0, pixels[3 * pixel + 2] ?? 0),
  );
  if (colours.length === 0) return [];
  const groups = merged(settle(colours, firstCentres(colours)));
  groups.sort((one, other) => other.count - one.count);
  return groups
    .map(({ centre, count }) => ({ hex: hexOfOklab(centre), share: count / colours.length }))
    .filter(({ share }, place) => share >= LEAST_SHARE || place < LEAST_COLOURS);
}

interface Group {
  readonly centre: Oklab;
  readonly count: number;
}

/** The mean, then again and again the colour that differs most from all that are chosen. */
function firstCentres(colours: readonly Oklab[]): Oklab[] {
  const centres = [meanOf(colours)];
  const nearest = new Float64Array(colours.length).fill(Number.POSITIVE_INFINITY);
  while (centres.length < MAX_DOMINANT_COLOURS) {
    const last = centres.at(-1);
    let farthest: Oklab | undefined;
    let distance = SAME_WITHIN ** 2;
    for (let place = 0; place < colours.length; place++) {
      const colour = colours[place];
      if (!colour) continue;
      const toLast = last ? squaredDifference(colour, last) : 0;
      const toNearest = Math.min(nearest[place] ?? 0, toLast);
      nearest[place] = toNearest;
      if (toNearest > distance) [farthest, distance] = [colour, toNearest];
    }
    if (!farthest) break;
    centres.push(farthest);
  }
  return centres;
}

/** Moves each centre to the middle of the colours it is nearest to, until none changes sides. */
function settle(colours: readonly Oklab[], first: readonly Oklab[]): Group[] {
  // In one row of numbers: every colour is held against every centre, round after round.
  const places = new Float64Array(colours.length * 3);
  colours.forEach(({ lightness, a, b }, i) => void places.set([lightness, a, b], i * 3));
  let groups: readonly Group[] = first.map((centre) => ({ centre, count: 0 }));
  const sides = new Int8Array(colours.length).fill(-1);
  for (let round = 0; round < MAX_ROUNDS && takeSides(places, groups, sides); round++) {
    groups = groupsOf(places, sides, groups.length);
  }
  return [...groups];
}

/** Puts each colour on the side of the centre it is nearest to; gives whether any has changed sides. */
function takeSides(places: Float64Array, groups: readonly Group[], sides: Int8Array): boolean {
  const centres = Float64Array.from(
    groups.flatMap(({ centre: { lightness, a, b } }) => [lightness, a, b]),
  );
  let changed = false;
  for (let i = 0; i < sides.length; i++) {
    const lightness = places[i * 3] as number;
    const a = places[i * 3 + 1] as number;
    const b = places[i * 3 + 2] as number;
    let [nearest, distance] = [0, Number.POSITIVE_INFINITY];
    for (let k = 0; k < groups.length; k++) {
      const toLightness = lightness - (centres[k * 3] as number);
      const toA = a - (centres[k * 3 + 1] as number);
      const toB = b - (centres[k * 3 + 2] as number);
      const difference = toLightness * toLightness + toA * toA + toB * toB;
      if (difference < distance) {
        nearest = k;
        distance = difference;
      }
    }
    if (sides[i] !== nearest) changed = true;
    sides[i] = nearest;
  }
  return changed;
}

/** The middle of the colours on each side, and how many they are; sides that nobody is on are gone. */
function groupsOf(places: Float64Array, sides: Int8Array, count: number): Group[] {
  const sums = new Float64Array(count * 4);
  for (let i = 0; i < sides.length; i++) {
    const at = (sides[i] as number) * 4;
    sums[at] = (sums[at] as number) + (places[i * 3] as number);
    sums[at + 1] = (sums[at + 1] as number) + (places[i * 3 + 1] as number);
    sums[at + 2] = (sums[at + 2] as number) + (places[i * 3 + 2] as number);
    sums[at + 3] = (sums[at + 3] as number) + 1;
  }
  return Array.from({ length: count }, (_, side) => {
    const [lightness = 0, a = 0, b = 0, on = 0] = sums.subarray(side * 4, side * 4 + 4);
    return { centre: { lightness: lightness / on, a: a / on, b: b / on }, count: on };
  }).filter(({ count: on }) => on > 0);
}

/** Groups whose centres nobody tells apart become one. */
function merged(groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups) {
    const place = kept.findIndex(
      ({ centre }) => squaredDifference(centre, group.centre) < SAME_WITHIN ** 2,
    );
    const same = kept[place];
    if (same) kept[place] = joined(same, group);
    else kept.push(group);
  }
  return kept;
}

function joined(one: Group, other: Group): Group {
  const count = one.count + other.count;
  const mix = (a: number, b: number): number => (a * one.count + b * other.count) / count;
  return {
    count,
    centre: {
      lightness: mix(one.centre.lightness, other.centre.lightness),
      a: mix(one.centre.a, other.centre.a),
      b: mix(one.centre.b, other.centre.b),
    },
  };
}

function meanOf(colours: readonly Oklab[]): Oklab {
  let [lightness, a, b] = [0, 0, 0];
  for (const colour of colours) {
    lightness += colour.lightness;
    a += colour.a;
    b += colour.b;
  }
  const count = colours.length || 1;
  return { lightness: lightness / count, a: a / count, b: b / count };
}
