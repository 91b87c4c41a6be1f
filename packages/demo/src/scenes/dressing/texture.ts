/** A picture laid on a surface: it covers so many metres and then begins again. Light is linear, not as screens count. */
export interface Texture {
  readonly widthM: number;
  readonly heightM: number;
  /** From the finest to one of a few pixels, each half of the one before. */
  readonly levels: readonly Level[];
}

interface Level {
  readonly width: number;
  readonly height: number;
  /** Three numbers a pixel. */
  readonly rgb: Float32Array;
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
  const first = new Float32Array(width * height * 3);
  for (let i = 0; i < first.length; i++) first[i] = LINEAR[rgb[i] as number] as number;
  const levels: Level[] = [{ width, height, rgb: first }];
  for (let level = levels[0]; level && Math.min(level.width, level.height) > 3; ) {
    level = halved(level);
    levels.push(level);
  }
  return { widthM, heightM, levels };
}

function halved({ width, height, rgb }: Level): Level {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let k = 0; k < 3; k++) {
        const at = (2 * y * width + 2 * x) * 3 + k;
        const row = width * 3;
        half[(y * w + x) * 3 + k] =
          ((rgb[at] ?? 0) + (rgb[at + 3] ?? 0) + (rgb[at + row] ?? 0) + (rgb[at + row + 3] ?? 0)) /
          4;
      }
    }
  }
  return { width: w, height: h, rgb: half };
}

/** Colour of a place, `u` across and `v` down in metres, as seen in a pixel `footprint` metres wide. */
export function colourAt(
  tex: Texture,
  u: number,
  v: number,
  footprint: number,
  out: Float64Array,
): void {
  const { widthM, heightM, levels } = tex;
  const finest = levels[0];
  if (!finest) return;
  const fine = Math.max(0, Math.log2((footprint * finest.width) / widthM));
  const upper = Math.min(levels.length - 1, Math.floor(fine));
  const lower = Math.min(levels.length - 1, upper + 1);
  const blend = Math.min(1, fine - upper);
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  const [s, t] = [u / widthM, v / heightM];
  add(levels[upper] ?? finest, s - Math.floor(s), t - Math.floor(t), 1 - blend, out);
  if (blend > 0) add(levels[lower] ?? finest, s - Math.floor(s), t - Math.floor(t), blend, out);
}

function add(
  { width, height, rgb }: Level,
  s: number,
  t: number,
  share: number,
  out: Float64Array,
): void {
  const x = s * width - 0.5;
  const y = t * height - 0.5;
  const [fx, fy] = [Math.floor(x), Math.floor(y)];
  const [ax, ay] = [x - fx, y - fy];
  const x0 = ((fx + width) % width) * 3;
  const x1 = ((fx + 1) % width) * 3;
  const y0 = ((fy + height) % height) * width * 3;
  const y1 = ((fy + 1) % height) * width * 3;
  const [a, b, c, d] = [
    (1 - ax) * (1 - ay) * share,
    ax * (1 - ay) * share,
    (1 - ax) * ay * share,
    ax * ay * share,
  ];
  for (let k = 0; k < 3; k++) {
    out[k] =
      (out[k] as number) +
      a * (rgb[y0 + x0 + k] as number) +
      b * (rgb[y0 + x1 + k] as number) +
      c * (rgb[y1 + x0 + k] as number) +
      d * (rgb[y1 + x1 + k] as number);
  }
}
