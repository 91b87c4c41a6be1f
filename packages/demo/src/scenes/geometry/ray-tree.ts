import { boxTree } from './box-tree.ts';
import { cornersOf, type Mesh } from './mesh.ts';
import { minus } from './vectors.ts';

/** What a ray meets that meets no triangle. */
export const NO_TRIANGLE = -1;
/** Where no box is left to look into. */
const NO_NODE = -1;
/** A triangle of this volume under a ray is seen from its edge, or has none. */
export const FLAT = 1e-14;

/** A tree of boxes round the triangles of a mesh: finds what a ray meets first. */
export class RayTree {
  /** Triangle, distance and place in the triangle (weights of its second and third corner) of the last hit. */
  triangle = NO_TRIANGLE;
  distance = 0;
  second = 0;
  third = 0;

  readonly #order: Int32Array;
  /** Nine numbers a triangle, in the tree's order: its first corner and the ways from there to the others. */
  readonly #corners: Float64Array;
  readonly #bounds: Float32Array;
  readonly #child: Int32Array;
  readonly #count: Int32Array;
  readonly #stack = new Int32Array(128);

  constructor(mesh: Mesh) {
    const triangles = mesh.slotOfTriangle.length;
    const tree = boxTree(boxesOf(mesh));
    this.#order = tree.order;
    this.#bounds = tree.bounds;
    this.#child = tree.child;
    this.#count = tree.count;
    this.#corners = new Float64Array(triangles * 9);
    for (let i = 0; i < triangles; i++) {
      const [a, b, c] = cornersOf(mesh, tree.order[i] ?? 0);
      this.#corners.set([...a, ...minus(b, a), ...minus(c, a)], i * 9);
    }
  }

  /** Finds the first thing within `reach` metres; the answer stands in this object's fields. */
  meets(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): boolean {
    return this.#trace(ox, oy, oz, dx, dy, dz, reach, false);
  }

  /** Whether anything stands within `reach` metres. */
  blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): boolean {
    return this.#trace(ox, oy, oz, dx, dy, dz, reach, true);
  }

  #trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    any: boolean,
  ): boolean {
    const [ix, iy, iz] = [1 / (dx || 1e-12), 1 / (dy || 1e-12), 1 / (dz || 1e-12)];
    // Which of a box's two sides along each axis the ray comes to first.
    const nearX = ix < 0 ? 3 : 0;
    const nearY = iy < 0 ? 4 : 1;
    const nearZ = iz < 0 ? 5 : 2;
    const farX = 3 - nearX;
    const farY = 5 - nearY;
    const farZ = 7 - nearZ;
    const stack = this.#stack;
    const b = this.#bounds;
    const c = this.#corners;
    const children = this.#child;
    const counts = this.#count;
    let best = reach;
    let found = NO_TRIANGLE;
    let height = 0;
    let node = 0;
    while (node >= 0) {
      const child = children[node] as number;
      if (child >= 0) {
        const left = child * 6;
        let nearA = ((b[left + nearX] as number) - ox) * ix;
        let farA = ((b[left + farX] as number) - ox) * ix;
        let near = ((b[left + nearY] as number) - oy) * iy;
        let far = ((b[left + farY] as number) - oy) * iy;
        if (near > nearA) nearA = near;
        if (far < farA) farA = far;
        near = ((b[left + nearZ] as number) - oz) * iz;
        far = ((b[left + farZ] as number) - oz) * iz;
        if (near > nearA) nearA = near;
        if (far < farA) farA = far;
        const right = left + 6;
        let nearB = ((b[right + nearX] as number) - ox) * ix;
        let farB = ((b[right + farX] as number) - ox) * ix;
        near = ((b[right + nearY] as number) - oy) * iy;
        far = ((b[right + farY] as number) - oy) * iy;
        if (near > nearB) nearB = near;
        if (far < farB) farB = far;
        near = ((b[right + nearZ] as number) - oz) * iz;
        far = ((b[right + farZ] as number) - oz) * iz;
        if (near > nearB) nearB = near;
        if (far < farB) farB = far;
        const intoA = nearA <= farA && farA > 0 && nearA < best;
        const intoB = nearB <= farB && farB > 0 && nearB < best;
        if (intoA) {
          if (!intoB) {
            node = child;
          } else if (nearA <= nearB) {
            stack[height++] = child + 1;
            node = child;
          } else {
            stack[height++] = child;
            node = child + 1;
          }
          continue;
        }
        if (intoB) {
          node = child + 1;
          continue;
        }
      } else {
        const end = ~child + (counts[node] as number);
        for (let i = ~child; i < end; i++) {
          const q = i * 9;
          const [e1x, e1y, e1z] = [c[q + 3] as number, c[q + 4] as number, c[q + 5] as number];
          const [e2x, e2y, e2z] = [c[q + 6] as number, c[q + 7] as number, c[q + 8] as number];
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const volume = e1x * px + e1y * py + e1z * pz;
          if (volume > -FLAT && volume < FLAT) continue;
          const inverse = 1 / volume;
          const sx = ox - (c[q] as number);
          const sy = oy - (c[q + 1] as number);
          const sz = oz - (c[q + 2] as number);
          const u = (sx * px + sy * py + sz * pz) * inverse;
          if (u < 0 || u > 1) continue;
          const rx = sy * e1z - sz * e1y;
          const ry = sz * e1x - sx * e1z;
          const rz = sx * e1y - sy * e1x;
          const v = (dx * rx + dy * ry + dz * rz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const t = (e2x * rx + e2y * ry + e2z * rz) * inverse;
          if (t <= 1e-6 || t >= best) continue;
          if (any) return true;
          best = t;
          found = i;
          this.second = u;
          this.third = v;
        }
      }
      node = height > 0 ? (stack[--height] as number) : NO_NODE;
    }
    this.triangle = found < 0 ? NO_TRIANGLE : (this.#order[found] as number);
    this.distance = best;
    return found >= 0;
  }
}

/** The box round each triangle: low x, y, z and high x, y, z. */
function boxesOf(mesh: Mesh): Float64Array {
  const boxes = new Float64Array(mesh.slotOfTriangle.length * 6);
  for (let t = 0; t < mesh.slotOfTriangle.length; t++) {
    const [a, b, c] = cornersOf(mesh, t);
    for (const k of [0, 1, 2] as const) {
      boxes[t * 6 + k] = Math.min(a[k], b[k], c[k]);
      boxes[t * 6 + 3 + k] = Math.max(a[k], b[k], c[k]);
    }
  }
  return boxes;
}
