/** A picture laid on a surface: it covers so many metres and then begins again. Light is linear, not as screens count. */
export interface Texture {
  readonly widthM: number;
  readonly heightM: number;
  /** As screens count: most of a texture is in its finest raster, and its light would take four times as much. */
  readonly finest: Level<Uint8Array>;
  /** Half as wide as the finest, half of that, and so on to one of a few pixels; none for one colour everywhere. */
  readonly coarser: readonly Level<Float32Array>[];
  /** How many of the finest pixels cover a metre, as a power of two. */
  readonly fineness: number;
}

interface Level<Rgb> {
  readonly width: number;
  readonly height: number;
  /** Three numbers a pixel. */
  readonly rgb: Rgb;
}

/** Light of each value of a screen (sRGB), 0 to 1. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** A texture from a raster of 3 bytes a pixel. */
export function texture(
  {
    width,
    height,
    rgb,
  }: { readonly width: number; readonly height: number; readonly rgb: ArrayLike<number> },
  widthM: number,
  heightM: number,
): Texture {
  const finest = { width, height, rgb: Uint8Array.from(rgb) };
  const coarser: Level<Float32Array>[] = [];
  let level = halved(finest, (from, line) => {
    for (let i = 0; i < line.length; i++)
      line[i] = LINEAR[finest.rgb[from + i] as number] as number;
  });
  while (level) {
    coarser.push(level);
    const { rgb: light } = level;
    level = halved(level, (from, line) => line.set(light.subarray(from, from + line.length)));
  }
  return { widthM, heightM, finest, coarser, fineness: Math.log2(width / widthM) };
}

/**
 * A raster of half the width, in light; none where there would be nothing to tell apart. `read` fills a line with the
 * light of the numbers that begin at a place.
 */
function halved(
  { width, height }: Pick<Level<unknown>, 'width' | 'height'>,
  read: (from: number, line: Float32Array) => void,
): Level<Float32Array> | undefined {
  if (Math.min(width, height) <= 3) return undefined;
  const [w, h] = [width >> 1, height >> 1];
  const half = new Float32Array(w * h * 3);
  const [upper, lower] = [new Float32Array(width * 3), new Float32Array(width * 3)];
  for (let y = 0, to = 0; y < h; y++) {
    read(2 * y * width * 3, upper);
    read((2 * y + 1) * width * 3, lower);
    for (let x = 0, at = 0; x < w; x++, at += 6, to += 3) {
      half[to] = mean(upper, lower, at);
      half[to + 1] = mean(upper, lower, at + 1);
      half[to + 2] = mean(upper, lower, at + 2);
    }
  }
  return { width: w, height: h, rgb: half };
}

/** The mean of two neighbours in a line, and of the two below them. */
const mean = (upper: Float32Array, lower: Float32Array, at: number): number =>
  ((upper[at] as number) +
    (upper[at + 3] as number) +
    (lower[at] as number) +
    (lower[at + 3] as number)) /
  4;

/**
 * Colour of a place, `u` across and `v` down in metres, as seen in a pixel that is `footprint` wide: metres as a power
 * of two.
 */
export function colourAt(
  tex: Texture,
  u: number,
  v: number,
  footprint: number,
  out: Float64Array,
): void {
  const { widthM, heightM, finest, coarser } = tex;
  if (finest.rgb.length === 3) {
    for (let k = 0; k < 3; k++) out[k] = LINEAR[finest.rgb[k] as number] as number;
    return;
  }
  const fine = Math.max(0, footprint + tex.fineness);
  const upper = Math.min(coarser.length, Math.floor(fine));
  const lower = Math.min(coarser.length, upper + 1);
  const blend = Math.min(1, fine - upper);
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  const across = u / widthM;
  const down = v / heightM;
  const s = across - Math.floor(across);
  const t = down - Math.floor(down);
  add(tex, upper, s, t, 1 - blend, out);
  if (blend > 0) add(tex, lower, s, t, blend, out);
}

/** Adds a share of what a level shows at a place: the mean of the four pixels round it. */
function add(
  { finest, coarser }: Texture,
  level: number,
  s: number,
  t: number,
  share: number,
  out: Float64Array,
): void {
  const light = coarser[level - 1];
  const { width, height } = light ?? finest;
  const x = s * width - 0.5;
  const y = t * height - 0.5;
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const ax = x - fx;
  const ay = y - fy;
  // Beyond an edge the texture begins again. Half a pixel before the first is the only place before it.
  const x0 = (fx < 0 ? width - 1 : fx) * 3;
  const x1 = (fx + 1 < width ? fx + 1 : 0) * 3;
  const y0 = (fy < 0 ? height - 1 : fy) * width * 3;
  const y1 = (fy + 1 < height ? fy + 1 : 0) * width * 3;
  const a = (1 - ax) * (1 - ay) * share;
  const b = ax * (1 - ay) * share;
  const c = (1 - ax) * ay * share;
  const d = ax * ay * share;
  const p = y0 + x0;
  const q = y0 + x1;
  const r = y1 + x0;
  const o = y1 + x1;
  if (light) {
    const { rgb } = light;
    for (let k = 0; k < 3; k++) {
      out[k] =
        (out[k] as number) +
        a * (rgb[p + k] as number) +
        b * (rgb[q + k] as number) +
        c * (rgb[r + k] as number) +
        d * (rgb[o + k] as number);
    }
    return;
  }
  const { rgb } = finest;
  for (let k = 0; k < 3; k++) {
    out[k] =
      (out[k] as number) +
      a * (LINEAR[rgb[p + k] as number] as number) +
      b * (LINEAR[rgb[q + k] as number] as number) +
      c * (LINEAR[rgb[r + k] as number] as number) +
      d * (LINEAR[rgb[o + k] as number] as number);
  }
}
