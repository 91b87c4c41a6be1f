import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { multiFilterResponse } from '@selvedge/contract/multi-filter';
import { pictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct } from '@selvedge/contract/product';
import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { sceneListUrl, sceneViewUrl } from '@selvedge/contract/scene-urls';
import { fairTurns } from '@selvedge/documents/fair-turns';
import { folderOriginals } from '@selvedge/pictures/open-originals';
import { SYNTHETIC_WINDOW, writeSyntheticScene } from '@selvedge/scenes/testing/synthetic-scene';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerFailures } from '../http/failure-answers.ts';
import { openVariantCache } from '../pictures/variant-cache.ts';
import type { ProductCalls } from '../products/calls.ts';
import { sceneRoutes } from './routes.ts';
import { openSceneLibrary } from './scene-library.ts';
import { sceneViews } from './scene-views.ts';
import type { ViewOrder } from './view-process.ts';

let dataDir: string;
let app: FastifyInstance;
let primaryImageUrl = '';
const red = { item_group: '001', range: 'Papers', design: 'Stripe', colour: 'Red' };
/** A catalogue of one paper. */
const multiFilter: ProductCalls['multiFilter'] = async ({ filters: { design } }) => {
  const paper = { ...emptyProduct, ...red, sku: 'A', primaryImageUrl };
  return multiFilterResponse.parse({
    products: design === red.design ? [paper] : [],
    filters: {},
    facet_counts: {},
    total_items_count: 1,
  });
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-scenes-'));
  const originals = folderOriginals(join(dataDir, 'media'));
  const stripe = await sharp({
    create: { width: 64, height: 80, channels: 3, background: '#c01818' },
  })
    .png()
    .toBuffer();
  const path = await originals.write(stripe, 'png');
  primaryImageUrl = pictureAddress({
    path,
    widthPx: 64,
    heightPx: 80,
    placeholder: '',
    shownCm: 40,
  });
  const passes = join(dataDir, 'passes');
  await writeSyntheticScene(passes);
  await writeSyntheticScene(passes, SYNTHETIC_WINDOW);
  await writeFile(join(passes, 'synthetic-room', 'notes.json'), '{}');
  app = fastify();
  answerFailures(app);
  const library = await openSceneLibrary(passes);
  await app.register((scope) =>
    sceneRoutes(scope, { library, ownDir: dataDir, originals, calls: { multiFilter } }),
  );
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const listed = async () => {
  const [summary]: SceneSummary[] = (await get(sceneListUrl())).json();
  if (!summary) throw new Error('No scene is listed');
  return summary;
};
const view = (given: Partial<Parameters<typeof sceneViewUrl>[0]>, widthPx: 320 | 1280 = 320) =>
  sceneViewUrl({ scene: 'synthetic-room', hour: 'day', wears: [], paints: [], ...given }, widthPx);

describe('the scenes over HTTP', () => {
  test('are listed with their surfaces, and the list is asked for again by its tag', async () => {
    const answer = await get(sceneListUrl());
    expect(answer.json()).toMatchObject([
      { name: 'synthetic-room', surfaces: [{ surface: 'wall' }, { surface: 'rug', widthM: 2 }] },
      { name: 'synthetic-window' },
    ]);
    const again = await get(sceneListUrl(), { 'if-none-match': answer.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  test('have files that are kept for ever, and no others', async () => {
    const { files, evening } = await listed();
    for (const url of [...Object.values(files), evening?.light ?? '']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const { width } = await sharp((await get(files.parts)).rawPayload).metadata();
    expect(width).toBe(160);
    const hash = files.parts.split('/').at(-2);
    for (const url of [
      files.parts.replace(hash ?? '', '0'.repeat(16)),
      files.parts.replace('parts.webp', 'notes.json'),
      files.parts.replace('synthetic-room', 'elsewhere'),
      files.parts.replace('parts.webp', '..%2Fscene.json'),
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });
});

describe('a view of a scene', () => {
  const meanOf = async (bytes: Buffer) => {
    const upper = sharp(bytes).extract({ left: 20, top: 20, width: 200, height: 100 });
    return (await upper.stats()).channels.map(({ mean }) => mean);
  };

  test('is dressed by the server, once, and kept', async () => {
    const url = view({ wears: [{ surface: 'wall', colourway: red }] });
    const [answer, other] = await Promise.all([get(url), get(url)]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.rawPayload).toEqual(other.rawPayload);
    const [r = 0, , b = 0] = await meanOf(answer.rawPayload);
    expect(r).toBeGreaterThan(3 * b);
    const kept = await readdir(join(dataDir, 'views'), { recursive: true });
    expect(kept.filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
  });

  test('has one address, to which every other spelling of it leads', async () => {
    const url = view({ wears: [{ surface: 'wall', colourway: red }] });
    const [path, query = ''] = url.split('?');
    const turned = query.split('&').reverse().join('&');
    for (const other of [`${url}&k=1`, `${path}?${turned}`, url.replaceAll('%7C', '|')]) {
      const { statusCode, headers } = await get(other);
      expect([other, statusCode, headers.location]).toEqual([other, 308, url]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('is painted, and as wide as it is asked for', async () => {
    const url = view({ paints: [{ surface: 'wall', hex: '#2030c0' }] }, 1280);
    const answer = await get(url);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1280);
    const [r = 0, , b = 0] = await meanOf(answer.rawPayload);
    expect(b).toBeGreaterThan(3 * r);
  });

  test('is seen by lamplight where the scene has an evening, and not found where it has none', async () => {
    const wears = [{ surface: 'wall', colourway: red }];
    const day = await get(view({ wears }));
    const evening = await get(view({ hour: 'evening', wears }));
    expect(evening.statusCode).toBe(200);
    const [[byDay = 0], [r = 0, , b = 0]] = [
      await meanOf(day.rawPayload),
      await meanOf(evening.rawPayload),
    ];
    expect(r).toBeLessThan(byDay);
    expect(r).toBeGreaterThan(3 * b);
    const again = await get(view({ wears }, 1280));
    expect((await meanOf(again.rawPayload))[0]).toBeCloseTo(byDay, -1);
    const dayAlone = view({ scene: 'synthetic-window', hour: 'evening' });
    expect((await get(dayAlone.replace('&hour=evening', ''))).statusCode).toBe(200);
    expect((await get(dayAlone)).statusCode).toBe(404);
  });

  test('names colourways that are looked for in turns: many of one client keep no other waiting', async () => {
    const looked: string[] = [];
    const slow: ProductCalls['multiFilter'] = async (request) => {
      looked.push(String(request.filters.design));
      await delay(5);
      return multiFilter(request);
    };
    const busy = fastify();
    answerFailures(busy);
    const library = await openSceneLibrary(join(dataDir, 'passes'));
    const originals = folderOriginals(join(dataDir, 'media'));
    await busy.register((scope) =>
      sceneRoutes(scope, { library, ownDir: dataDir, originals, calls: { multiFilter: slow } }),
    );
    const ask = (remoteAddress: string, design: string) => {
      const url = view({ wears: [{ surface: 'wall', colourway: { ...red, design } }] });
      return busy.inject({ url, remoteAddress });
    };
    const greedy = Array.from({ length: 120 }, (_, i) => ask('192.0.2.1', `Many ${i}`));
    const honest = await ask('192.0.2.2', 'Wanted');
    expect(honest.statusCode).toBe(404);
    expect(looked.length).toBeLessThan(10);
    const statuses = new Set((await Promise.all(greedy)).map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([404, 503]));
    await busy.close();
  });

  test('that cannot be made is tried once in an hour', async () => {
    const compose = vi.fn(async () => {
      throw new Error('It takes too much');
    });
    const viewOf = sceneViews({
      library: await openSceneLibrary(join(dataDir, 'passes')),
      originals: folderOriginals(join(dataDir, 'media')),
      cache: await openVariantCache(join(dataDir, 'no-views'), 1000),
      findSizes: async () => [],
      turns: fairTurns({ atATime: 1, mostWaiting: 10 }),
      compose,
    });
    const bare = { scene: 'synthetic-room', hour: 'day', wears: [], paints: [] } as const;
    await expect(viewOf(bare, 320, '192.0.2.1')).rejects.toThrow('too much');
    expect(await viewOf(bare, 320, '192.0.2.1')).toBeNull();
    expect(await viewOf(bare, 320, '192.0.2.2')).toBeNull();
    expect(compose).toHaveBeenCalledOnce();
    await expect(viewOf(bare, 1280, '192.0.2.1')).rejects.toThrow('too much');
  });

  test('has an original read once, however many surfaces wear it', async () => {
    const originals = folderOriginals(join(dataDir, 'media'));
    const read = vi.fn(originals.read);
    const library = await openSceneLibrary(join(dataDir, 'passes'));
    const [name = '', room] = [...library.scenes][0] ?? [];
    if (!room) throw new Error('There is no scene');
    const [wall] = room.scene.surfaces;
    if (!wall) throw new Error('There is no surface');
    const surfaces = [wall, { ...wall, surface: 'other wall' }];
    const scenes = new Map([[name, { ...room, scene: { ...room.scene, surfaces } }]]);
    const orders: ViewOrder[] = [];
    const viewOf = sceneViews({
      library: { ...library, scenes },
      originals: { ...originals, read },
      cache: await openVariantCache(join(dataDir, 'once-views'), 1000),
      findSizes: async () => [{ ...emptyProduct, ...red, sku: 'A', primaryImageUrl }],
      turns: fairTurns({ atATime: 1, mostWaiting: 10 }),
      compose: async (order) => {
        orders.push(order);
        return Buffer.from('made');
      },
    });
    const wears = surfaces.map(({ surface }) => ({ surface, colourway: red }));
    expect(
      await viewOf({ scene: name, hour: 'day', wears, paints: [] }, 320, '192.0.2.1'),
    ).not.toBeNull();
    expect(read).toHaveBeenCalledOnce();
    const [one, other] = orders[0]?.wears ?? [];
    expect(Object(one?.[1]).picture).toBe(Object(other?.[1]).picture);
  });

  test('that waits behind much of one client is made in the turn of another who asks for it', async () => {
    const begun: ViewOrder[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const viewOf = sceneViews({
      library: await openSceneLibrary(join(dataDir, 'passes')),
      originals: folderOriginals(join(dataDir, 'media')),
      cache: await openVariantCache(join(dataDir, 'turns-views'), 1000),
      findSizes: async () => [],
      turns: fairTurns({ atATime: 2, ofOne: 1, mostWaiting: 20 }),
      compose: async (order) => {
        begun.push(order);
        if (order.wears[0]?.[1] === '#404010') await released; // the first takes long
        return Buffer.from('made');
      },
    });
    const from = (client: string, hex: string) =>
      viewOf(
        { scene: 'synthetic-room', hour: 'day', wears: [], paints: [{ surface: 'wall', hex }] },
        320,
        client,
      );
    const greedy = Array.from({ length: 12 }, (_, i) =>
      from('192.0.2.1', `#4040${(16 + i).toString(16)}`),
    );
    expect(await from('192.0.2.2', '#40401b')).not.toBeNull();
    expect(begun.length).toBeLessThanOrEqual(2);
    release();
    await Promise.all(greedy);
    // Made once for both.
    expect(begun).toHaveLength(12);
  });

  test.each([
    [
      'a surface that is dressed twice',
      view({ paints: ['#101010', '#202020'].map((hex) => ({ surface: 'wall', hex })) }),
    ],
    ['an unknown scene', view({ scene: 'elsewhere' })],
    ['an unknown surface', view({ wears: [{ surface: 'sofa', colourway: red }] })],
    ['a surface that cannot wear it', view({ wears: [{ surface: 'rug', colourway: red }] })],
    ['a surface that takes no paint', view({ paints: [{ surface: 'rug', hex: '#ffffff' }] })],
    [
      'an unknown design',
      view({ wears: [{ surface: 'wall', colourway: { ...red, design: 'X' } }] }),
    ],
    [
      'a name longer than any',
      view({ wears: [{ surface: 'wall', colourway: { ...red, design: 'X'.repeat(900) } }] }),
    ],
    ['a width that nobody asks for', view({}).replace('320', '321')],
    ['nothing at all', '/scenes/view.jpg'],
  ])('of %s is not found', async (_, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
