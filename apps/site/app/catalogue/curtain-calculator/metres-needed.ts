import { wholeTimes } from '../../ui/calculator/length.ts';

/** Added to every length of cloth for the heading and the hem, in centimetres. */
export const HEADING_AND_HEM_CM = 30;

/** Added to the width of a pair of curtains for its side hems, in centimetres. */
export const SIDE_HEMS_CM = 20;

/** Cloth is sold by the tenth of a metre. */
const SOLD_BY_CM = 10;

/** A pair of curtains as it will hang. */
export interface Curtains {
  /** The rail from end to end. */
  readonly railCm: number;
  /** From the rail to the finished hem. */
  readonly dropCm: number;
  /** How many times as wide as its rail the cloth is before it is gathered. */
  readonly fullness: number;
}

export interface Cloth {
  readonly widthCm: number;
  /** Vertical; 0 where the pattern has none. */
  readonly repeatCm: number;
  /** Turned on its side, so that its width becomes the drop and no seam is needed. */
  readonly turned: boolean;
}

/** How much cloth a pair takes, with the steps that lead there. */
export interface MetresNeeded {
  /** What to order. */
  readonly orderCm: number;
  /** The width of the pair before it is gathered. */
  readonly flatCm: number;
  /** Widths that are sewn side by side, and the length that each is cut to; none of cloth that is turned. */
  readonly widths: { readonly count: number; readonly cutCm: number } | null;
}

/**
 * The cloth for a pair of curtains. Widths are sewn side by side, each cut to whole repeats, so that the pattern meets at
 * every seam. Cloth that is turned hangs in one piece, as long as the pair is wide; null where it is not wide enough for
 * the drop. All lengths are positive.
 */
export function metresNeeded(curtains: Curtains, cloth: Cloth): MetresNeeded | null {
  const flatCm = curtains.railCm * curtains.fullness + SIDE_HEMS_CM;
  const lengthCm = curtains.dropCm + HEADING_AND_HEM_CM;
  if (cloth.turned) {
    return lengthCm > cloth.widthCm ? null : { orderCm: asSold(flatCm), flatCm, widths: null };
  }
  const count = wholeTimes(flatCm / cloth.widthCm);
  const cutCm =
    cloth.repeatCm > 0 ? wholeTimes(lengthCm / cloth.repeatCm) * cloth.repeatCm : lengthCm;
  return { orderCm: asSold(count * cutCm), flatCm, widths: { count, cutCm } };
}

const asSold = (lengthCm: number) => wholeTimes(lengthCm / SOLD_BY_CM) * SOLD_BY_CM;
