import { banded, brushed, rimmed } from './ceramic.ts';
import { climbingBranch, fanPalms } from './climbing.ts';
import { damask } from './damask.ts';
import { fallenLeaves, proteas, sprigs } from './flora.ts';
import { chevron, gables, ikat, speckle } from './geometric.ts';
import { ogee, scallops, trellis } from './lattice.ts';
import { ranges, reedBed } from './mural.ts';
import { kilimBands, medallion } from './oriental.ts';
import type { Pattern } from './pattern.ts';
import { arcs, atlasLattice, plainBorder, rings } from './rug.ts';
import {
  awning,
  deckStripe,
  gingham,
  pinstripe,
  plaid,
  plain,
  ticking,
  twoTone,
  windowpane,
} from './stripes.ts';

/** Every drawing of the demo, by name. */
export const PATTERNS = {
  plain,
  twoTone,
  ticking,
  deckStripe,
  awning,
  pinstripe,
  gingham,
  plaid,
  windowpane,
  fallenLeaves,
  climbingBranch,
  proteas,
  fanPalms,
  sprigs,
  damask,
  trellis,
  ogee,
  scallops,
  gables,
  speckle,
  ikat,
  chevron,
  ranges,
  reedBed,
  medallion,
  kilimBands,
  atlasLattice,
  plainBorder,
  arcs,
  rings,
  rimmed,
  banded,
  brushed,
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof PATTERNS;
