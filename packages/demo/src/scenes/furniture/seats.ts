import { type Mesh, placed } from '../geometry/mesh.ts';
import { box, rod } from '../geometry/shapes.ts';
import type { Vec } from '../geometry/vectors.ts';
import type { Slot } from '../rooms/room.ts';

export interface SeatShape {
  /** The middle of its back edge on the floor. */
  readonly at: Vec;
  readonly width: number;
  readonly depth: number;
  /** How many people sit on it. */
  readonly places: number;
  readonly turn?: number;
  readonly slot?: Slot;
}

const ARM = 0.19;
const LEGS = 0.13;

/** A sofa or, with one place, an armchair: on turned legs, with loose seat and back cushions. It faces the camera. */
export function upholstered(mesh: Mesh<Slot>, shape: SeatShape): void {
  const { at, width, depth, places, turn = 0, slot = 'main' } = shape;
  const put = placed({ at, turn });
  const part = (point: Vec, size: Vec, round: number, puff = 0, tilt = 0): void =>
    box(mesh, slot, { at: put(point), size, round, puff, tilt, turn });
  part([0, LEGS, depth / 2], [width, 0.17, depth - 0.02], 0.025);
  part([0, LEGS + 0.1, 0.12], [width - 0.04, 0.56, 0.2], 0.07, 0.012, -6);
  for (const side of [-1, 1]) {
    part(
      [side * (width / 2 - ARM / 2), LEGS + 0.02, depth / 2 + 0.005],
      [ARM, 0.44, depth],
      0.07,
      0.012,
    );
  }
  const inner = width - 2 * ARM;
  const each = inner / places;
  for (let i = 0; i < places; i++) {
    const x = -inner / 2 + each * (i + 0.5);
    part([x, LEGS + 0.16, depth / 2 + 0.1], [each - 0.006, 0.17, depth - 0.2], 0.05, 0.026);
    part([x, LEGS + 0.29, 0.29], [each - 0.012, 0.43, 0.19], 0.075, 0.05, -13);
  }
  for (const x of [-width / 2 + 0.09, width / 2 - 0.09]) {
    for (const z of [0.1, depth - 0.09]) {
      rod(mesh, 'darkWood', put([x, 0, z]), put([x, LEGS + 0.01, z]), [0.016, 0.024]);
    }
  }
}

/** A bench of slats with a straight back, for the stoep. `at` is the middle of its back edge on the floor. */
export function slatBench(mesh: Mesh<Slot>, at: Vec, width: number): void {
  const [x, y, z] = at;
  const beam = (point: Vec, size: Vec, tilt = 0): void =>
    box(mesh, 'oak', { at: [x + point[0], y + point[1], z + point[2]], size, round: 0.006, tilt });
  for (let i = 0; i < 7; i++) beam([0, 0.4, 0.1 + i * 0.078], [width, 0.022, 0.066]);
  for (let i = 0; i < 4; i++)
    beam([0, 0.52 + i * 0.1, 0.035 - i * 0.014], [width, 0.075, 0.02], -8);
  for (const side of [-1, 1]) {
    const end = side * (width / 2 - 0.03);
    beam([end, 0, 0.05], [0.055, 0.93, 0.055], -3);
    beam([end, 0, 0.58], [0.055, 0.6, 0.055]);
    beam([end, 0.6, 0.3], [0.075, 0.03, 0.66]);
    beam([end, 0.34, 0.3], [0.04, 0.06, 0.56]);
  }
  beam([0, 0.33, 0.58], [width - 0.1, 0.06, 0.025]);
}
