import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Product } from '@selvedge/contract/product';
import { measureCm } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import type { Laying } from './cloth.ts';
import { type MatchTexts, patternMatch } from './pattern-match.ts';
import type { SheenKind } from './sheen.ts';
import { repeatScale, type Sized, wholeScale } from './true-scale.ts';

/** A product as far as it matters to whoever lays it somewhere. */
export type LaidProduct = Sized &
  MatchTexts &
  Pick<
    Product,
    'item_group' | 'design' | 'design_style' | 'web_type' | 'web_materials' | 'composition'
  >;

/** How a product is laid, and the part of its main picture that is laid: left, top, right, bottom, in shares. */
export interface ProductLaying {
  readonly laying: Laying;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly sheen?: SheenKind;
}

const WHOLE_PICTURE = [0, 0, 1, 1] as const;
const CM_PER_M = 100;
/** A roll that is this near to a number of whole repeats is taken to hold them. */
const WHOLE_WITHIN = 0.03;
/** How much lower the next drop hangs of a paper that meets nowhere, in lengths of its picture: it looks like no repeat. */
const FREE_DROP = 0.382;

/** How a product is laid at true scale; null where nothing tells how large its picture is in the world. */
export function productLaying(product: LaidProduct): ProductLaying | null {
  const scale = isPiece(product) ? wholeScale(product) : repeatScale(product);
  if (!scale) return null;
  const laying = { widthM: scale.widthCm / CM_PER_M, lengthM: scale.heightCm / CM_PER_M };
  if (scale.kind === 'whole') return { laying: { ...laying, isWhole: true }, box: scale.box };
  const strips = stripsOf(product, laying);
  const sheen = product.item_group === ITEM_GROUP.fabric ? sheenOf(product) : undefined;
  return {
    laying: { ...laying, ...(strips && { strips }), ...(isPlain(product) && { isPlain: true }) },
    box: WHOLE_PICTURE,
    ...(sheen && { sheen }),
  };
}

const isPiece = ({ item_group }: LaidProduct): boolean =>
  item_group === ITEM_GROUP.rugs || item_group === ITEM_GROUP.homeware;

/** Papers hang in drops of the roll's width, cloth in half drop moves by its repeat; all else goes on both ways. */
function stripsOf(product: LaidProduct, laying: Laying): Laying['strips'] {
  const isPaper = product.item_group === ITEM_GROUP.wallpaper;
  const match = patternMatch(product);
  const repeatM = measureCm(product.repeat_h) / CM_PER_M;
  const rollM = isPaper ? measureCm(product.width) / CM_PER_M : 0;
  if (match === 'half-drop') {
    const widthM = rollM > 0 ? wholeRepeats(rollM, repeatM || laying.widthM) : repeatM;
    const downM = measureCm(product.repeat_t) / CM_PER_M / 2;
    return widthM > 0 ? { widthM, downM } : undefined;
  }
  if (match === 'free' && rollM > 0) return { widthM: rollM, downM: FREE_DROP * laying.lengthM };
  return undefined;
}

/** The roll's width, or that of the whole repeats in it where it is near to theirs; what it loses is trimmed. */
function wholeRepeats(rollM: number, repeatM: number): number {
  const count = Math.max(1, Math.round(rollM / repeatM));
  return Math.abs(rollM / (count * repeatM) - 1) <= WHOLE_WITHIN ? count * repeatM : rollM;
}

/** Without a repeat, and plain by the words of its supplier: a stripe whose repeat is not known keeps its light and dark. */
const isPlain = ({ repeat_h, repeat_t, design_style, web_type }: LaidProduct): boolean =>
  measureCm(repeat_h) === 0 &&
  measureCm(repeat_t) === 0 &&
  /\b(?:plains?|solids?|textur\w*|velvet|bou\w?cle)\b/u.test(
    fold([...design_style, ...web_type].join(' ')),
  );

/** Told from the words that suppliers use for such cloth. */
function sheenOf({ design, web_type, web_materials, composition }: LaidProduct) {
  const words = fold([design, ...web_type, ...web_materials, composition].join(' '));
  if (/\b(?:velvet|velours?|chenille)\b/u.test(words)) return 'velvet';
  return /\b(?:satin|sateen|silk|taffeta)\b/u.test(words) ? 'satin' : undefined;
}
