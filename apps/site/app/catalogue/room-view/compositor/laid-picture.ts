import {
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from '@selvedge/contract/picture-address';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import type { LaidPicture } from './compositor.ts';
import { bitmapOf } from './load-scene.ts';

/** Pixels to the metre that the nearest cloth of a scene shows, and the widest picture that is asked for. */
const PX_PER_M = 1000;
const MOST_PX = 1280;

const loaded = new Map<string, Promise<LaidPicture>>();

/**
 * A product's picture, cut to what is laid of it, in the least served width that is fine enough. Asked for once.
 *
 * @param address of the product's main picture
 * @throws Error where it cannot be had or shown
 */
export function laidPicture(address: string, laid: ProductLaying): Promise<LaidPicture> {
  const key = JSON.stringify([address, laid]);
  const known = loaded.get(key) ?? load(address, laid);
  loaded.set(key, known);
  // What failed once may come the next time.
  known.catch(() => loaded.delete(key));
  return known;
}

async function load(address: string, laid: ProductLaying): Promise<LaidPicture> {
  const picture = readPictureAddress(address);
  if (!picture) throw new Error('The picture has no size.');
  const [left, top, right, bottom] = laid.box;
  const neededPx = Math.min(MOST_PX, (laid.laying.widthM * PX_PER_M) / (right - left));
  const widths = servedWidthsPx(picture.widthPx);
  const widthPx = widths.find((served) => served >= neededPx) ?? widths.at(-1) ?? MOST_PX;
  const url = servedPictureUrl(picture.path, widthPx, 'webp');
  const whole = await bitmapOf(url, AbortSignal.timeout(LONGEST_MS));
  const [x, y] = [Math.round(left * whole.width), Math.round(top * whole.height)];
  const cut = await createImageBitmap(
    whole,
    x,
    y,
    Math.max(1, Math.round(right * whole.width) - x),
    Math.max(1, Math.round(bottom * whole.height) - y),
  );
  whole.close();
  return { kind: 'picture', ...laid, picture: cut };
}

const LONGEST_MS = 30_000;
