import type { Room, Window } from '../rooms/room.ts';

/** Light of the wall round the window, as a share of the ambient light: it faces the room, not the sky. */
const WINDOW_WALL = 0.8;

/** Whether a ray to the left leaves through a pane, and not the wall or a glazing bar. */
export function throughPane(
  window: Window,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  if (dx >= 0) return false;
  const reach = (window.x - ox) / dx;
  const y = oy + dy * reach;
  const z = oz + dz * reach;
  if (y < window.sill || y > window.head || z < window.from || z > window.to) return false;
  const [across, up] = window.panes;
  const wide = (window.to - window.from) / across;
  const high = (window.head - window.sill) / up;
  const inZ = (z - window.from) % wide;
  const inY = (y - window.sill) % high;
  const half = window.bar / 2;
  return inZ > half && inZ < wide - half && inY > half && inY < high - half;
}

/** Light that comes back from where no triangle stands: sky outdoors, the unseen part of the room indoors. */
export function unseenLight(room: Room, dx: number, dy: number, dz: number): number {
  if (room.openBehind && dz < 0) return room.skyStrength * (dy > 0 ? 0.55 : 0.3);
  if (!room.window) return dy > 0 ? room.skyStrength * (0.75 + 0.25 * dy) : room.ambient;
  if (dx < 0) return room.ambient * WINDOW_WALL;
  return room.ambient * (dy > 0 ? 1.1 : 0.8);
}
