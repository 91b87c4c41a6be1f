import {
  PICTURE_FOR_NOW,
  PICTURE_FORMATS,
  PICTURE_WIDTHS_PX,
  type PictureFormat,
} from '@selvedge/contract/picture-address';
import { isOriginalHash, OriginalsAway } from '@selvedge/pictures/originals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import {
  MakerBusy,
  type PictureMaker,
  type Variant,
  type VariantRequest,
} from './picture-maker.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

interface PictureParams {
  readonly width: string;
  readonly two: string;
  readonly file: string;
}

/**
 * The pictures in the widths and formats of the contract: `/pictures/{width}/{two}/{hash}.{format}`. Anything else is
 * 404, so nobody can have pictures made that no page asks for. One address always shows the same, so browsers keep it
 * for ever; a narrower picture that is sent until the wide one is made is kept by nobody, and says so.
 */
export function pictureRoutes(app: FastifyInstance, maker: PictureMaker): void {
  app.get<{ Params: PictureParams }>('/pictures/:width/:two/:file', async (request, reply) => {
    const wanted = readRequest(request.params);
    if (!wanted) return reply.callNotFound();
    const tag = `"${wanted.hash}-${wanted.widthPx}-${wanted.format}"`;
    const found = await variantOf(maker, wanted, request);
    if (!found) return reply.callNotFound();
    if (found.isForNow) {
      reply.headers({ 'cache-control': 'no-store', 'server-timing': PICTURE_FOR_NOW });
      return sendPicture(reply, found.bytes, wanted.format);
    }
    reply.headers({ 'cache-control': FOR_EVER, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendPicture(reply, found.bytes, wanted.format);
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
): Promise<Variant | null> {
  try {
    return await maker.variant(wanted);
  } catch (error) {
    if (error instanceof MakerBusy) {
      throw new RequestFailure(503, 'Many pictures are being made; try again in a moment');
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
