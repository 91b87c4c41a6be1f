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
