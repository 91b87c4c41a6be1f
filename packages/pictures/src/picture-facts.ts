import sharp from 'sharp';
import { type DominantColour, dominantColours } from './dominant-colours.ts';
import { MAX_ORIGINAL_PIXELS } from './picture-limits.ts';

/** What a page and a catalogue want to know of a picture without loading it. */
export interface PictureFacts {
  /** As it is shown: turned the way its camera noted. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** A tiny WebP as base64; empty for a picture one can see through. */
  readonly placeholder: string;
  /** The largest first. */
  readonly colours: readonly DominantColour[];
}

/** Most bytes of a placeholder before base64, save where even the smallest has more. */
export const MAX_PLACEHOLDER_BYTES = 100;
/** Longer sides that are tried for it, the best first. */
const PLACEHOLDER_SIDES_PX = [12, 8, 5, 3] as const;
const PLACEHOLDER_QUALITY = 30;
/** Side of the square from which the colours are told. */
const COLOURS_SIDE_PX = 48;

/**
 * Finds out the facts of a picture. The same bytes give the same facts.
 *
 * @param original the bytes of a file that sharp reads; only its first frame counts
 * @throws Error when it is no picture, is cut off, or has more than 110 million pixels
 */
export async function pictureFacts(original: Uint8Array): Promise<PictureFacts> {
  const limits = { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' } as const;
  const { autoOrient, hasAlpha } = await sharp(original, limits).metadata();
  const small = sharp(original, limits)
    .autoOrient()
    .resize(COLOURS_SIDE_PX, COLOURS_SIDE_PX, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha();
  const { data } = await small.raw().toBuffer({ resolveWithObject: true });
  const { opaque, seeThrough } = opaquePixels(data);
  return {
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    placeholder: hasAlpha && seeThrough ? '' : await placeholderOf(original),
    colours: dominantColours(opaque),
  };
}

/** Red, green, blue of the pixels that are more seen than seen through. */
function opaquePixels(rgba: Uint8Array): { opaque: Uint8Array; seeThrough: boolean } {
  const opaque = new Uint8Array((rgba.length / 4) * 3);
  let length = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    opaque.set(rgba.subarray(at, at + 3), length);
    length += 3;
  }
  return { opaque: opaque.subarray(0, length), seeThrough: length < opaque.length };
}

async function placeholderOf(original: Uint8Array): Promise<string> {
  let bytes: Buffer | undefined;
  for (const sidePx of PLACEHOLDER_SIDES_PX) {
    bytes = await sharp(original, { limitInputPixels: MAX_ORIGINAL_PIXELS })
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .webp({ quality: PLACEHOLDER_QUALITY, effort: 6 })
      .toBuffer();
    if (bytes.length <= MAX_PLACEHOLDER_BYTES) break;
  }
  return bytes?.toString('base64') ?? '';
}
