import type { Dressing } from './dressing/dressing.ts';
import type { RoomName } from './rooms/rooms.ts';

/** A room and what it is dressed in: everything that decides a picture but its size. */
export interface Scene {
  readonly room: RoomName;
  readonly dressing: Dressing;
}
