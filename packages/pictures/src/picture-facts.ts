import { type DominantColour, dominantColours } from '@selvedge/contract/dominant-colours';
import sharp from 'sharp';
import { areaMeans, type Pixels } from './area-means.ts';
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
/** Longer side of the small picture from which colours and placeholder are told. */
const SMALL_SIDE_PX = 48;

/**
 * Finds out the facts of a picture. The same bytes give the same facts.
 *
 * @param original the bytes of a file that sharp reads; only its first frame counts
 * @throws Error when it is no picture, is cut off, or has more than 110 million pixels
 */
export async function pictureFacts(original: Uint8Array): Promise<PictureFacts> {
  const limits = { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' } as const;
  const picture = sharp(original, limits);
  const { autoOrient } = await picture.metadata();
  // Decoded once, which is most of the work.
  const { data, info } = await picture
    .autoOrient()
    .resize(SMALL_SIDE_PX, SMALL_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { opaque, seeThrough } = opaquePixels(data);
  const { width, height } = info;
  return {
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    placeholder: seeThrough ? '' : await placeholderOf({ rgb: opaque, width, height }),
    colours: dominantColours(opaque),
  };
}

/**
 * The same of a picture that is still in memory, three bytes a pixel: whoever draws one need not read it back. What its
 * file loses to compression moves a colour by less than one sees. Without `withColours` it has none, which takes a third
 * less time.
 */
export async function drawnPictureFacts(
  rgb: Uint8Array | Uint8ClampedArray,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  { withColours = true }: { readonly withColours?: boolean } = {},
): Promise<PictureFacts> {
  const small = areaMeans({ rgb, width: widthPx, height: heightPx }, SMALL_SIDE_PX);
  return {
    widthPx,
    heightPx,
    placeholder: await placeholderOf(small),
    colours: withColours ? dominantColours(small.rgb) : [],
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

async function placeholderOf(picture: Pixels): Promise<string> {
  let bytes: Buffer | undefined;
  for (const sidePx of PLACEHOLDER_SIDES_PX) {
    const { rgb, width, height } = areaMeans(picture, sidePx);
    bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .webp({ quality: PLACEHOLDER_QUALITY, effort: 4 })
      .toBuffer();
    if (bytes.length <= MAX_PLACEHOLDER_BYTES) break;
  }
  return bytes?.toString('base64') ?? '';
}
