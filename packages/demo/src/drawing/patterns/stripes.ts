import { GROUND, ink, n } from './ink.ts';
import type { Area, Pattern } from './pattern.ts';

/** A bar as part of the repeat: where it starts, how much it takes (shares of 1), and its paint. */
type Bar = readonly [start: number, share: number, paint: string];

const upright = ({ width, height }: Area, bars: readonly Bar[]): string =>
  bars
    .map(
      ([start, share, paint]) =>
        `<rect x="${n(start * width)}" width="${n(share * width)}" height="${n(height)}" fill="${paint}"/>`,
    )
    .join('');

const level = ({ width, height }: Area, bars: readonly Bar[]): string =>
  bars
    .map(
      ([start, share, paint]) =>
        `<rect y="${n(start * height)}" height="${n(share * height)}" width="${n(width)}" fill="${paint}"/>`,
    )
    .join('');

/** One colour: the warp a shade off the weft. */
export const plain: Pattern = (area) => ({ warp: upright(area, [[0, 1, ink(1)]]) });

/** A mattress ticking: a broad line between two fine ones. */
export const ticking: Pattern = (area) => ({
  printed: upright(area, [
    [0.3, 0.045, ink(1, 0.85)],
    [0.4, 0.2, ink(1, 0.92)],
    [0.655, 0.045, ink(1, 0.85)],
  ]),
});

/** Bars of unequal width, as on a deck chair. */
export const deckStripe: Pattern = (area) => ({
  printed: upright(area, [
    [0.02, 0.2, ink(1, 0.94)],
    [0.27, 0.05, ink(2, 0.9)],
    [0.37, 0.26, ink(3, 0.94)],
    [0.68, 0.05, ink(2, 0.9)],
    [0.78, 0.2, ink(1, 0.94)],
  ]),
});

/** Two equal bars. */
export const awning: Pattern = (area) => ({ printed: upright(area, [[0.25, 0.5, ink(1, 0.94)]]) });

/** Fine lines, closely set. */
export const pinstripe: Pattern = (area) => ({
  printed: upright(area, [
    [0.22, 0.06, ink(1, 0.9)],
    [0.72, 0.06, ink(2, 0.8)],
  ]),
});

/** Equal bars both ways: the crossing of two dyed yarns is full colour, of one dyed yarn half. */
export const gingham: Pattern = (area) => ({
  warp: upright(area, [[0.25, 0.5, ink(1)]]),
  weft: level(area, [[0.25, 0.5, ink(1)]]),
});

const PLAID: readonly Bar[] = [
  [0, 1, ink(1)],
  [0.08, 0.3, ink(2)],
  [0.21, 0.04, GROUND],
  [0.52, 0.03, ink(3)],
  [0.58, 0.16, GROUND],
  [0.64, 0.04, ink(2)],
  [0.9, 0.03, ink(3)],
];

/** A plaid of four colours, alike in warp and weft. */
export const plaid: Pattern = (area) => ({ warp: upright(area, PLAID), weft: level(area, PLAID) });

/** Single lines, far apart, both ways. */
export const windowpane: Pattern = (area) => ({
  warp: upright(area, [
    [0.44, 0.06, ink(1)],
    [0.53, 0.02, ink(2)],
  ]),
  weft: level(area, [
    [0.44, 0.06, ink(1)],
    [0.53, 0.02, ink(2)],
  ]),
});

/** Warp in the first ink over a weft of the ground: the draft becomes the drawing. */
export const twoTone: Pattern = (area) => ({ warp: upright(area, [[0, 1, ink(1)]]) });
