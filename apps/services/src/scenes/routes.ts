import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import etag from '@fastify/etag';
import { clientNetwork } from '@selvedge/contract/client-network';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { emptyProduct, product as productSchema } from '@selvedge/contract/product';
import {
  type Colourway,
  readSceneView,
  sceneListUrl,
  sceneViewUrl,
} from '@selvedge/contract/scene-urls';
import { fold } from '@selvedge/contract/text';
import { fairTurns, TooManyWaiting, WaitedTooLong } from '@selvedge/documents/fair-turns';
import { type OriginalReader, OriginalsAway } from '@selvedge/pictures/originals';
import type { FastifyInstance } from 'fastify';
import { CachedPage } from '../http/cached-page.ts';
import { RequestFailure } from '../http/failure.ts';
import { inTime } from '../http/in-time.ts';
import { networkTurns } from '../http/network-turns.ts';
import { ANSWER_MS } from '../pictures/serve-pictures.ts';
import { openVariantCache } from '../pictures/variant-cache.ts';
import type { ProductCalls } from '../products/calls.ts';
import { SCENE_FILE, type SceneLibrary, sceneFiles } from './scene-library.ts';
import { type FindSizes, sceneViews, VIEWS_AT_A_TIME } from './scene-views.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** What a product's name leads to may change, and a view with it. */
const FOR_AN_HOUR = 'public, max-age=3600';
/** The list is another after an update of the program; browsers ask each time and are told that they have it. */
const ASK_AGAIN = 'no-cache';
const RETRY_AFTER_SECONDS = 2;
/** What made views take of the disk: some three thousand. */
const MAX_CACHE_BYTES = 512 * 2 ** 20;
/** Views that may wait to be made for one network: each takes a second or two. */
const MOST_WAITING = 24;
/** Who waits for a turn for longer is told to come again. */
const PATIENCE_MS = 20_000;
/** Colourways that may wait to be looked for, for one network: a page full of views. */
const MOST_SOUGHT = 100;

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

interface SceneOptions {
  readonly library: SceneLibrary;
  readonly ownDir: string;
  readonly originals: OriginalReader;
  readonly calls: Pick<ProductCalls, 'multiFilter'>;
}

/**
 * The scenes under `/scenes/`: their list, their files, and pictures of them dressed in products, which are kept in
 * `<ownDir>/views`; that folder may be deleted at any time. Two views are made at a time, one of a network, in turns of the
 * networks.
 */
export async function sceneRoutes(app: FastifyInstance, options: SceneOptions): Promise<void> {
  const { library, ownDir, originals, calls } = options;
  const view = sceneViews({
    library,
    originals,
    cache: await openVariantCache(join(ownDir, 'views'), MAX_CACHE_BYTES, app.log),
    findSizes: sizesFinder(calls),
    turns: fairTurns({
      atATime: VIEWS_AT_A_TIME,
      ofOne: 1,
      mostWaiting: MOST_WAITING,
      longestWaitMs: PATIENCE_MS,
    }),
  });

  await app.register(etag, { weak: true });
  const list = new CachedPage(Buffer.from(JSON.stringify(library.summaries)), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': ASK_AGAIN,
  });
  app.get(sceneListUrl(), (request, reply) => list.send(request, reply));

  app.get<{ Params: { scene: string; hash: string; file: string } }>(
    '/scenes/:scene/:hash/:file',
    async (request, reply) => {
      const { scene, hash, file } = request.params;
      const found = library.scenes.get(scene);
      const type = TYPES[extname(file)];
      if (!found || found.hash !== hash || !type || !sceneFiles(found.scene).includes(file))
        return reply.callNotFound();
      reply.header('cache-control', FOR_EVER).type(type);
      // With every default filled in, so that nobody else need know the schema.
      if (file === SCENE_FILE) return reply.send(found.scene);
      return reply.send(createReadStream(join(library.folder, scene, file)));
    },
  );

  app.get('/scenes/view.jpg', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const wanted = readSceneView(searchParams);
    // One address of each view, or a cache in front would keep as many as somebody likes to write.
    const address = wanted && sceneViewUrl(wanted.view, wanted.widthPx);
    if (address && address !== request.url)
      return reply.header('cache-control', 'no-store').redirect(address, 308);
    const made =
      wanted &&
      view(wanted.view, wanted.widthPx, clientNetwork(request.ip)).catch((error: unknown) => {
        const failure = failureOf(error);
        if (failure) throw failure;
        // A picture that cannot be shown is as good as none, and whoever runs the site should know.
        request.log.error({ reqId: request.id, err: error }, 'scene not dressed');
        return null;
      });
    const bytes = made && (await inTime(made, ANSWER_MS));
    if (!bytes) return reply.callNotFound();
    return reply.header('cache-control', FOR_AN_HOUR).type('image/jpeg').send(bytes);
  });
}

/** What the visitor is told of an error that may pass; undefined for any other. */
function failureOf(cause: unknown): RequestFailure | undefined {
  const retryAfterSeconds = RETRY_AFTER_SECONDS;
  if (cause instanceof TooManyWaiting || cause instanceof WaitedTooLong)
    return new RequestFailure(503, 'Many pictures are being made; try again in a moment', {
      retryAfterSeconds,
    });
  if (cause instanceof OriginalsAway)
    return new RequestFailure(503, 'This picture cannot be fetched now; try again in a moment', {
      retryAfterSeconds,
      cause,
    });
  // Such as the catalogue that is still being loaded.
  return cause instanceof RequestFailure ? cause : undefined;
}

/** More sizes than any colourway has. */
const MOST_SIZES = 100;

/** Looks for colourways in turns of the networks, as the calls do: one address names many. */
function sizesFinder(calls: SceneOptions['calls']): FindSizes {
  const inTurn = networkTurns({ atATime: 1, mostWaiting: MOST_SOUGHT });
  return async ({ item_group, range, design, colour }: Colourway, client) => {
    const wanted = multiFilterRequest.safeParse({
      filters: { item_group, range, design, colour },
      off_setter: { start: 0, end: MOST_SIZES },
      limited: false,
    });
    // A name longer than any is of no product.
    if (!wanted.success) return [];
    const { products } = await inTurn(client, () => calls.multiFilter(wanted.data));
    return products
      .map((product) => productSchema.parse({ ...emptyProduct, ...product }))
      .filter((product) => fold(product.colour) === fold(colour));
  };
}
