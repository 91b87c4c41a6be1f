import { cornersOf, type Mesh } from '../geometry/mesh.ts';
import { FLAT, NO_TRIANGLE } from '../geometry/ray-tree.ts';
import { between, cross, dot, minus, times, type Vec } from '../geometry/vectors.ts';
import type { Camera } from './camera.ts';

/** What each pixel sees first, row by row. */
export interface FirstSeen {
  /** The triangle; {@link NO_TRIANGLE} where there is none. */
  readonly triangle: Int32Array;
  /** How far ahead of the camera, in metres. */
  readonly depth: Float32Array;
  /** The place in the triangle: weights of its second and its third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;
}

/** Nothing is looked for farther away, in metres. */
export const FAR_M = 1e4;
/** What is nearer, in metres, is not seen. */
const NEAR_M = 0.01;

/**
 * What a camera sees through the middle of each pixel. Each triangle is held against the pixels that it covers, rather
 * than a ray of each pixel against the triangles: neighbours see the same, so that this takes a tenth of the time.
 */
export function firstSeen(mesh: Mesh, camera: Camera): FirstSeen {
  const pixels = camera.widthPx * camera.heightPx;
  const seen = {
    triangle: new Int32Array(pixels).fill(NO_TRIANGLE),
    depth: new Float32Array(pixels).fill(FAR_M),
    second: new Float32Array(pixels),
    third: new Float32Array(pixels),
  };
  for (let t = 0; t < mesh.slotOfTriangle.length; t++) {
    put(seen, camera, t, cornersOf(mesh, t));
  }
  return seen;
}

type Corners = ReturnType<typeof cornersOf>;

/**
 * Puts a triangle before what lies behind it. Where a ray meets a triangle (Möller and Trumbore) is a quotient of
 * numbers that grow evenly from pixel to pixel, so that one addition each gives those of the next.
 */
function put(seen: FirstSeen, camera: Camera, triangle: number, corners: Corners): void {
  const { eye, pixel, widthPx } = camera;
  const [x0, y0, x1, y1] = covered(camera, corners);
  if (x0 > x1 || y0 > y1) return;
  const [a, b, c] = corners;
  const e1 = minus(b, a);
  const e2 = minus(c, a);
  const s = minus(eye, a);
  const r = cross(s, e1);
  const ahead = dot(e2, r);
  // For a way d: volume = d·(e2 × e1), the second weight d·(e2 × s) of it, the third d·r, the depth e2·r.
  const [volumeOf, secondOf] = [cross(e2, e1), cross(e2, s)];
  const step = times(camera.right, pixel);
  const [volumeStep, secondStep, thirdStep] = [
    dot(volumeOf, step),
    dot(secondOf, step),
    dot(r, step),
  ];
  for (let y = y0; y <= y1; y++) {
    const way = camera.way(x0 + 0.5, y + 0.5);
    let volume = dot(volumeOf, way);
    let second = dot(secondOf, way);
    let third = dot(r, way);
    const end = y * widthPx + x1;
    for (let i = y * widthPx + x0; i <= end; i++) {
      const inside =
        volume > 0
          ? second >= 0 && third >= 0 && second + third <= volume
          : second <= 0 && third <= 0 && second + third >= volume;
      if (inside && (volume > FLAT || volume < -FLAT)) {
        const depth = ahead / volume;
        if (depth > 0 && depth < (seen.depth[i] as number)) {
          seen.depth[i] = depth;
          seen.triangle[i] = triangle;
          seen.second[i] = second / volume;
          seen.third[i] = third / volume;
        }
      }
      volume += volumeStep;
      second += secondStep;
      third += thirdStep;
    }
  }
}

/** Pixels about a triangle, from the first column and row to the last; none where it is behind the eye. */
function covered(
  camera: Camera,
  corners: Corners,
): readonly [x0: number, y0: number, x1: number, y1: number] {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const point of partAhead(camera, corners)) {
    const [px, py] = camera.place(point);
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  return [
    Math.max(0, Math.floor(left - 0.5)),
    Math.max(0, Math.floor(top - 0.5)),
    Math.min(camera.widthPx - 1, Math.ceil(right)),
    Math.min(camera.heightPx - 1, Math.ceil(bottom)),
  ];
}

/** The corners of what is left of a triangle where what is behind the eye is cut off. */
function partAhead(camera: Camera, corners: Corners): readonly Vec[] {
  const depths = corners.map((point) => camera.depth(point) - NEAR_M);
  if (depths.every((depth) => depth > 0)) return corners;
  return corners.flatMap((from, k) => {
    const to = corners[(k + 1) % 3] ?? from;
    const [here, there] = [depths[k] ?? 0, depths[(k + 1) % 3] ?? 0];
    const share = here / (here - there);
    const cut: Vec[] = here > 0 === there > 0 ? [] : [between(from, to, share)];
    return here > 0 ? [from, ...cut] : cut;
  });
}
