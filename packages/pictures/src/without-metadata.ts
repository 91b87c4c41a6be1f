import sharp, { type Sharp } from 'sharp';
import type { OriginalEnding } from './originals.ts';
import { MAX_ORIGINAL_PIXELS } from './picture-limits.ts';

/** As near to what was brought as each format gets; what a page shows is made anew from it in any case. */
const ENCODERS: Readonly<Partial<Record<OriginalEnding, (picture: Sharp) => Sharp>>> = {
  jpg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  avif: (picture) => picture.avif({ quality: 80 }),
};

/**
 * A picture without what its camera and its programs wrote beside it: place, time, names and devices. Originals are public
 * (`/media`), and a photograph of a room tells where somebody lives. Turned upright, since that is noted there too; its
 * colour profile stays.
 *
 * @param bytes a picture of this ending
 * @returns the same bytes where nothing is written beside it, and for a GIF, which has no place for cameras
 * @throws Error when it is cut off or has more than 110 million pixels
 */
export async function withoutMetadata(bytes: Buffer, ending: OriginalEnding): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' });
  const { exif, xmp, iptc, tifftagPhotoshop, comments } = await picture.metadata();
  const encode = ENCODERS[ending];
  const isBare = !(exif || xmp || iptc || tifftagPhotoshop || comments);
  return isBare || !encode ? bytes : encode(picture.autoOrient().keepIccProfile()).toBuffer();
}
