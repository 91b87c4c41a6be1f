import type { Draft } from './drafts.ts';

/** How a cloth is woven. */
export interface Weave {
  readonly draft: Draft;
  /** Distance between yarns in pixels of the full-size picture. */
  readonly pitchPx: number;
  /** How uneven the yarns are: 0 is spun by machine, 1 by hand on a windy day. */
  readonly slub: number;
  /** How much of the light comes off the yarn as from a polished thing: 0 wool, 1 silk. */
  readonly sheen?: number;
  /** How far short fibres stand off the yarns and veil them, in yarns: a third for worsted, one for flannel. */
  readonly nap?: number;
}
