import { type Oklab, oklabOfHex } from '@selvedge/contract/oklab';

/** A colour that is asked for, with how much lightness counts beside its hue. */
export interface AskedColour extends Oklab {
  readonly chroma: number;
  /** 1 for a grey, whose lightness is all it has; less the more colour there is. */
  readonly lightnessWeight: number;
}

/** From this chroma on a colour is named by its hue: teal is teal, light or dark. */
const COLOURFUL = 0.06;
/** How much lightness counts of such a colour. */
const LEAST_LIGHTNESS_WEIGHT = 0.4;
/** How much a step around the circle of hues counts beside one towards a purer colour. */
const HUE_WEIGHT = 2;
/** How much a step towards grey counts beside one towards a purer colour. */
const LOST_CHROMA_WEIGHT = 2;

export function askedColour(hex: string): AskedColour {
  const colour = oklabOfHex(hex);
  const chroma = Math.sqrt(colour.a ** 2 + colour.b ** 2);
  const colourful = Math.min(1, chroma / COLOURFUL);
  return { ...colour, chroma, lightnessWeight: 1 - (1 - LEAST_LIGHTNESS_WEIGHT) * colourful };
}

/**
 * The square of how far a colour is from one that is asked for: in OKLab taken apart into lightness, chroma and hue, each
 * by its weight. Who asks for teal means other teals before a slate or a bottle green of the same lightness. It differs by
 * direction: a grey is far from teal, and teal less so from grey, which has no chroma to lose.
 */
export function squareTo(asked: AskedColour, lightness: number, a: number, b: number): number {
  const lost = asked.chroma - Math.sqrt(a ** 2 + b ** 2);
  const colour = (asked.a - a) ** 2 + (asked.b - b) ** 2;
  const hue = Math.max(0, colour - lost ** 2);
  const chroma = lost > 0 ? LOST_CHROMA_WEIGHT * lost : lost;
  const light = asked.lightnessWeight * (asked.lightness - lightness);
  return light ** 2 + chroma ** 2 + HUE_WEIGHT ** 2 * hue;
}

/**
 * How far a colourway is from the colours that are asked for, in the measure of {@link squareTo}:
 *
 *   each asked colour's difference to the nearest of the colourway's, by the asked colours' shares
 *   + half of each of the colourway's colours' difference to the nearest asked one, by its shares.
 *
 * The first half finds the asked colours wherever they are in a pattern; the second lets a plain cloth of the colour
 * come before one that has it in a corner.
 */
export const OTHER_WAY_WEIGHT = 0.5;

/** A plain cloth this far from the colour asked for (0.13 of it, and half as much back) still goes with it. */
const FAR = 0.2;
/** As many of a group as one row shows: what comes nearest, however far that is. */
const ALWAYS_SHOWN = 4;

/**
 * Whether a colourway belongs into the answer.
 *
 * @param difference as above
 * @param place in its group, the nearest at 0
 */
export const isNear = (difference: number, place: number): boolean =>
  place < ALWAYS_SHOWN || difference <= FAR;

/**
 * The part of a picture that each of its colours is taken to cover. Products know their colours in the order of size
 * without the sizes; the second then counts half of the first, the third a third.
 */
export function sharesByRank(count: number): number[] {
  const parts = Array.from({ length: count }, (_, rank) => 1 / (rank + 1));
  return normalised(parts);
}

/** The same proportions with a sum of 1. */
export function normalised(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}
