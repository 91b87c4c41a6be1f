import { UPLOAD_MAX_BYTES } from '@selvedge/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { DOCUMENT_WORDS, type DocumentVerdict, refuse } from './document-verdict.ts';

/** An A4 page at 600 dpi has 35 million pixels, the largest telephone cameras' pictures 50 million. */
const MAX_PIXELS = 50_000_000;
/** A sheet of A3 has as many at 1,800 dots an inch. A row of millions takes a decoder past every clock. */
const MAX_SIDE_PX = 30_000;
const TIME_LIMIT_SECONDS = 20;
/**
 * Largest that a picture may become. A few kilobytes of a file that somebody has made for it unfold into hundreds of
 * megabytes of another encoding, which would be held, sealed and stored.
 */
const MAX_MADE_BYTES = 2 * UPLOAD_MAX_BYTES;
/** What is larger than this in one way is too large in the others, and not tried in them. */
const HOPELESS_BYTES = 8 * MAX_MADE_BYTES;

/** The ways in which a picture is made anew, the best first: small print must stay legible. */
const WAYS: Readonly<Record<'image/jpeg' | 'image/png', readonly ((picture: Sharp) => Sharp)[]>> = {
  'image/jpeg': [
    (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
    (picture) => picture.jpeg({ quality: 75 }),
    (picture) => picture.jpeg({ quality: 50 }),
  ],
  'image/png': [
    (picture) => picture.png({ compressionLevel: 4 }),
    (picture) => picture.png({ compressionLevel: 6, adaptiveFiltering: true }),
  ],
};

/**
 * A progressive JPEG as programs write it has ten scans. Each is one more pass over all of the picture, which a decoder
 * makes before its first row and no time limit of its own interrupts.
 */
const MAX_SCANS = 500;
/** Pixels that all scans of a JPEG go over, of which a decoder makes a thousand million a second. */
const MAX_SCANNED_PIXELS = 2_000_000_000;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** The scans of a JPEG, up to one too many. The two bytes can stand in its metadata by chance, a few times a megabyte. */
function scansOf(bytes: Buffer): number {
  let scans = 0;
  let at = bytes.indexOf(START_OF_SCAN);
  for (; at >= 0 && scans <= MAX_SCANS; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans++;
  return scans;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|exceeds|too large/iu.test(error.message);
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /timeout/iu.test(error.message);

/**
 * Makes a picture anew from its pixels alone: upright, in sRGB, without metadata and without whatever else the file
 * carried. Refused are pictures of more than 50 million pixels or 30,000 on a side, those that cannot be read to their end, and those that
 * become larger than 4 MiB in every way, and JPEGs of more than 500 scans, or of fewer over very many pixels.
 *
 * @param type what the picture is by content, and becomes again
 */
export async function safePicture(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
): Promise<DocumentVerdict> {
  const scans = type === 'image/jpeg' ? scansOf(bytes) : 1;
  if (scans > MAX_SCANS) return refuse(DOCUMENT_WORDS.tooCostly);
  // Cameras write small faults into their files that every program forgives; a picture that ends too early is refused.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
  try {
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > MAX_SIDE_PX) return refuse(DOCUMENT_WORDS.pictureTooManyPixels);
    if (scans * width * height > MAX_SCANNED_PIXELS) return refuse(DOCUMENT_WORDS.tooCostly);
    for (const way of WAYS[type]) {
      const made = await way(picture.clone()).toBuffer();
      if (made.length <= MAX_MADE_BYTES) return { accepted: true, bytes: made };
      if (made.length > HOPELESS_BYTES) break;
    }
    return refuse(DOCUMENT_WORDS.tooCostly);
  } catch (error) {
    if (isTimeout(error)) return refuse(DOCUMENT_WORDS.tooCostly);
    return refuse(
      isTooLarge(error) ? DOCUMENT_WORDS.pictureTooManyPixels : DOCUMENT_WORDS.pictureDamaged,
    );
  }
}
