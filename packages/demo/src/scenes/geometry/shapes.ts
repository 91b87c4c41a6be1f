import { type Mesh, type Placing, placed } from './mesh.ts';
import { cross, minus, unit, type Vec } from './vectors.ts';

/** Cells of the middle of a face that swells. */
const FINE = 12;

/** Steps of -1 to 1 that lie close together within `edge` (a share) of both ends. */
function steps(edge: number, middle: number): number[] {
  const inEdge = 3;
  const list: number[] = [];
  for (let i = 0; i < inEdge; i++) list.push(-1 + (edge * i) / inEdge);
  for (let i = 0; i <= middle; i++) list.push(-1 + edge + ((2 - 2 * edge) * i) / middle);
  for (let i = inEdge - 1; i >= 0; i--) list.push(1 - (edge * i) / inEdge);
  return list;
}

const FACES = [
  [0, 1, 2, 1],
  [0, 1, 2, -1],
  [2, 1, 0, 1],
  [2, 1, 0, -1],
  [0, 2, 1, 1],
  [0, 2, 1, -1],
] as const;

export interface BoxShape extends Placing {
  /** Width, height and depth in metres. */
  readonly size: Vec;
  /** Radius of its edges in metres. */
  readonly round?: number;
  /** How far its faces swell, in metres. */
  readonly puff?: number;
}

/** A box with round edges, seated: `at` is the middle of its bottom. Cloth runs across and down each face. */
export function box<Slot extends string>(mesh: Mesh<Slot>, slot: Slot, shape: BoxShape): void {
  const { size, round = 0.004, puff = 0 } = shape;
  const half = size.map((length) => length / 2) as [number, number, number];
  const put = placed(shape);
  const middle = puff > 0 ? FINE : 1;
  for (const [a, b, c, side] of FACES) {
    const across = steps(Math.min(0.45, round / half[a]), middle);
    const down = steps(Math.min(0.45, round / half[b]), middle);
    mesh.grid(slot, across.length - 1, down.length - 1, (i, j) => {
      const [s, t] = [across[i] ?? 0, down[j] ?? 0];
      const flat: [number, number, number] = [0, 0, 0];
      flat[a] = s * half[a];
      flat[b] = -t * half[b];
      flat[c] = side * half[c];
      const inner = flat.map((x, k) =>
        Math.max(round - (half[k] ?? 0), Math.min((half[k] ?? 0) - round, x)),
      );
      const out = flat.map((x, k) => x - (inner[k] ?? 0));
      const length = Math.hypot(...out) || 1;
      const point = inner.map((x, k) => x + ((out[k] ?? 0) / length) * round) as [
        number,
        number,
        number,
      ];
      point[c] += side * puff * (1 - s ** 4) * (1 - t ** 4) * (1 - 0.25 * (s * s + t * t));
      const at = put([point[0], point[1] + half[1], point[2]]);
      return { at, u: (s + 1) * half[a], v: (t + 1) * half[b] };
    });
  }
}

export interface CushionShape extends Placing {
  readonly width: number;
  readonly height: number;
  readonly thick: number;
  /** How deep a hand has pressed its upper edge, in metres. */
  readonly chop?: number;
}

/** A stuffed cover with a seam all round; it stands on its lower edge. The design is in the middle of its face. */
export function cushion<Slot extends string>(
  mesh: Mesh<Slot>,
  slot: Slot,
  shape: CushionShape,
): void {
  const { width, height, thick, chop = 0 } = shape;
  const put = placed(shape);
  const n = 30;
  for (const side of [1, -1]) {
    mesh.grid(slot, n, n, (i, j) => {
      // Steps close in towards the seam, where the cover turns.
      const s = Math.sin(((i / n) * 2 - 1) * (Math.PI / 2));
      const t = Math.sin(((j / n) * 2 - 1) * (Math.PI / 2));
      const swell = Math.sqrt(Math.max(0, (1 - Math.abs(s) ** 2.6) * (1 - Math.abs(t) ** 2.6)));
      const pulled = 1 - 0.07 * (1 - t * t) * Math.abs(s) ** 3;
      const sunk = 1 - 0.07 * (1 - s * s) * Math.abs(t) ** 3;
      const crease = 0.006 * Math.sin(s * 9 + t * 4) * Math.abs(s * t) * swell;
      const dent = chop * Math.exp(-s * s * 7) * ((1 - t) / 2) ** 2;
      const at = put([
        (s * pulled * width) / 2,
        height / 2 - (t * sunk * height) / 2 - dent,
        side * (thick / 2) * swell + side * crease,
      ]);
      return { at, u: (s * width) / 2, v: (t * height) / 2 };
    });
  }
}

export interface LatheShape {
  readonly at: Vec;
  /** Radius and height of each step, from the bottom. */
  readonly outline: readonly (readonly [radius: number, height: number])[];
}

/** A turned body, such as a vase, a shade, a plate or a leg. Its outline is smoothed; cloth runs round it. */
export function lathe<Slot extends string>(
  mesh: Mesh<Slot>,
  slot: Slot,
  { at, outline }: LatheShape,
): void {
  const sides = 40;
  const widest = Math.max(...outline.map(([radius]) => radius));
  mesh.grid(slot, sides, outline.length - 1, (i, j) => {
    const [radius, height] = outline[j] ?? [0, 0];
    const angle = (i / sides) * Math.PI * 2;
    const turn = i === sides ? 0 : angle;
    return {
      at: [at[0] + radius * Math.sin(turn), at[1] + height, at[2] + radius * Math.cos(turn)],
      u: angle * widest,
      v: -height,
    };
  });
}

/** The steps between the points of an outline as a smooth curve through them (Catmull-Rom). */
export function smooth(
  points: readonly (readonly [number, number])[],
  each = 6,
): [number, number][] {
  const list: [number, number][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [i - 1, i, i + 1, i + 2].map(
      (k) => points[Math.max(0, Math.min(points.length - 1, k))] ?? ([0, 0] as const),
    );
    for (let step = 0; step < each; step++) {
      const t = step / each;
      const mixed = [0, 1].map((k) => {
        const [a, b, c, d] = [p0?.[k] ?? 0, p1?.[k] ?? 0, p2?.[k] ?? 0, p3?.[k] ?? 0];
        return (
          0.5 *
          (2 * b +
            (c - a) * t +
            (2 * a - 5 * b + 4 * c - d) * t * t +
            (3 * b - a - 3 * c + d) * t ** 3)
        );
      });
      list.push([mixed[0] ?? 0, mixed[1] ?? 0]);
    }
  }
  const last = points.at(-1);
  if (last) list.push([last[0], last[1]]);
  return list;
}

/** A round bar from one point to another, with its radius at either end. The grain of wood runs along it. */
export function rod<Slot extends string>(
  mesh: Mesh<Slot>,
  slot: Slot,
  from: Vec,
  to: Vec,
  radii: readonly [number, number],
): void {
  const along = minus(to, from);
  const length = Math.hypot(...along) || 1;
  const d = unit(along);
  const side: Vec = Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const p = unit(cross(d, side));
  const q = cross(d, p);
  const sides = 14;
  mesh.grid(slot, sides, 1, (i, j) => {
    const angle = i === sides ? 0 : (i / sides) * Math.PI * 2;
    const radius = radii[j === 0 ? 0 : 1];
    const at = (k: 0 | 1 | 2): number =>
      from[k] + along[k] * j + radius * (Math.cos(angle) * p[k] + Math.sin(angle) * q[k]);
    return {
      at: [at(0), at(1), at(2)],
      u: length * j,
      v: (i / sides) * radii[0] * Math.PI * 2,
    };
  });
}
