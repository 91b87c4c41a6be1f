import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import { hasDiameter, measureCm } from '@selvedge/contract/size';

/** A product as far as its true size goes. */
export type Sized = Pick<
  Product,
  'primaryImageUrl' | 'width' | 'length_cm' | 'diameter' | 'repeat_h' | 'repeat_t'
>;

/** How a picture is laid at true scale. */
export type TrueScale =
  /** Side by side without end; each takes so many centimetres. */
  | { readonly kind: 'repeats'; readonly widthCm: number; readonly heightCm: number }
  /** Once: the part of it between these shares of its width and height is a thing of so many centimetres. */
  | {
      readonly kind: 'whole';
      readonly widthCm: number;
      readonly heightCm: number;
      readonly round: boolean;
      readonly box: readonly [left: number, top: number, right: number, bottom: number];
    };

/** A picture of a repeat or of a thing may differ by so much from their proportions, and still be one of just that. */
const SAME_PROPORTIONS_WITHIN = 0.03;

const sameProportions = (one: number, other: number): boolean =>
  Math.abs(one / other - 1) <= SAME_PROPORTIONS_WITHIN;

/**
 * The true scale of what goes on without end, a cloth or a paper. The picture's address says what its width measures;
 * where it does not, a picture with the proportions of one repeat is taken to be one. Null where neither tells.
 */
export function repeatScale(product: Sized): TrueScale | null {
  const picture = readPictureAddress(product.primaryImageUrl);
  if (!picture) return null;
  const { widthPx, heightPx, shownCm } = picture;
  if (shownCm !== undefined)
    return { kind: 'repeats', widthCm: shownCm, heightCm: (shownCm * heightPx) / widthPx };
  const [widthCm, heightCm] = [measureCm(product.repeat_h), measureCm(product.repeat_t)];
  if (widthCm === 0 || heightCm === 0) return null;
  return sameProportions(widthPx / heightPx, widthCm / heightCm)
    ? { kind: 'repeats', widthCm, heightCm }
    : null;
}

/**
 * The true scale of one whole thing, such as a rug: its size is the product's. The picture's address says where in the
 * picture it lies; where it does not, a picture with its proportions is taken to show it edge to edge. Else null.
 */
export function wholeScale(product: Sized): TrueScale | null {
  const picture = readPictureAddress(product.primaryImageUrl);
  if (!picture) return null;
  const round = hasDiameter(product.diameter);
  const across = round ? measureCm(product.diameter) : measureCm(product.width);
  const along = round ? across : measureCm(product.length_cm);
  if (across === 0 || along === 0) return null;
  const size = { kind: 'whole', widthCm: across, heightCm: along, round } as const;
  if (picture.box) {
    const [left, top, right, bottom] = picture.box;
    if (left >= right || top >= bottom) return null;
    return { ...size, box: [left / 1000, top / 1000, right / 1000, bottom / 1000] };
  }
  return sameProportions(picture.widthPx / picture.heightPx, across / along)
    ? { ...size, box: [0, 0, 1, 1] }
    : null;
}
