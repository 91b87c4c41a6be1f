import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Originals } from '@selvedge/pictures/originals';
import { pictureFacts } from '@selvedge/pictures/picture-facts';
import { pictureVariant } from '@selvedge/pictures/picture-variant';
import type { Endpoint } from 'payload';
import { forEditors, refusal } from '../access/editors-only.ts';

const NOT_FOUND = 404;
const WIDTHS_PX = [320, 96] as const;
/** A picture under its hash never changes. */
const KEPT = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
};

const hashOf = (path: string): string => /([0-9a-f]+)\.[a-z]+$/u.exec(path)?.[1] ?? '';

/** `GET /api/products/picture?of={path}`: an original in 320 px, or in 96 where it has not as many. */
export const pictureEndpoint = (originals: Originals): Endpoint =>
  forEditors('get', '/products/picture', async (req) => {
    const bytes = await originals.read(hashOf(req.searchParams.get('of') ?? ''));
    for (const widthPx of bytes ? WIDTHS_PX : []) {
      const small = bytes && (await pictureVariant(bytes, widthPx, 'webp'));
      if (small) return new Response(new Uint8Array(small), { headers: KEPT });
    }
    return new Response(null, { status: NOT_FOUND });
  });

/**
 * The colours of the picture that staff put first, for the search by colour.
 *
 * @throws {APIError} 400 where it is no picture that the site keeps
 */
export async function coloursOf(originals: Originals, address: string): Promise<string[]> {
  const picture = readPictureAddress(address);
  const bytes = picture && (await originals.read(hashOf(picture.path)));
  if (!bytes) throw refusal('The first picture is none that the site keeps. Choose another one.');
  return (await pictureFacts(bytes)).colours.map(({ hex }) => hex);
}
