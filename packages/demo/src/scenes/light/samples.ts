import { NO_TRIANGLE, type RayTree } from '../geometry/ray-tree.ts';
import type { Vec } from '../geometry/vectors.ts';
import type { Room } from '../rooms/room.ts';
import { Camera } from './camera.ts';
import { FAR_M, firstSeen } from './first-seen.ts';

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
  /** Width of the pixel on the thing seen: metres as a power of two. */
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
  const sight = new Sight(room, tree, new Camera(room, widthPx, heightPx));
  sight.seeAll();
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

/** What a look meets first: how far ahead in metres, and where in the triangle. */
interface Hit {
  readonly triangle: number;
  readonly depth: number;
  readonly second: number;
  readonly third: number;
}

class Sight {
  slot: Uint8Array<ArrayBuffer>;
  uv: Numbers;
  position: Numbers;
  normal: Numbers;
  footprint: Numbers;
  readonly #mesh: Room['mesh'];
  readonly #tree: RayTree;
  readonly #camera: Camera;
  #count: number;

  constructor({ mesh }: Room, tree: RayTree, camera: Camera) {
    const count = camera.widthPx * camera.heightPx;
    this.#mesh = mesh;
    this.#tree = tree;
    this.#camera = camera;
    this.#count = count;
    this.slot = new Uint8Array(count);
    this.uv = new Float32Array(count * 2);
    this.position = new Float32Array(count * 3);
    this.normal = new Float32Array(count * 3);
    this.footprint = new Float32Array(count);
  }

  /** Looks through the middle of every pixel. */
  seeAll(): void {
    const { widthPx } = this.#camera;
    const { triangle, depth, second, third } = firstSeen(this.#mesh, this.#camera);
    for (let i = 0; i < triangle.length; i++) {
      this.#note(i, this.#camera.way((i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5), {
        triangle: triangle[i] as number,
        depth: depth[i] as number,
        second: second[i] as number,
        third: third[i] as number,
      });
    }
  }

  /** Looks through one place of the picture. */
  see(at: number, px: number, py: number): void {
    const way = this.#camera.way(px, py);
    const length = Math.hypot(...way);
    const { eye } = this.#camera;
    const tree = this.#tree;
    const [dx, dy, dz] = [way[0] / length, way[1] / length, way[2] / length];
    tree.meets(eye[0], eye[1], eye[2], dx, dy, dz, FAR_M);
    const { triangle, distance, second, third } = tree;
    this.#note(at, way, { triangle, depth: distance / length, second, third });
  }

  #note(at: number, [wx, wy, wz]: Vec, { triangle, depth, second, third }: Hit): void {
    const mesh = this.#mesh;
    const length = Math.sqrt(wx * wx + wy * wy + wz * wz);
    if (triangle === NO_TRIANGLE) {
      this.slot[at] = NOTHING_SEEN;
      this.uv[at * 2] = Math.atan2(wx, -wz);
      this.uv[at * 2 + 1] = wy / length;
      return;
    }
    const one = 1 - second - third;
    const a = mesh.corners[triangle * 3] as number;
    const b = mesh.corners[triangle * 3 + 1] as number;
    const c = mesh.corners[triangle * 3 + 2] as number;
    const mix = (list: readonly number[], stride: number, k: number): number =>
      (list[a * stride + k] as number) * one +
      (list[b * stride + k] as number) * second +
      (list[c * stride + k] as number) * third;
    this.slot[at] = mesh.slotOfTriangle[triangle] as number;
    this.uv[at * 2] = mix(mesh.uvs, 2, 0);
    this.uv[at * 2 + 1] = mix(mesh.uvs, 2, 1);
    const nx = mix(mesh.normals, 3, 0);
    const ny = mix(mesh.normals, 3, 1);
    const nz = mix(mesh.normals, 3, 2);
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    const facing = (nx * wx + ny * wy + nz * wz) / length;
    const turned = (facing > 0 ? -1 : 1) / size;
    const { eye, pixel } = this.#camera;
    this.normal[at * 3] = nx * turned;
    this.normal[at * 3 + 1] = ny * turned;
    this.normal[at * 3 + 2] = nz * turned;
    this.position[at * 3] = eye[0] + wx * depth;
    this.position[at * 3 + 1] = eye[1] + wy * depth;
    this.position[at * 3 + 2] = eye[2] + wz * depth;
    // Between the narrow and the wide side of the slanted pixel.
    const slant = Math.sqrt(Math.max(0.08, Math.abs(facing) / size));
    this.footprint[at] = Math.log2((depth * length * pixel) / slant);
  }

  /** Pixels beside which another thing, another plane or another distance begins. */
  edges(): Int32Array {
    const { widthPx: width, heightPx: height } = this.#camera;
    const differ = (a: number, b: number): boolean => {
      if (this.slot[a] !== this.slot[b]) return true;
      if (this.slot[a] === NOTHING_SEEN) return false;
      const [na, nb, pa, pb] = [this.normal, this.normal, this.position, this.position];
      let [dot, off] = [0, 0];
      for (let k = 0; k < 3; k++) {
        const n = na[a * 3 + k] as number;
        dot += n * (nb[b * 3 + k] as number);
        off += n * ((pb[b * 3 + k] as number) - (pa[a * 3 + k] as number));
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
      widthPx: this.#camera.widthPx,
      heightPx: this.#camera.heightPx,
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
