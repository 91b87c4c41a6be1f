import type { Samples } from './samples.ts';

/** Rounds of smoothing, each over twice the distance of the one before. */
const ROUNDS = 4;
/** Of these, the rounds in which sunlight takes part: its shadows have edges of their own. */
const SUN_ROUNDS = 2;
/** Weights of a round, to each side. */
const KERNEL = [0.375, 0.25, 0.0625] as const;
/** How far a neighbour may lie from the plane of a point, in metres, to count. */
const OFF_PLANE = 0.02;

/** Points of a coarser picture, each standing for `scale` × `scale` pixels. */
export interface Coarse {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The pixel of each point. */
  readonly points: Int32Array;
}

export function coarse(samples: Samples, scale: number): Coarse {
  const width = Math.ceil(samples.widthPx / scale);
  const height = Math.ceil(samples.heightPx / scale);
  const points = new Int32Array(width * height);
  for (let i = 0; i < points.length; i++) {
    const x = Math.min(samples.widthPx - 1, (i % width) * scale + (scale >> 1));
    const y = Math.min(samples.heightPx - 1, Math.floor(i / width) * scale + (scale >> 1));
    points[i] = y * samples.widthPx + x;
  }
  return { width, height, scale, points };
}

/** How much two places are lit alike: 1 on one plane, towards 0 where the surface turns or another begins. */
function kinship(
  { normal: n, position: p }: Samples,
  a: number,
  b: number,
  sharp: boolean,
): number {
  const [a0, b0] = [a * 3, b * 3];
  const nx = n[a0] as number;
  const ny = n[a0 + 1] as number;
  const nz = n[a0 + 2] as number;
  const dot = nx * (n[b0] as number) + ny * (n[b0 + 1] as number) + nz * (n[b0 + 2] as number);
  if (dot <= 0.5) return 0;
  const off =
    nx * ((p[b0] as number) - (p[a0] as number)) +
    ny * ((p[b0 + 1] as number) - (p[a0 + 1] as number)) +
    nz * ((p[b0 + 2] as number) - (p[a0 + 2] as number));
  const square = dot * dot;
  const fourth = square * square;
  const sixteenth = fourth * fourth * fourth * fourth;
  const turn = sharp ? sixteenth * sixteenth : sixteenth;
  return turn / (1 + (off * off) / (OFF_PLANE * OFF_PLANE));
}

/**
 * Takes the grain out of the light (an à-trous filter, as in Dammertz and others): three numbers a point. The second,
 * sunlight, has edges of its own and is smoothed in the first rounds only.
 */
export function evenOut(samples: Samples, grid: Coarse, light: Float32Array): Float32Array {
  const { width, height, points } = grid;
  let from = light;
  for (let round = 0; round < ROUNDS; round++) {
    const reach = 1 << round;
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const here = points[i] as number;
        let [sky, sun, around, weights, sunWeights] = [0, 0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy++) {
          const yy = y + dy * reach;
          if (yy < 0 || yy >= height) continue;
          for (let dx = -2; dx <= 2; dx++) {
            const xx = x + dx * reach;
            if (xx < 0 || xx >= width) continue;
            const j = yy * width + xx;
            const kernel = (KERNEL[Math.abs(dx)] as number) * (KERNEL[Math.abs(dy)] as number);
            const weight =
              kernel * (i === j ? 1 : kinship(samples, here, points[j] as number, true));
            if (weight === 0) continue;
            sky += weight * (from[j * 3] as number);
            around += weight * (from[j * 3 + 2] as number);
            weights += weight;
            if (round < SUN_ROUNDS && Math.abs(dx) < 2 && Math.abs(dy) < 2) {
              sun += weight * (from[j * 3 + 1] as number);
              sunWeights += weight;
            }
          }
        }
        to[i * 3] = sky / weights;
        to[i * 3 + 1] = round < SUN_ROUNDS ? sun / sunWeights : (from[i * 3 + 1] as number);
        to[i * 3 + 2] = around / weights;
      }
    }
    from = to;
  }
  return from;
}

/** Light of every sample from that of the coarse points about it which lie on the same surface. */
export function spread(samples: Samples, grid: Coarse, light: Float32Array): Float32Array {
  const { width, height, scale, points } = grid;
  const { widthPx, count, edges } = samples;
  const pixels = widthPx * samples.heightPx;
  const full = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) {
    const pixel = at < pixels ? at : (edges[(at - pixels) >> 2] as number);
    const gx = ((pixel % widthPx) - (scale >> 1)) / scale;
    const gy = (Math.floor(pixel / widthPx) - (scale >> 1)) / scale;
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    let [sky, sun, around, weights] = [0, 0, 0, 0];
    const reach = at < pixels ? 0 : 1;
    for (let dy = -reach; dy <= 1 + reach; dy++) {
      const y = Math.max(0, Math.min(height - 1, y0 + dy));
      for (let dx = -reach; dx <= 1 + reach; dx++) {
        const x = Math.max(0, Math.min(width - 1, x0 + dx));
        const j = y * width + x;
        const near =
          Math.max(0.02, 1 - Math.abs(gx - x0 - dx)) * Math.max(0.02, 1 - Math.abs(gy - y0 - dy));
        const weight = near * (kinship(samples, at, points[j] as number, false) + 1e-5);
        sky += weight * (light[j * 3] as number);
        sun += weight * (light[j * 3 + 1] as number);
        around += weight * (light[j * 3 + 2] as number);
        weights += weight;
      }
    }
    full[at * 3] = sky / weights;
    full[at * 3 + 1] = sun / weights;
    full[at * 3 + 2] = around / weights;
  }
  return full;
}
