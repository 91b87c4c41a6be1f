/** The surface of a cloth, before it is dyed. */
export interface Relief {
  /** How bright each pixel is; {@link EVEN_LIGHT} shows the dye as it is. */
  readonly light: Uint8Array;
  /** Share of the warp, 0 to 255, in what is seen of each pixel; absent where the cloth has no warp to see. */
  readonly warp?: Uint8Array;
  /** Distance between yarns in pixels of this picture, where there is a warp. */
  readonly pitchPx?: number;
  /** Width of one knot, in pixels, where the drawing is knotted rather than printed or woven. */
  readonly knotPx?: number;
}

/** What a ground is asked for. `magnify` is 1 for the whole view and larger for a close one. */
export interface Sight {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly magnify: number;
  readonly seed: number;
}

export const EVEN_LIGHT = 128;
/** Width for which yarns and knots are measured; a smaller picture shows the same cloth smaller. */
export const FULL_WIDTH_PX = 600;
export const FULL_HEIGHT_PX = 750;

/** A length of the full-size picture in pixels of this one. */
export const scaled = (lengthPx: number, sight: Sight): number =>
  (lengthPx * sight.magnify * sight.widthPx) / FULL_WIDTH_PX;

/** Turns heights into light that falls from the top left. Heights wrap round the edges, so a repeat stays a repeat. */
export function lightFrom(
  heights: Float32Array,
  sight: Sight,
  { slope, depth }: { readonly slope: number; readonly depth: number },
): Float32Array {
  const { widthPx, heightPx } = sight;
  const light = new Float32Array(heights.length);
  for (let y = 0; y < heightPx; y++) {
    const row = y * widthPx;
    const above = ((y + heightPx - 1) % heightPx) * widthPx;
    const below = ((y + 1) % heightPx) * widthPx;
    for (let x = 0; x < widthPx; x++) {
      const left = x === 0 ? widthPx - 1 : x - 1;
      const right = x === widthPx - 1 ? 0 : x + 1;
      const rise =
        (heights[row + right] as number) -
        (heights[row + left] as number) +
        (heights[below + x] as number) -
        (heights[above + x] as number);
      light[row + x] = 1 + slope * rise + depth * ((heights[row + x] as number) - 1);
    }
  }
  return light;
}

/** Light as it is kept: a byte a pixel. */
export function lightBytes(light: Float32Array): Uint8Array {
  const bytes = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i++) {
    bytes[i] = Math.max(0, Math.min(255, (light[i] as number) * EVEN_LIGHT + 0.5));
  }
  return bytes;
}
