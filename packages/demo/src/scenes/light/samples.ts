import type { Vec } from '../geometry/mesh.ts';
import type { RayTree } from '../geometry/ray-tree.ts';
import type { Room } from '../rooms/room.ts';

/** Where rays of a pixel whose edge is smoothed pass through it. */
const FINE_OFFSETS = [
  [0.125, 0.375],
  [0.375, 0.875],
  [0.625, 0.125],
  [0.875, 0.625],
] as const;

/** What is seen in each place of the picture; pixels come first, finer samples of the edges behind them. */
export interface Seen {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Place in the mesh's slots; 255 where nothing is seen. */
  readonly slot: Uint8Array;
  /** Two numbers each: place on the cloth in metres; where nothing is seen, how far to the right and how high, as angles. */
  readonly uv: Float32Array;
  /** Width of the pixel on the thing seen, in metres. */
  readonly footprint: Float32Array;
  /** Pixels that are the mean of finer samples instead; those of the n-th begin at `pixels + 4 n`. */
  readonly edges: Int32Array;
}

/** What is seen, and what must be known of it while it is lit. */
export interface Samples extends Seen {
  readonly count: number;
  /** Three numbers each. */
  readonly position: Numbers;
  readonly normal: Numbers;
}

/** Numbers whose memory can be given back, or made more of, at once. */
type Numbers = Float32Array<ArrayBuffer>;

export const NOTHING_SEEN = 255;
export const SAMPLES_OF_AN_EDGE = FINE_OFFSETS.length;

