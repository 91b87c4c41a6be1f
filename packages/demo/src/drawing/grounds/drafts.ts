/** A weaving draft: whether the warp lies on top where an end (column) crosses a pick (row). */
export interface Draft {
  /** Ends and picks after which the draft begins again. */
  readonly period: readonly [ends: number, picks: number];
  readonly warpUp: (end: number, pick: number) => boolean;
}

export const plainWeave: Draft = {
  period: [2, 2],
  warpUp: (end, pick) => ((end + pick) & 1) === 0,
};

export const basketWeave: Draft = {
  period: [4, 4],
  warpUp: (end, pick) => (((end >> 1) + (pick >> 1)) & 1) === 0,
};

export const twill: Draft = { period: [4, 4], warpUp: (end, pick) => ((end + pick) & 3) < 2 };

/** The twill turns round every twenty ends, and at each turn the warp changes places with the weft. */
export const herringbone: Draft = {
  period: [40, 4],
  warpUp: (end, pick) => ((end < 20 ? end + pick : 41 - end + pick) & 3) < 2,
};

/** Five-end satin: the warp hides all but every fifth crossing, which makes it shine. */
export const satin: Draft = { period: [5, 5], warpUp: (end, pick) => (end * 2 + pick) % 5 !== 0 };
