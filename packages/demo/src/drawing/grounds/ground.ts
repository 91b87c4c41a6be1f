import type { Relief, Sight } from '../relief.ts';
import { pieceOf } from './bolt.ts';
import { boucleRelief } from './boucle.ts';
import { basketWeave, herringbone, plainWeave, satin, twill } from './drafts.ts';
import { grassclothRelief } from './grasscloth.ts';
import { glazeRelief, paperRelief } from './paper.ts';
import { kilimRelief, pileRelief } from './pile.ts';
import { velvetRelief } from './velvet.ts';
import type { Weave } from './weave-kind.ts';

const woven = (ground: string, weave: Weave) => (sight: Sight) => pieceOf(ground, weave, sight);

/** Every surface the demo's cloths and papers have, by name. */
export const GROUNDS = {
  linen: woven('linen', { draft: plainWeave, pitchPx: 2.5, slub: 0.62 }),
  slub: woven('slub', { draft: plainWeave, pitchPx: 2.9, slub: 0.95 }),
  cotton: woven('cotton', { draft: plainWeave, pitchPx: 2.1, slub: 0.18 }),
  voile: woven('voile', { draft: plainWeave, pitchPx: 2.2, slub: 0.5 }),
  basket: woven('basket', { draft: basketWeave, pitchPx: 2.6, slub: 0.3 }),
  twill: woven('twill', { draft: twill, pitchPx: 1.7, slub: 0.3, nap: 0.36 }),
  herringbone: woven('herringbone', { draft: herringbone, pitchPx: 1.75, slub: 0.34, nap: 0.36 }),
  satin: woven('satin', { draft: satin, pitchPx: 2, slub: 0.12, sheen: 0.5 }),
  jute: woven('jute', { draft: plainWeave, pitchPx: 8, slub: 0.7 }),
  velvet: velvetRelief,
  boucle: boucleRelief,
  paper: paperRelief,
  glaze: glazeRelief,
  grasscloth: grassclothRelief,
  pile: pileRelief,
  kilim: kilimRelief,
} as const satisfies Readonly<Record<string, (sight: Sight) => Relief>>;

export type GroundName = keyof typeof GROUNDS;
