import { mkdirSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
 * The pictures of products and pages, at `/media/`. A picture that changes gets another name, so browsers keep them for
 * ever. Nothing but pictures is served, whatever lies in the folder.
 */
export async function serveMedia(app: FastifyInstance, mediaDir: string): Promise<void> {
  mkdirSync(mediaDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => PICTURES.has(extname(path).toLowerCase()),
    setHeaders: (reply) => {
      reply.header('cache-control', FOR_EVER);
    },
  });
}
