import type { Mesh } from '../geometry/mesh.ts';
import { box } from '../geometry/shapes.ts';
import type { Slot } from './room.ts';

/** Walls go up out of sight, so that no sun comes over them: two lengths of a mural, which so begins at the floor. */
const HEIGHT = 6;
/** Depth and height of a skirting board, in metres. */
const SKIRTING = [0.022, 0.15] as const;

export interface ShellShape {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  /** A window in the back wall: from where to where across, and up. */
  readonly opening?: {
    readonly from: number;
    readonly to: number;
    readonly sill: number;
    readonly head: number;
  };
}

/** Floor, back wall and, where it is seen, the wall to the right, with skirting boards. */
export function shell(mesh: Mesh<Slot>, { left, right, front, opening }: ShellShape): void {
  const height = HEIGHT;
  const wide = right - left;
  // Boards run towards the window: their texture has them along v.
  mesh.panel('floor', [left, 0, front], [0, 0, -front], [wide, 0, 0]);
  const piece = (x0: number, x1: number, y0: number, y1: number): void =>
    mesh.panel('wall', [x0, y1, 0], [x1 - x0, 0, 0], [0, y0 - y1, 0], [x0 - left, height - y1]);
  if (opening) {
    piece(left, opening.from, 0, height);
    piece(opening.to, right, 0, height);
    piece(opening.from, opening.to, 0, opening.sill);
    piece(opening.from, opening.to, opening.head, height);
  } else piece(left, right, 0, height);
  mesh.panel('wall', [right, height, 0], [0, 0, front], [0, -height, 0], [wide % 0.52, 0]);
  const [deep, high] = SKIRTING;
  box(mesh, 'skirting', {
    at: [(left + right) / 2, 0, deep / 2],
    size: [wide, high, deep],
    round: 0.006,
  });
  box(mesh, 'skirting', {
    at: [right - deep / 2, 0, front / 2],
    size: [deep, high, front],
    round: 0.006,
  });
}

/** A rug on the floor, its length from left to right; `at` is its middle. */
export function layRug(
  mesh: Mesh<Slot>,
  [x, z]: readonly [number, number],
  width: number,
  length: number,
): void {
  const thick = 0.012;
  const [left, front] = [x - length / 2, z + width / 2];
  mesh.panel('rug', [left, thick, front], [0, 0, -width], [length, 0, 0]);
  mesh.panel('rug', [left, 0, front], [0, thick, 0], [length, 0, 0]);
  mesh.panel('rug', [left, 0, front - width], [0, thick, 0], [0, 0, width]);
  mesh.panel('rug', [left + length, 0, front - width], [0, thick, 0], [0, 0, width]);
}
