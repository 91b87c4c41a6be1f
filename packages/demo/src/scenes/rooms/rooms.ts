import { bedroom, bedroomFloor } from './bedroom.ts';
import { diningRoom } from './dining-room.ts';
import { livingRoom, livingRoomFloor } from './living-room.ts';
import { readingCorner, readingCornerFloor } from './reading-corner.ts';
import type { Room } from './room.ts';
import { stoep } from './stoep.ts';
import { windowRoom } from './window-room.ts';

/** Every room, by name. Building one makes its mesh anew. */
export const ROOMS = {
  livingRoom,
  livingRoomFloor,
  windowRoom,
  readingCorner,
  readingCornerFloor,
  bedroom,
  bedroomFloor,
  diningRoom,
  stoep,
} as const satisfies Readonly<Record<string, () => Room>>;

export type RoomName = keyof typeof ROOMS;
