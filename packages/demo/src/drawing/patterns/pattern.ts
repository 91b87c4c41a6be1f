/** What a pattern fills: one repeat of a cloth, or a whole rug. Measures in pixels of the full-size picture. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing as SVG content in separation colours (see ink.ts). `printed` lies on top of the finished cloth; `warp` and
 * `weft` dye the yarns before they are woven, so each is seen only where its yarn is on top. What overhangs a repeat's
 * edge comes in again on the other side.
 */
export interface Artwork {
  readonly printed?: string;
  /** Stands behind all that is printed, that of the neighbouring repeats too. */
  readonly behind?: string;
  readonly warp?: string;
  readonly weft?: string;
  /** Tie-dyed before weaving: each end has slipped by up to this many pixels (ikat). */
  readonly slipPx?: number;
  /** Printed from carved blocks: edges waver a little, and the blocks of the inks never meet quite exactly. */
  readonly block?: true;
}

export type Pattern = (area: Area, chance: () => number) => Artwork;
