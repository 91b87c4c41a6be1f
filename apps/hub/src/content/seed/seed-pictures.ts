import { basename, extname } from 'node:path';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { PayloadRequest } from 'payload';
import type { PictureIdOf } from '../fields/codec.ts';
import { UNNAMED } from '../publishing/project.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const HASH_CHARACTERS = 8;

/** Of a label that is a sentence, its beginning is name enough. */
const NAME_WORDS = 6;

/** A name for people, with enough of the picture's own to be the only one. */
const fileName = (label: string, path: string): string =>
  [
    label
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mn}/gu, '')
      .match(/[a-z0-9]+/gu)
      ?.slice(0, NAME_WORDS)
      .join('-'),
    basename(path).slice(0, HASH_CHARACTERS) + extname(path),
  ].join('-');

/**
 * Enters pictures that the site keeps already into the media library, each once, without reading them.
 *
 * @param labels public addresses, and words for people who do not see the picture
 */
export async function seedPictures(
  req: PayloadRequest,
  labels: ReadonlyMap<string, string>,
): Promise<PictureIdOf> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { address: { in: [...labels.keys()] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const ids = new Map(docs.map(({ address, id }) => [address ?? '', id]));
  for (const [address, label] of labels) {
    if (ids.has(address)) continue;
    const picture = readPictureAddress(address);
    const path = picture?.path ?? address.split('#')[0] ?? '';
    const made = await req.payload.create({
      collection: 'media',
      data: {
        alt: label || UNNAMED,
        address,
        filename: fileName(label || UNNAMED, path),
        mimeType: TYPES[extname(path)] ?? null,
        width: picture?.widthPx ?? null,
        height: picture?.heightPx ?? null,
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    ids.set(address, made.id);
  }
  return (address) => ids.get(address) ?? null;
}
