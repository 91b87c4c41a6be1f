import type { DrawnOnDemand } from './drawing/draw-on-demand.ts';
import type { RoomsOnDemand } from './scenes/rooms-on-demand.ts';

/** What of the demo can be had wider than it is kept: pictures of articles and rooms alike. */
export type WiderDemo = Pick<DrawnOnDemand, 'widestPx' | 'make' | 'atHand'>;

/** Asks the rooms for what is a room, and the pictures for everything else. */
export function widerDemo(pictures: DrawnOnDemand, rooms: RoomsOnDemand): WiderDemo {
  const whose = (key: string): DrawnOnDemand | RoomsOnDemand =>
    rooms.widestPx(key) === null ? pictures : rooms;
  return {
    widestPx: (key) => whose(key).widestPx(key),
    make: (key, widthPx) => whose(key).make(key, widthPx),
    atHand: (key) => whose(key).atHand(key),
  };
}
