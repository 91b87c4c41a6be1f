import sharp from 'sharp';
import { type DocumentVerdict, refuse } from './document-verdict.ts';
import { DOCUMENT_WORDS } from './document-words.ts';

/** An A4 page at 600 dpi has 35 million pixels, the largest telephone cameras' pictures 50 million. */
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 20;
/** Small print must stay legible. */
const JPEG_QUALITY = 90;
const PNG_EFFORT = 4;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|exceeds|too large/iu.test(error.message);
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /timeout/iu.test(error.message);

/**
 * Makes a picture anew from its pixels alone: upright, in sRGB, without metadata and without whatever else the file
 * carried. Refused are pictures of more than 50 million pixels and those that cannot be read to their end.
 *
 * @param type what the picture is by content, and becomes again
 */
export async function safePicture(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
): Promise<DocumentVerdict> {
  // Cameras write small faults into their files that every program forgives; a picture that ends too early is refused.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
  try {
    const made =
      type === 'image/jpeg'
        ? picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
        : picture.png({ compressionLevel: PNG_EFFORT });
    return { accepted: true, bytes: await made.toBuffer() };
  } catch (error) {
    if (isTimeout(error)) return refuse(DOCUMENT_WORDS.tooCostly);
    return refuse(
      isTooLarge(error) ? DOCUMENT_WORDS.pictureTooManyPixels : DOCUMENT_WORDS.pictureDamaged,
    );
  }
}
