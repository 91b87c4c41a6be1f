import sharp, { type Sharp } from 'sharp';
import { hasKnownPartsAlone } from './known-parts.ts';
import type { OriginalEnding } from './originals.ts';
import { MAX_ORIGINAL_PIXELS } from './picture-limits.ts';

type Encoder = (picture: Sharp) => Sharp;
const jpeg: Encoder = (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });

/** As near to what was brought as each format gets; what a page shows is made anew from it in any case. */
const ENCODERS: Readonly<Record<OriginalEnding, Encoder>> = {
  jpg: jpeg,
  jpeg,
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  avif: (picture) => picture.avif({ quality: 80 }),
  gif: (picture) => picture.gif(),
};

/**
 * A picture without what its camera and its programs wrote beside it: place, time, names and devices. Originals are public
 * (`/media`), and a photograph of a room tells where somebody lives. Turned upright, since that is noted there too; its
 * colour profile stays.
 *
 * @param bytes a picture of this ending
 * @returns the same bytes where nothing is written beside it
 * @throws Error when it is cut off or has more than 110 million pixels, those of all frames of a GIF
 */
export async function withoutMetadata(bytes: Buffer, ending: OriginalEnding): Promise<Buffer> {
  if (hasKnownPartsAlone(bytes, ending)) return bytes;
  const animated = ending === 'gif'; // and has no side to turn from
  const options = { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error', animated } as const;
  const picture = sharp(bytes, options);
  return ENCODERS[ending](animated ? picture : picture.autoOrient().keepIccProfile()).toBuffer();
}
