import type { Relief, Sight } from '../relief.ts';
import { boucleRelief } from './boucle.ts';
import { basketWeave, herringbone, plainWeave, satin, twill } from './drafts.ts';
import { grassclothRelief } from './grasscloth.ts';
import { glazeRelief, paperRelief } from './paper.ts';
import { kilimRelief, pileRelief } from './pile.ts';
import { velvetRelief } from './velvet.ts';
import { type Weave, weaveRelief } from './weave.ts';

const woven = (weave: Weave) => (sight: Sight) => weaveRelief(sight, weave);

/** Every surface the demo's cloths and papers have, by name. */
export const GROUNDS = {
  linen: woven({ draft: plainWeave, pitchPx: 5, slub: 0.75 }),
  slub: woven({ draft: plainWeave, pitchPx: 6, slub: 1 }),
  cotton: woven({ draft: plainWeave, pitchPx: 4, slub: 0.2 }),
  voile: woven({ draft: plainWeave, pitchPx: 3.4, slub: 0.5 }),
  basket: woven({ draft: basketWeave, pitchPx: 4.5, slub: 0.4 }),
  twill: woven({ draft: twill, pitchPx: 4.5, slub: 0.25 }),
  herringbone: woven({ draft: herringbone, pitchPx: 4.8, slub: 0.3 }),
  satin: woven({ draft: satin, pitchPx: 3.6, slub: 0.15 }),
  jute: woven({ draft: plainWeave, pitchPx: 11, slub: 0.8 }),
  velvet: velvetRelief,
  boucle: boucleRelief,
  paper: paperRelief,
  glaze: glazeRelief,
  grasscloth: grassclothRelief,
  pile: pileRelief,
  kilim: kilimRelief,
} as const satisfies Readonly<Record<string, (sight: Sight) => Relief>>;

export type GroundName = keyof typeof GROUNDS;
