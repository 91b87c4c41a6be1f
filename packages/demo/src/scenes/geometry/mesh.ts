import { cross, minus, unit, type Vec } from './vectors.ts';

/** Where a point of a grid lies, and where on its cloth: `u` across and `v` down it, in metres. */
export interface GridPoint {
  readonly at: Vec;
  readonly u: number;
  readonly v: number;
}

/** How a shape is placed: turned about its own axes in degrees, first `roll` (z), then `tilt` (x), then `turn` (y). */
export interface Placing {
  readonly at: Vec;
  readonly turn?: number;
  readonly tilt?: number;
  readonly roll?: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The function that moves a shape's own points to where it is placed. */
export function placed({ at, turn = 0, tilt = 0, roll = 0 }: Placing): (point: Vec) => Vec {
  const [ct, st] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cx, sx] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  return ([px, py, pz]) => {
    const x = px * cr - py * sr;
    const ry = px * sr + py * cr;
    const y = ry * cx - pz * sx;
    const z = ry * sx + pz * cx;
    return [at[0] + x * ct + z * st, at[1] + y, at[2] - x * st + z * ct];
  };
}

/** Triangles with smooth normals, each of one slot: the name under which a scene dresses it. */
export class Mesh<Slot extends string = string> {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  /** Three vertices a triangle. */
  readonly corners: number[] = [];
  /** Slot of each triangle, by its place in {@link slots}. */
  readonly slotOfTriangle: number[] = [];
  readonly slots: Slot[] = [];

  /** Adds a surface of `columns` × `rows` cells. Normals follow its curve; which side they point to does not matter. */
  grid(
    slot: Slot,
    columns: number,
    rows: number,
    pointAt: (column: number, row: number) => GridPoint,
  ): void {
    const first = this.positions.length / 3;
    const wide = columns + 1;
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const { at, u, v } = pointAt(column, row);
        this.positions.push(...at);
        this.uvs.push(u, v);
      }
    }
    const closed = this.#joins(first, first + columns);
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const here = first + row * wide;
        const left = column > 0 ? column - 1 : closed ? columns - 1 : 0;
        const right = column < columns ? column + 1 : closed ? 1 : columns;
        const above = first + Math.max(0, row - 1) * wide + column;
        const below = first + Math.min(rows, row + 1) * wide + column;
        this.normals.push(...this.#normal(here + left, here + right, above, below));
      }
    }
    const index = this.#slotIndex(slot);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const a = first + row * wide + column;
        this.corners.push(a, a + 1, a + wide, a + 1, a + wide + 1, a + wide);
        this.slotOfTriangle.push(index, index);
      }
    }
  }

  /** Adds a flat piece: `across` and `down` are its edges from `corner`. Its cloth begins at `u`, `v`. */
  panel(
    slot: Slot,
    corner: Vec,
    across: Vec,
    down: Vec,
    [u0, v0]: [number, number] = [0, 0],
  ): void {
    const [width, height] = [Math.hypot(...across), Math.hypot(...down)];
    this.grid(slot, 1, 1, (i, j) => ({
      at: [
        corner[0] + across[0] * i + down[0] * j,
        corner[1] + across[1] * i + down[1] * j,
        corner[2] + across[2] * i + down[2] * j,
      ],
      u: u0 + width * i,
      v: v0 + height * j,
    }));
  }

  #slotIndex(slot: Slot): number {
    const known = this.slots.indexOf(slot);
    return known >= 0 ? known : this.slots.push(slot) - 1;
  }

  /** Whether the first and the last point of a row are one, as on a vase. */
  #joins(a: number, b: number): boolean {
    const p = this.positions;
    let apart = 0;
    for (let k = 0; k < 3; k++) apart += Math.abs((p[a * 3 + k] ?? 0) - (p[b * 3 + k] ?? 0));
    return apart < 1e-6;
  }

  #normal(left: number, right: number, above: number, below: number): Vec {
    const edge = (from: number, to: number): Vec => minus(pointOf(this, to), pointOf(this, from));
    return unit(cross(edge(left, right), edge(above, below)));
  }
}

/** Where a vertex of a mesh lies. */
function pointOf({ positions }: Pick<Mesh, 'positions'>, vertex: number): Vec {
  const at = vertex * 3;
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}

/** Where the three corners of a triangle lie. */
export function cornersOf(
  mesh: Pick<Mesh, 'positions' | 'corners'>,
  triangle: number,
): readonly [Vec, Vec, Vec] {
  const corner = (which: number): Vec => pointOf(mesh, mesh.corners[triangle * 3 + which] ?? 0);
  return [corner(0), corner(1), corner(2)];
}
