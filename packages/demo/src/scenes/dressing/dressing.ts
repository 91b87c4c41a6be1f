import type { DressedSlot } from '../rooms/room.ts';

/** A design of the house in one of its colours, by their names. */
export type Cover = readonly [design: string, colour: string];

/** What a room is dressed in: designs of the house, or a plain paint like `#e9e3d8` for a wall. */
export type Dressing = Readonly<Partial<Record<DressedSlot, Cover | string>>> & {
  /** Colour of the floor's boards; natural oak where absent. */
  readonly floor?: string;
};
