import type { Bits } from './bits.ts';

/** Chosen values of one field up to which products with several of them are found one by one. */
export const MAX_OVERLAPPING_VALUES = 4;

/**
 * For each k from 2 on the products in at least k of the bitmaps, as sets whose common positions they are. A product
 * in m bitmaps is in m - 1 of them. With two bitmaps nothing has to be computed.
 */
export function overlapSets(bitmaps: readonly Bits[]): readonly (readonly Bits[])[] {
  if (bitmaps.length < 2) return [];
  if (bitmaps.length === 2) return [bitmaps];
  const [length = 0] = bitmaps.map((bits) => bits.length);
  const two = new Uint32Array(length);
  const three = new Uint32Array(length);
  const four = new Uint32Array(length);
  const [a = two, b = two, c = two, d = null] = bitmaps;
  for (let i = 0; i < length; i++) {
    const wordA = a[i] ?? 0;
    const wordB = b[i] ?? 0;
    const wordC = c[i] ?? 0;
    const wordD = d === null ? 0 : (d[i] ?? 0);
    const ab = wordA & wordB;
    const cd = wordC & wordD;
    const anyAb = wordA | wordB;
    const anyCd = wordC | wordD;
    two[i] = ab | cd | (anyAb & anyCd);
    three[i] = (ab & anyCd) | (cd & anyAb);
    four[i] = ab & cd;
  }
  return d === null ? [[two], [three]] : [[two], [three], [four]];
}
