import { assertSize, type Raster } from './raster.ts';
import type { Scene } from './scene.ts';

/** What each pixel of a scene sees of the cloth. */
export interface Places {
  /** The part of each pixel; 0 where nothing can be dressed. */
  readonly part: Uint8Array;
  /** How much of each pixel its part covers; 255 is all. */
  readonly cover: Uint8Array;
  /** Four numbers a pixel, in metres: u, v, and how much of the cloth the pixel covers along either. */
  readonly places: Float32Array;
  /** 255 where the surface is seen edge-on, 0 straight on. */
  readonly facing: Uint8Array;
}

/** How far from a pixel a sample of its part is looked for, in samples. */
const REACH = 3;
/** Numbers of a sample: u, v, across, down, facing. */
const OF_SAMPLE = 5;

/**
 * Reads the passes `parts` and `coordinates`, and spreads the coordinates, which come at half size, over all pixels. No
 * number crosses the edge of a part.
 *
 * @throws RangeError for a pass of another size than the scene says
 */
export function decodePlaces(scene: Scene, parts: Raster, coordinates: Raster): Places {
  const { widthPx, heightPx } = scene;
  assertSize('parts', parts, widthPx, heightPx);
  assertSize('coordinates', coordinates, widthPx / 2, heightPx);
  const count = widthPx * heightPx;
  const decoded = {
    part: new Uint8Array(count),
    cover: new Uint8Array(count),
    places: new Float32Array(4 * count),
    facing: new Uint8Array(count),
  };
  for (let i = 0, from = 0; i < count; i++, from += parts.channels) {
    decoded.part[i] = parts.data[from] as number;
    decoded.cover[i] = parts.data[from + 1] as number;
  }
  spread(samplesOf(scene, coordinates), widthPx, heightPx, decoded);
  return decoded;
}

/** The samples of the pass at half size. */
interface Samples {
  readonly width: number;
  readonly height: number;
  readonly part: Uint8Array;
  readonly values: Float32Array;
}

function samplesOf(scene: Scene, { data, channels }: Raster): Samples {
  const [width, height] = [scene.widthPx / 2, scene.heightPx / 2];
  const count = width * height;
  const spans = new Map(scene.parts.map((one) => [one.part, one]));
  const samples: Samples = {
    width,
    height,
    part: new Uint8Array(count),
    values: new Float32Array(count * OF_SAMPLE),
  };
  for (let i = 0; i < count; i++) {
    const [high, low] = [i * channels, (i + count) * channels];
    const span = spans.get(data[low + 2] as number);
    if (!span) continue;
    const share = (k: number): number =>
      ((data[high + k] as number) * 256 + (data[low + k] as number)) / 65535;
    samples.part[i] = span.part;
    samples.values[i * OF_SAMPLE] = span.u0 + share(0) * span.uSpan;
    samples.values[i * OF_SAMPLE + 1] = span.v0 + share(1) * span.vSpan;
    samples.values[i * OF_SAMPLE + 4] = data[high + 2] as number;
  }
  measureFootprints(samples);
  return samples;
}

/** How much of the cloth a full-size pixel covers at each sample, told from the samples beside it of the same part. */
function measureFootprints(samples: Samples): void {
  const { width, height, part, values } = samples;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (part[i] === 0) continue;
      for (let axis = 0; axis < 2; axis++) {
        const horizontal = change(samples, i, axis, x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1);
        const vertical = change(samples, i, axis, i - width, y + 1 < height ? i + width : -1);
        // Samples lie two pixels apart.
        values[i * OF_SAMPLE + 2 + axis] = Math.hypot(horizontal, vertical) / 2;
      }
    }
}

/** The change from a sample to its neighbours: the smaller of both, since the larger may jump over a fold. */
function change(
  { part, values }: Samples,
  at: number,
  axis: number,
  before: number,
  after: number,
): number {
  const value = values[at * OF_SAMPLE + axis] as number;
  const to = (other: number): number =>
    other >= 0 && part[other] === part[at]
      ? Math.abs((values[other * OF_SAMPLE + axis] as number) - value)
      : Number.POSITIVE_INFINITY;
  const smaller = Math.min(to(before), to(after));
  return Number.isFinite(smaller) ? smaller : 0;
}

/** Gives each pixel the bilinear mean of those of its four nearest samples that belong to its part. */
function spread(samples: Samples, widthPx: number, heightPx: number, into: Places): void {
  const sums = new Float64Array(OF_SAMPLE);
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const part = into.part[i] as number;
      if (part === 0 || !meanAt(samples, (x - 0.5) / 2, (y - 0.5) / 2, part, sums)) continue;
      for (let k = 0; k < 4; k++) into.places[4 * i + k] = sums[k] as number;
      into.facing[i] = Math.round(sums[4] as number);
    }
}

/** Fills `sums` with what a part has at a place among the samples; false where it has nothing near. */
function meanAt(samples: Samples, x: number, y: number, part: number, sums: Float64Array): boolean {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let weight = 0;
  sums.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const [atX, atY] = [left + (corner & 1), top + (corner >> 1)];
    if (!belongs(samples, atX, atY, part)) continue;
    const share = (1 - Math.abs(x - atX)) * (1 - Math.abs(y - atY));
    weight += share;
    add(samples, atX, atY, share, sums);
  }
  if (weight === 0) return nearest(samples, Math.round(x), Math.round(y), part, sums);
  for (let k = 0; k < OF_SAMPLE; k++) sums[k] = (sums[k] as number) / weight;
  return true;
}

const belongs = ({ width, height, part }: Samples, x: number, y: number, to: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && part[y * width + x] === to;

function add(
  { width, values }: Samples,
  x: number,
  y: number,
  share: number,
  sums: Float64Array,
): void {
  const from = (y * width + x) * OF_SAMPLE;
  for (let k = 0; k < OF_SAMPLE; k++)
    sums[k] = (sums[k] as number) + share * (values[from + k] as number);
}

function nearest(
  samples: Samples,
  x: number,
  y: number,
  part: number,
  sums: Float64Array,
): boolean {
  let best = Number.POSITIVE_INFINITY;
  for (let atY = y - REACH; atY <= y + REACH; atY++)
    for (let atX = x - REACH; atX <= x + REACH; atX++) {
      const distance = (atX - x) ** 2 + (atY - y) ** 2;
      if (distance >= best || !belongs(samples, atX, atY, part)) continue;
      best = distance;
      sums.fill(0);
      add(samples, atX, atY, 1, sums);
    }
  return Number.isFinite(best);
}
