import { join } from 'node:path';
import type { Originals } from '@selvedge/pictures/originals';
import type { FastifyInstance } from 'fastify';
import { type MakeOriginal, pictureMaker } from './picture-maker.ts';
import { pictureRoutes } from './picture-routes.ts';
import { openVariantCache } from './variant-cache.ts';

/** Most that made pictures take of the disk: some 40,000 pictures in five widths. */
const MAX_CACHE_BYTES = 4 * 2 ** 30;

/** Mounts the pictures under `/pictures/`; what is made is kept in `<dataDir>/pictures`, which may be deleted at any time. */
export async function servePictures(
  app: FastifyInstance,
  dataDir: string,
  originals: Originals,
  makeOriginal?: MakeOriginal,
): Promise<void> {
  const cache = await openVariantCache(join(dataDir, 'pictures'), MAX_CACHE_BYTES);
  pictureRoutes(app, pictureMaker({ originals, cache, makeOriginal }));
}
