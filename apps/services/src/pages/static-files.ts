import { mkdirSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ORIGINAL_ENDINGS, type Originals } from '@selvedge/pictures/originals';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from '../http/failure.ts';

const PICTURES = new Set(['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp']);
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** The files of the built site. Those whose names carry a hash of their content are kept for ever. */
export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
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
}

/**
 * The pictures of products and pages as they came, at `/media/`: those of the folder, and those that are kept elsewhere.
 * A picture that changes gets another name, so browsers keep them for ever. Nothing but pictures is served, whatever
 * lies in the folder.
 */
export async function serveMedia(
  app: FastifyInstance,
  mediaDir: string,
  originals: Originals,
): Promise<void> {
  mkdirSync(mediaDir, { recursive: true });
  await app.register(
    async (media) => {
      media.setNotFoundHandler(async (request, reply) => {
        const [, two, hash = '', ending] = ORIGINAL.exec(request.url) ?? [];
        const isOne = hash !== '' && hash.slice(0, 2) === two;
        const bytes = isOne ? await originals.read(hash).catch(toUnavailable) : null;
        if (!bytes) throw new RequestFailure(404, 'There is no picture at this address');
        const type = ending === 'jpg' ? 'jpeg' : ending;
        return reply.header('cache-control', FOR_EVER).type(`image/${type}`).send(bytes);
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

const ORIGINAL = new RegExp(`/media/(..)/([0-9a-f]+)\\.(${ORIGINAL_ENDINGS.join('|')})$`, 'u');

function toUnavailable(cause: unknown): never {
  throw new RequestFailure(503, 'This picture cannot be fetched now; try again in a moment', {
    cause,
  });
}
