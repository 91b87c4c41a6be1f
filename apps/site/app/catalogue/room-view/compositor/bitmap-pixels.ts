import type { Raster } from '@selvedge/scenes/raster';

/**
 * The pixels of a picture, four channels each.
 *
 * @throws Error where the browser has no canvas to read them from
 */
export function bitmapPixels(bitmap: ImageBitmap): Raster {
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser reads no pixels.');
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  return { widthPx: width, heightPx: height, channels: 4, data };
}
