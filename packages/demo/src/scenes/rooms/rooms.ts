import { bedroom } from './bedroom.ts';
import { diningRoom } from './dining-room.ts';
import { livingRoom } from './living-room.ts';
import { readingCorner } from './reading-corner.ts';
import type { Room } from './room.ts';
import { stoep } from './stoep.ts';
import { windowRoom } from './window-room.ts';

/** Every room, by name. Building one makes its mesh anew. */
export const ROOMS = {
  livingRoom,
  windowRoom,
  readingCorner,
  bedroom,
  diningRoom,
  stoep,
} as const satisfies Readonly<Record<string, () => Room>>;

export type RoomName = keyof typeof ROOMS;
