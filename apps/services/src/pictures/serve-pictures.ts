import { join } from 'node:path';
import type { Originals } from '@selvedge/pictures/originals';
import type { FastifyInstance } from 'fastify';
import { serveMedia } from '../pages/static-files.ts';
import { pictureMaker, type WiderOriginals } from './picture-maker.ts';
import { pictureRoutes } from './picture-routes.ts';
import { openVariantCache } from './variant-cache.ts';

/** Most that made pictures take of the disk: some 40,000 pictures in five widths. */
const MAX_CACHE_BYTES = 4 * 2 ** 30;
/** Whoever asks for an original wants that and no other: it is waited for as long as it may take to make it. */
const ORIGINAL_PATIENCE_MS = 10_000;

/**
 * Mounts the pictures under `/pictures/`, and the originals under `/media/`. What is made is kept in
 * `<dataDir>/pictures`, which may be deleted at any time.
 *
 * @param wider makes originals that are kept narrower than their addresses say; they are sent as wide as that
 */
export async function servePictures(
  app: FastifyInstance,
  dataDir: string,
  originals: Originals,
  wider?: WiderOriginals,
): Promise<void> {
  const cache = await openVariantCache(join(dataDir, 'pictures'), MAX_CACHE_BYTES);
  const maker = pictureMaker({ originals, cache, wider });
  pictureRoutes(app, maker);
  await serveMedia(app, join(dataDir, 'media'), originals, async (hash) => {
    const widthPx = wider?.widestPx(hash) ?? null;
    if (widthPx === null) return 'as-stored';
    const found = await maker.variant({ hash, widthPx, format: 'jpeg' }, ORIGINAL_PATIENCE_MS);
    if (!found) return 'as-stored';
    return found.isForNow ? null : found.bytes;
  });
}
