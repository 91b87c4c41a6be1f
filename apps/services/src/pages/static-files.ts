import { mkdirSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { clientNetwork } from '@selvedge/contract/client-network';
import { ORIGINAL_ENDINGS, type OriginalReader } from '@selvedge/pictures/originals';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import { servedUnderPressure } from '../http/health.ts';
import { networkTurns, sendingTurns } from '../http/network-turns.ts';

const PICTURES = new Set(['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp']);
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * The files of the built site, under any load: a page that was answered is nothing without its styles. Those whose names
 * carry a hash of their content are kept for ever.
 */
export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...servedUnderPressure };
    });
    await assets.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : FOR_AN_HOUR);
      },
    });
  });
}

/** Originals that are read from elsewhere at a time: each is held whole, up to 60 MB; what is read waits within bounds. */
const READ_AT_A_TIME = 4;
/** Of these that may wait for one network: a page full. */
const MOST_WAITING = 100;
/** With the 20 s in which a store answers, before the connection is taken for an idle one. */
const LONGEST_WAIT_MS = 5000;

/**
 * The pictures of products and pages as they came, at `/media/`: those of the folder, and those that are kept elsewhere.
 * A picture that changes gets another name, so browsers keep them for ever. Nothing but pictures is served, whatever
 * lies in the folder.
 */
export async function serveMedia(
  app: FastifyInstance,
  mediaDir: string,
  originals: OriginalReader,
): Promise<void> {
  mkdirSync(mediaDir, { recursive: true });
  const inTurn = networkTurns({
    atATime: READ_AT_A_TIME,
    mostWaiting: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  await app.register(
    async (media) => {
      media.addHook('onRequest', sendingTurns());
      media.setNotFoundHandler(async (request, reply) => {
        const { hash, ending } = originalOf(request.url);
        const bytes = hash
          ? await inTurn(clientNetwork(request.ip), () => originals.read(hash).catch(toUnavailable))
          : null;
        if (!bytes) throw new RequestFailure(404, 'There is no picture at this address');
        return sendOriginal(reply, bytes, ending);
      });
      await media.register(fastifyStatic, {
        root: mediaDir,
        index: false,
        dotfiles: 'ignore',
        decorateReply: false,
        cacheControl: false,
        allowedPath: (path) => PICTURES.has(extname(path).toLowerCase()),
        setHeaders: (reply) => {
          reply.header('cache-control', FOR_EVER);
        },
      });
    },
    { prefix: '/media/' },
  );
}

const sendOriginal = (reply: FastifyReply, bytes: Buffer, ending: string): FastifyReply =>
  reply
    .header('cache-control', FOR_EVER)
    .type(`image/${ending === 'jpg' ? 'jpeg' : ending}`)
    .send(bytes);

/** The hash and the ending in an address; an empty hash where it is none of an original. */
function originalOf(url: string): { hash: string; ending: string } {
  const [path = ''] = url.split('?', 1);
  const [, two, hash = '', ending = ''] = ORIGINAL.exec(path) ?? [];
  return { hash: hash.slice(0, 2) === two ? hash : '', ending };
}

const ORIGINAL = new RegExp(`/media/(..)/([0-9a-f]+)\\.(${ORIGINAL_ENDINGS.join('|')})$`, 'u');

function toUnavailable(cause?: unknown): never {
  throw new RequestFailure(503, 'This picture cannot be fetched now; try again in a moment', {
    cause,
  });
}