/** Looks into a room through each pixel, and four times where two things meet in one. */
export function look(room: Room, tree: RayTree, widthPx: number, heightPx: number): Samples {
  const pixels = widthPx * heightPx;
  const sight = new Sight(room, tree, widthPx, heightPx);
  for (let i = 0; i < pixels; i++) sight.see(i, (i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5);
  const edges = sight.edges();
  sight.growTo(pixels + edges.length * SAMPLES_OF_AN_EDGE);
  edges.forEach((pixel, n) => {
    FINE_OFFSETS.forEach(([dx, dy], k) => {
      sight.see(
        pixels + n * SAMPLES_OF_AN_EDGE + k,
        (pixel % widthPx) + dx,
        Math.floor(pixel / widthPx) + dy,
      );
    });
  });
  return sight.samples(edges);
}

/** Forgets where things are: two thirds of what a room takes, given back now rather than when it is collected. */
export function forgetPlaces({ position, normal, count: _, ...seen }: Samples): Seen {
  position.buffer.transfer(0);
  normal.buffer.transfer(0);
  return seen;
}

/** The same numbers with zeros behind them. The old ones are gone at once, so both are never held for long. */
const grown = (numbers: Numbers, length: number): Numbers =>
  new Float32Array(numbers.buffer.transfer(length * Float32Array.BYTES_PER_ELEMENT));

class Sight {
  slot: Uint8Array<ArrayBuffer>;
  uv: Numbers;
  position: Numbers;
  normal: Numbers;
  footprint: Numbers;
  readonly #room: Room;
  readonly #tree: RayTree;
  readonly #widthPx: number;
  readonly #heightPx: number;
  #count: number;
  readonly #right: Vec;
  readonly #ahead: Vec;
  readonly #pixel: number;
  /** The picture is shifted rather than the camera tilted, as an architect's camera does: verticals stay upright. */
  readonly #rise: number;

  constructor(room: Room, tree: RayTree, widthPx: number, heightPx: number) {
    const count = widthPx * heightPx;
    this.#room = room;
    this.#tree = tree;
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    this.#count = count;
    this.slot = new Uint8Array(count);
    this.uv = new Float32Array(count * 2);
    this.position = new Float32Array(count * 3);
    this.normal = new Float32Array(count * 3);
    this.footprint = new Float32Array(count);
    const [dx, dz] = [room.aim[0] - room.eye[0], room.aim[2] - room.eye[2]];
    const flat = Math.hypot(dx, dz);
    this.#ahead = [dx / flat, 0, dz / flat];
    this.#right = [-dz / flat, 0, dx / flat];
    this.#rise = (room.aim[1] - room.eye[1]) / flat;
    this.#pixel = (2 * Math.tan((room.fieldDegrees * Math.PI) / 360)) / widthPx;
  }

  see(at: number, px: number, py: number): void {
    const { eye, mesh } = this.#room;
    const sx = (px - this.#widthPx / 2) * this.#pixel;
    const sy = this.#rise - (py - this.#heightPx / 2) * this.#pixel;
    const x = this.#ahead[0] + this.#right[0] * sx;
    const z = this.#ahead[2] + this.#right[2] * sx;
    const length = Math.hypot(x, sy, z);
    const [dx, dy, dz] = [x / length, sy / length, z / length];
    if (!this.#tree.meets(eye[0], eye[1], eye[2], dx, dy, dz, 1e4)) {
      this.slot[at] = NOTHING_SEEN;
      this.uv[at * 2] = Math.atan2(dx, -dz);
      this.uv[at * 2 + 1] = dy;
      return;
    }
    const { triangle, distance, second, third } = this.#tree;
    const one = 1 - second - third;
    const corner = (k: number): number => mesh.corners[triangle * 3 + k] ?? 0;
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const mix = (list: readonly number[], stride: number, k: number): number =>
      (list[a * stride + k] ?? 0) * one +
      (list[b * stride + k] ?? 0) * second +
      (list[c * stride + k] ?? 0) * third;
    this.slot[at] = mesh.slotOfTriangle[triangle] ?? 0;
    this.uv[at * 2] = mix(mesh.uvs, 2, 0);
    this.uv[at * 2 + 1] = mix(mesh.uvs, 2, 1);
    let [nx, ny, nz] = [mix(mesh.normals, 3, 0), mix(mesh.normals, 3, 1), mix(mesh.normals, 3, 2)];
    const size = Math.hypot(nx, ny, nz) || 1;
    const facing = nx * dx + ny * dy + nz * dz;
    const sign = (facing > 0 ? -1 : 1) / size;
    [nx, ny, nz] = [nx * sign, ny * sign, nz * sign];
    this.normal[at * 3] = nx;
    this.normal[at * 3 + 1] = ny;
    this.normal[at * 3 + 2] = nz;
    this.position[at * 3] = eye[0] + dx * distance;
    this.position[at * 3 + 1] = eye[1] + dy * distance;
    this.position[at * 3 + 2] = eye[2] + dz * distance;
    // Between the narrow and the wide side of the slanted pixel.
    this.footprint[at] =
      (distance * this.#pixel) / Math.sqrt(Math.max(0.08, Math.abs(facing) / size));
  }

  /** Pixels beside which another thing, another plane or another distance begins. */
  edges(): Int32Array {
    const [width, height] = [this.#widthPx, this.#heightPx];
    const differ = (a: number, b: number): boolean => {
      if (this.slot[a] !== this.slot[b]) return true;
      if (this.slot[a] === NOTHING_SEEN) return false;
      const [na, nb, pa, pb] = [this.normal, this.normal, this.position, this.position];
      let [dot, off] = [0, 0];
      for (let k = 0; k < 3; k++) {
        const n = na[a * 3 + k] ?? 0;
        dot += n * (nb[b * 3 + k] ?? 0);
        off += n * ((pb[b * 3 + k] ?? 0) - (pa[a * 3 + k] ?? 0));
      }
      return dot < 0.8 || Math.abs(off) > 0.02;
    };
    const found: number[] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const differs =
          (x + 1 < width && differ(i, i + 1)) ||
          (x > 0 && differ(i, i - 1)) ||
          (y + 1 < height && differ(i, i + width)) ||
          (y > 0 && differ(i, i - width));
        if (differs) found.push(i);
      }
    }
    return Int32Array.from(found);
  }

  growTo(count: number): void {
    this.#count = count;
    this.slot = new Uint8Array(this.slot.buffer.transfer(count));
    this.uv = grown(this.uv, count * 2);
    this.position = grown(this.position, count * 3);
    this.normal = grown(this.normal, count * 3);
    this.footprint = grown(this.footprint, count);
  }

  samples(edges: Int32Array): Samples {
    const { slot, uv, position, normal, footprint } = this;
    return {
      widthPx: this.#widthPx,
      heightPx: this.#heightPx,
      count: this.#count,
      slot,
      uv,
      position,
      normal,
      footprint,
      edges,
    };
  }
}
