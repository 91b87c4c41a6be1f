import type { Mesh } from './mesh.ts';

/** Triangles in one leaf of the tree, at most. */
const LEAF = 4;
/** A ray that meets nothing. */
const NOTHING = -1;

/** A tree of boxes round the triangles of a mesh: finds what a ray meets first. */
export class RayTree {
  /** Triangle, distance and place in the triangle (weights of its second and third corner) of the last hit. */
  triangle = NOTHING;
  distance = 0;
  second = 0;
  third = 0;

  readonly #order: Int32Array;
  readonly #corners: Float64Array;
  /** Six bounds a node. */
  readonly #bounds: Float64Array;
  /** First child of a node, or ~(first triangle) of a leaf. */
  readonly #child: Int32Array;
  readonly #count: Int32Array;
  readonly #stack = new Int32Array(128);
  #nodes = 1;

  constructor(mesh: Mesh) {
    const triangles = mesh.slotOfTriangle.length;
    this.#order = Int32Array.from({ length: triangles }, (_, i) => i);
    const p = mesh.positions;
    const middles = new Float64Array(triangles * 3);
    const boxes = new Float64Array(triangles * 6);
    for (let t = 0; t < triangles; t++) {
      for (let k = 0; k < 3; k++) {
        const [a, b, c] = [0, 1, 2].map(
          (corner) => p[(mesh.corners[t * 3 + corner] ?? 0) * 3 + k] ?? 0,
        );
        const [low, high] = [Math.min(a ?? 0, b ?? 0, c ?? 0), Math.max(a ?? 0, b ?? 0, c ?? 0)];
        boxes[t * 6 + k] = low;
        boxes[t * 6 + 3 + k] = high;
        middles[t * 3 + k] = (low + high) / 2;
      }
    }
    this.#bounds = new Float64Array(triangles * 12 + 12);
    this.#child = new Int32Array(triangles * 2 + 2);
    this.#count = new Int32Array(triangles * 2 + 2);
    this.#split(0, 0, triangles, boxes, middles);
    this.#corners = new Float64Array(triangles * 9);
    for (let i = 0; i < triangles; i++) {
      const t = this.#order[i] ?? 0;
      for (let k = 0; k < 3; k++) {
        const at = (corner: number): number => p[(mesh.corners[t * 3 + corner] ?? 0) * 3 + k] ?? 0;
        this.#corners[i * 9 + k] = at(0);
        this.#corners[i * 9 + 3 + k] = at(1) - at(0);
        this.#corners[i * 9 + 6 + k] = at(2) - at(0);
      }
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

  #split(node: number, from: number, to: number, boxes: Float64Array, middles: Float64Array): void {
    const bounds = this.#bounds;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let k = 0; k < 3; k++) {
      let [min, max, lowest, highest] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let i = from; i < to; i++) {
        const t = this.#order[i] ?? 0;
        min = Math.min(min, boxes[t * 6 + k] ?? 0);
        max = Math.max(max, boxes[t * 6 + 3 + k] ?? 0);
        lowest = Math.min(lowest, middles[t * 3 + k] ?? 0);
        highest = Math.max(highest, middles[t * 3 + k] ?? 0);
      }
      bounds[node * 6 + k] = min - 1e-7;
      bounds[node * 6 + 3 + k] = max + 1e-7;
      low[k] = lowest;
      high[k] = highest;
    }
    const count = to - from;
    if (count <= LEAF) {
      this.#child[node] = ~from;
      this.#count[node] = count;
      return;
    }
    const spread = [0, 1, 2].map((k) => (high[k] ?? 0) - (low[k] ?? 0));
    const axis = spread.indexOf(Math.max(...spread));
    const span = this.#order.subarray(from, to);
    span.sort((a, b) => (middles[a * 3 + axis] ?? 0) - (middles[b * 3 + axis] ?? 0));
    const half = cheapestSplit(span, boxes);
    const left = this.#nodes;
    this.#nodes += 2;
    this.#child[node] = left;
    this.#split(left, from, from + half, boxes, middles);
    this.#split(left + 1, from + half, to, boxes, middles);
  }

  #enters(
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    reach: number,
  ): number {
    const b = this.#bounds;
    const at = node * 6;
    const x0 = ((b[at] as number) - ox) * ix;
    const x1 = ((b[at + 3] as number) - ox) * ix;
    let near = Math.min(x0, x1);
    let far = Math.max(x0, x1);
    const y0 = ((b[at + 1] as number) - oy) * iy;
    const y1 = ((b[at + 4] as number) - oy) * iy;
    if (y0 < y1) {
      if (y0 > near) near = y0;
      if (y1 < far) far = y1;
    } else {
      if (y1 > near) near = y1;
      if (y0 < far) far = y0;
    }
    const z0 = ((b[at + 2] as number) - oz) * iz;
    const z1 = ((b[at + 5] as number) - oz) * iz;
    if (z0 < z1) {
      if (z0 > near) near = z0;
      if (z1 < far) far = z1;
    } else {
      if (z1 > near) near = z1;
      if (z0 < far) far = z0;
    }
    return near <= far && far > 0 && near < reach ? near : Infinity;
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
    const stack = this.#stack;
    const c = this.#corners;
    let best = reach;
    let found = NOTHING;
    let height = 0;
    let node = this.#enters(0, ox, oy, oz, ix, iy, iz, best) < Infinity ? 0 : NOTHING;
    while (node >= 0) {
      const child = this.#child[node] as number;
      if (child >= 0) {
        const a = this.#enters(child, ox, oy, oz, ix, iy, iz, best);
        const b = this.#enters(child + 1, ox, oy, oz, ix, iy, iz, best);
        if (a < Infinity || b < Infinity) {
          const aFirst = a <= b;
          if (a < Infinity && b < Infinity) stack[height++] = aFirst ? child + 1 : child;
          node = aFirst ? child : child + 1;
          continue;
        }
      } else {
        const end = ~child + (this.#count[node] as number);
        for (let i = ~child; i < end; i++) {
          const q = i * 9;
          const [e1x, e1y, e1z] = [c[q + 3] as number, c[q + 4] as number, c[q + 5] as number];
          const [e2x, e2y, e2z] = [c[q + 6] as number, c[q + 7] as number, c[q + 8] as number];
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const volume = e1x * px + e1y * py + e1z * pz;
          if (volume > -1e-14 && volume < 1e-14) continue;
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
      node = height > 0 ? (stack[--height] as number) : NOTHING;
    }
    this.triangle = found < 0 ? NOTHING : (this.#order[found] as number);
    this.distance = best;
    return found >= 0;
  }
}

/** How many of the sorted triangles go left, so that rays meet as little box as may be (surface area heuristic). */
function cheapestSplit(span: Int32Array, boxes: Float64Array): number {
  const bins = Math.min(BINS, span.length);
  const startOf = (bin: number): number => Math.round((span.length * bin) / bins);
  const left: number[] = [];
  const right: number[] = [];
  const before = new Bounds();
  const behind = new Bounds();
  for (let bin = 0; bin < bins; bin++) {
    for (let i = startOf(bin); i < startOf(bin + 1); i++) before.add(boxes, span[i] as number);
    left.push(before.area);
    const mirrored = bins - 1 - bin;
    for (let i = startOf(mirrored); i < startOf(mirrored + 1); i++)
      behind.add(boxes, span[i] as number);
    right[mirrored] = behind.area;
  }
  let [best, cost] = [span.length >> 1, Infinity];
  for (let bin = 1; bin < bins; bin++) {
    const at = startOf(bin);
    const price = (left[bin - 1] ?? 0) * at + (right[bin] ?? 0) * (span.length - at);
    if (price < cost) [best, cost] = [at, price];
  }
  return best;
}

/** Places where a span of triangles may be parted. */
const BINS = 12;

class Bounds {
  readonly #low = new Float64Array(3).fill(Infinity);
  readonly #high = new Float64Array(3).fill(-Infinity);

  add(boxes: Float64Array, triangle: number): void {
    for (let k = 0; k < 3; k++) {
      this.#low[k] = Math.min(this.#low[k] as number, boxes[triangle * 6 + k] as number);
      this.#high[k] = Math.max(this.#high[k] as number, boxes[triangle * 6 + 3 + k] as number);
    }
  }

  /** Half the surface of the box. */
  get area(): number {
    const [x = 0, y = 0, z = 0] = this.#high.map((high, k) => high - (this.#low[k] as number));
    return x * y + y * z + z * x;
  }
}
