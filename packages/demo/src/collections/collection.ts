import type { PatternName } from '../drawing/patterns/patterns.ts';
import type { PaletteName } from '../palettes.ts';
import type { QualityName } from '../qualities/qualities.ts';
import type { BrandName } from '../supplier.ts';

/** One design, as a row of its collection's table. */
export type DesignRow = readonly [
  name: string,
  quality: QualityName,
  pattern: PatternName,
  /** Repeats across and down the picture; a rug or a piece shows its drawing once. */
  repeats: readonly [across: number, down: number],
  palette: PaletteName,
  application: string,
  /** The sentence that is this design's own; the collection's story follows it. */
  text: string,
  /** For rugs and homeware: which pieces it comes as. */
  pieces?: PieceSet,
];

/** Sets of sizes and shapes that a rug or a piece of homeware is made in (sizes.ts). */
export type PieceSet =
  | 'roomRugs'
  | 'roundRugs'
  | 'everyRug'
  | 'cushions'
  | 'throws'
  | 'napkins'
  | 'plates'
  | 'bowls';

export interface Collection {
  readonly name: string;
  readonly brand: BrandName;
  /** Two or three sentences. */
  readonly story: string;
  /** Whether the collection is on promotion. */
  readonly promo?: true;
  readonly designs: readonly DesignRow[];
}
