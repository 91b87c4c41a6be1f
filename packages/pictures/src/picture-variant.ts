import type { PictureFormat } from '@selvedge/contract/picture-address';
import sharp, { type Sharp } from 'sharp';
import { MAX_ORIGINAL_PIXELS } from './picture-limits.ts';

/** Of each format, 0 to 100; each is about as good as the others at its own scale. */
type Quality = Readonly<Record<PictureFormat, number>>;

const QUALITY: Quality = { avif: 50, webp: 72, jpeg: 76 };

/** On a screen where two or three pixels stand in the place of one, nobody sees what half the bytes would show. */
const DENSE_QUALITY: Quality = { avif: 30, webp: 54, jpeg: 63 };

/** Widths that hardly any but phones choose, whose screens are dense and whose lines are slow: two for what fills the screen, one for the small squares of a strip. */
const DENSE_WIDTHS_PX: ReadonlySet<number> = new Set([160, 768, 1080]);

/**
 * How each format is written. The effort of AVIF is what a visitor waits for: a busy 640 px picture takes 0.1 s at
 * effort 0 and 0.3 s at 2, which saves a sixth of its bytes (docs/decisions/0006-pictures.md).
 */
const ENCODE: Readonly<Record<PictureFormat, (picture: Sharp, quality: number) => Sharp>> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality, effort: 3, smartSubsample: true }),
  jpeg: (picture, quality) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
};

/**
 * One picture as it is served: never wider than its original, also where its address promises more. Notes of the camera,
 * such as where it stood, are left out; colours become sRGB.
 *
 * @param widthPx one of the widths of the contract
 * @throws Error when the original is no picture, is cut off, or has more than 110 million pixels
 */
export const pictureVariant = (
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
): Promise<Buffer> =>
  ENCODE[format](
    sharp(original, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: widthPx, withoutEnlargement: true }),
    (DENSE_WIDTHS_PX.has(widthPx) ? DENSE_QUALITY : QUALITY)[format],
  ).toBuffer();
