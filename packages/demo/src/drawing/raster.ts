import sharp from 'sharp';
import { FULL_HEIGHT_PX, FULL_WIDTH_PX } from './relief.ts';

/** A part of the full-size picture. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a raster. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export const WHOLE: Frame = { x: 0, y: 0, width: FULL_WIDTH_PX, height: FULL_HEIGHT_PX };

/** Draws SVG content on black. Gives `channels` bytes a pixel: 3 for separations, 1 for masks. */
export async function raster(
  content: string,
  frame: Frame,
  size: Size,
  channels: 1 | 3,
): Promise<Uint8Array> {
  const { widthPx, heightPx } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" preserveAspectRatio="none">${content}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#000000' });
  const image = channels === 1 ? drawn.extractChannel(0) : drawn.toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  if (info.width !== widthPx || info.height !== heightPx || info.channels !== channels) {
    throw new Error(
      `Drew ${info.width} × ${info.height} × ${info.channels} where ${widthPx} × ${heightPx} × ${channels} was asked for`,
    );
  }
  return data;
}

/** A raster of so many bytes a pixel in another size. Without a kernel it is the one that keeps most of what is drawn. */
export const resized = (
  bytes: Uint8Array,
  from: Size,
  to: Size,
  {
    channels,
    kernel = 'lanczos3',
  }: { readonly channels: 1 | 3; readonly kernel?: 'cubic' | 'lanczos3' },
): Promise<Uint8Array> =>
  sharp(bytes, { raw: { width: from.widthPx, height: from.heightPx, channels } })
    .resize(to.widthPx, to.heightPx, { fit: 'fill', kernel })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
