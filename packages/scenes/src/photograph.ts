import sharp, { type Sharp } from 'sharp';
import type { Cloth } from './cloth.ts';
import { type Dressing, dress, type ScenePasses } from './dress.ts';
import { pictureLevels } from './picture-levels.ts';
import type { ProductLaying } from './product-laying.ts';
import { readRaster } from './read-scenes.ts';

/** Most pixels of a picture that is laid; what is larger is made smaller first, since no scene shows so much of it. */
const MAX_SIDE_PX = 2048;

/**
 * A product's main picture, cut to what is laid of it.
 *
 * @param picture the bytes of a file that sharp reads
 * @throws Error when it is no picture or is cut off
 */
export async function clothOf(
  picture: Uint8Array,
  { laying, box, sheen }: ProductLaying,
): Promise<Cloth> {
  const upright = await sharp(picture, { failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const [left, top] = [Math.round(box[0] * width), Math.round(box[1] * height)];
  const cut = sharp(upright.data, { raw: { width, height, channels } }).extract({
    left,
    top,
    width: Math.max(1, Math.round(box[2] * width) - left),
    height: Math.max(1, Math.round(box[3] * height) - top),
  });
  const levels = pictureLevels(await readRaster(cut));
  return { kind: 'cloth', ...laying, picture: levels, ...(sheen && { sheen }) };
}

/** A dressed scene as a picture of this width, to be written in any format. */
export function photograph(passes: ScenePasses, dressing: Dressing, widthPx: number): Sharp {
  const { widthPx: width, heightPx: height } = passes.scene;
  return sharp(dress(passes, dressing), { raw: { width, height, channels: 3 } }).resize(widthPx);
}
