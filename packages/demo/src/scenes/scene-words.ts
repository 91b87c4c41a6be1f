import type { Cover } from './dressing/dressing.ts';
import type { DressedSlot } from './rooms/room.ts';
import type { RoomName } from './rooms/rooms.ts';
import type { Scene } from './scene.ts';

interface RoomWords {
  readonly thing: string;
  /** What the thing is dressed in, which gives the room its character. */
  readonly slot: DressedSlot;
  readonly place: string;
}

const ROOM_WORDS: Readonly<Record<RoomName, RoomWords>> = {
  livingRoom: { thing: 'A sofa in', slot: 'main', place: 'on a rug in the afternoon sun' },
  livingRoomFloor: { thing: 'A rug in', slot: 'rug', place: 'before a sofa in the afternoon sun' },
  windowRoom: { thing: 'Long curtains of', slot: 'curtain', place: 'at a tall window' },
  readingCorner: { thing: 'An armchair in', slot: 'main', place: 'beside a lamp and books' },
  readingCornerFloor: { thing: 'A rug in', slot: 'rug', place: 'beneath an armchair and books' },
  bedroom: { thing: 'A bed with a headboard in', slot: 'main', place: 'cushions and a throw' },
  bedroomFloor: { thing: 'A rug in', slot: 'rug', place: 'before a bed with a throw' },
  diningRoom: { thing: 'A long oak table laid for six, chairs in', slot: 'main', place: '' },
  stoep: { thing: 'A bench on the stoep with a seat in', slot: 'main', place: 'under a pergola' },
};

const named = (cover: Cover | string | undefined): string =>
  typeof cover === 'object' ? `${cover[0]} (${cover[1]})` : '';

/** What a room shows, in one line for people who do not see it: the thing in it, its cloth and what is on the wall. */
export function sceneWords({ room, dressing }: Scene): string {
  const { thing, slot, place } = ROOM_WORDS[room];
  const wall = named(dressing.wall);
  return [`${thing} ${named(dressing[slot])}`, place, wall && `before a wall papered with ${wall}`]
    .filter(Boolean)
    .join(', ');
}
