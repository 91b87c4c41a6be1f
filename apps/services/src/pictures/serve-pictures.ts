import { join } from 'node:path';
import { clientNetwork } from '@selvedge/contract/client-network';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS_PX,
  type PictureFormat,
} from '@selvedge/contract/picture-address';
import { PictureTooCostly } from '@selvedge/documents/making-process';
import { isOriginalHash, type OriginalReader, OriginalsAway } from '@selvedge/pictures/originals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import { inTime } from '../http/in-time.ts';
import { serveMedia } from '../pages/static-files.ts';
import {
  MakerBusy,
  type PictureMaker,
  pictureMaker,
  TookTooMuch,
  type VariantRequest,
} from './picture-maker.ts';
import { openVariantCache } from './variant-cache.ts';
import type { VariantMaker } from './variant-maker.ts';

/** Most that made pictures take of the disk: some 40,000 pictures in five widths. */
const MAX_CACHE_BYTES = 4 * 2 ** 30;
/** Who has no picture by then is told to come again, before the connection is closed on which nothing moves. */
export const ANSWER_MS = 25_000;

interface PicturesOptions {
  /** What decodes and encodes, in a process of its own by default. */
  readonly variants?: VariantMaker;
  readonly answerMs?: number;
  /** The folder of the originals, where it is not `<ownDir>/media`. */
  readonly mediaDir?: string;
}

/**
 * Mounts the pictures under `/pictures/`, and the originals under `/media/`. What is made is kept in
 * `<ownDir>/pictures`, of which anything may be deleted at any time.
 *
 * @returns what makes them
 */
export async function servePictures(
  app: FastifyInstance,
  ownDir: string,
  originals: OriginalReader,
  { variants, answerMs = ANSWER_MS, mediaDir = join(ownDir, 'media') }: PicturesOptions = {},
): Promise<PictureMaker> {
  const cache = await openVariantCache(join(ownDir, 'pictures'), MAX_CACHE_BYTES, app.log);
  const maker = pictureMaker({ originals, cache, variants });
  pictureRoutes(app, maker, answerMs);
  await serveMedia(app, mediaDir, originals);
  return maker;
}

const RETRY_AFTER_SECONDS = 2;
const TOO_COSTLY_RETRY_SECONDS = 3600;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface PictureParams {
  readonly width: string;
  readonly two: string;
  readonly file: string;
}

/**
 * The pictures in the widths and formats of the contract: `/pictures/{width}/{two}/{hash}.{format}`. Anything else is
 * 404, so nobody can have pictures made that no page asks for. One address always shows the same, so browsers keep it
 * for ever.
 */
function pictureRoutes(app: FastifyInstance, maker: PictureMaker, answerMs: number): void {
  app.get<{ Params: PictureParams }>('/pictures/:width/:two/:file', async (request, reply) => {
    const wanted = readRequest(request.params);
    if (!wanted) return reply.callNotFound();
    const tag = `"${wanted.hash}-${wanted.widthPx}-${wanted.format}"`;
    const found = await inTime(variantOf(maker, wanted, request), answerMs);
    if (!found) return reply.callNotFound();
    reply.headers({ 'cache-control': FOR_EVER, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendPicture(reply, found, wanted.format);
  });
}

function readRequest({ width, two, file }: PictureParams): VariantRequest | undefined {
  const widthPx = PICTURE_WIDTHS_PX.find((served) => String(served) === width);
  const format = PICTURE_FORMATS.find((served) => file.endsWith(`.${served}`));
  if (widthPx === undefined || format === undefined) return undefined;
  const hash = file.slice(0, -format.length - 1);
  return isOriginalHash(hash) && hash.startsWith(two) && two.length === 2
    ? { hash, widthPx, format }
    : undefined;
}

async function variantOf(
  maker: PictureMaker,
  wanted: VariantRequest,
  request: FastifyRequest,
): Promise<Buffer | null> {
  try {
    return await maker.variant(wanted, clientNetwork(request.ip));
  } catch (error) {
    if (error instanceof MakerBusy) {
      throw new RequestFailure(503, 'Many pictures are being made; try again in a moment', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    if (error instanceof PictureTooCostly) {
      const told = { reqId: request.id, err: error, hash: wanted.hash };
      if (!(error instanceof TookTooMuch)) request.log.error(told, 'picture not made');
      throw new RequestFailure(503, 'This picture takes more memory or time than one may take', {
        retryAfterSeconds: TOO_COSTLY_RETRY_SECONDS,
      });
    }
    if (error instanceof OriginalsAway) {
      request.log.warn({ reqId: request.id, err: error }, 'picture not made');
      throw new RequestFailure(503, 'This picture cannot be fetched now; try again in a moment');
    }
    // An original that cannot be shown is as good as none, and whoever runs the site should know. [ERR-11]
    request.log.error({ reqId: request.id, err: error, hash: wanted.hash }, 'picture not made');
    return null;
  }
}

const sendPicture = (reply: FastifyReply, bytes: Buffer, format: PictureFormat): FastifyReply =>
  reply.type(`image/${format}`).send(bytes);
