import sharp from 'sharp';

/**
 * A picture of a few hundred kilobytes that takes seconds and all its memory to decode: all of it is read before its first
 * row is known.
 *
 * @param sidePx of a square
 */
export const costlyPicture = (sidePx: number): Promise<Buffer> =>
  sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: '#123456' } })
    .jpeg({ progressive: true })
    .toBuffer();

/**
 * A JPEG whose last scan stands there again and again: each is a pass over the whole picture.
 *
 * @param scans how many more there are
 */
export async function pictureOfManyScans(sidePx: number, scans: number): Promise<Buffer> {
  const jpeg = await costlyPicture(sidePx);
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.lastIndexOf(Buffer.from([0xff, 0xd9]));
  const again = Array<Buffer>(scans).fill(jpeg.subarray(last, end));
  return Buffer.concat([jpeg.subarray(0, end), ...again, jpeg.subarray(end)]);
}
