import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import type { Colourway, Hour, SceneView, SceneViewWidthPx } from '@selvedge/contract/scene-urls';
import type { FairTurns } from '@selvedge/documents/fair-turns';
import {
  MakerNotStarted,
  type MakingLimits,
  madeBytes,
  makingProcess,
} from '@selvedge/documents/making-process';
import type { OriginalReader } from '@selvedge/pictures/originals';
import { atHour } from '@selvedge/scenes/at-hour';
import { laidProduct } from '@selvedge/scenes/laid-product';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import { passPictures } from '@selvedge/scenes/read-scenes';
import { LRUCache } from 'lru-cache';
import type { VariantCache } from '../pictures/variant-cache.ts';
import type { LibraryScene, SceneLibrary } from './scene-library.ts';
import type { ViewOrder } from './view-process.ts';

/** Raise it when the compositor changes what it shows: every view is then made anew. */
const VIEW_VERSION = 2;
/** One scene with its passes takes half of what may be held; a busy machine takes some seconds for a view. */
const VIEW_LIMITS: MakingLimits = {
  clockMs: 60_000,
  memoryMb: 3072,
  spentBytes: 400 * 2 ** 20,
};

/** Makes the bytes of a JPEG. */
type Compose = (order: ViewOrder) => Promise<Uint8Array>;

/** A view of many designs takes some seconds: so long another network's goes beside it, in a process of its own. */
export const VIEWS_AT_A_TIME = 2;

const PROGRAM = join(import.meta.dirname, 'view-process.ts');
const makers = Array.from({ length: VIEWS_AT_A_TIME }, () => ({
  make: makingProcess<ViewOrder, Uint8Array>(PROGRAM, VIEW_LIMITS, madeBytes),
  orders: 0,
}));

const composeApart: Compose = async (order) => {
  const maker = makers.reduce((least, one) => (one.orders < least.orders ? one : least));
  maker.orders += 1;
  try {
    return await maker.make(order);
  } finally {
    maker.orders -= 1;
  }
};

/** Views that could not be made, by their keys, and for how long they are not tried again. */
const MOST_FAILED = 10_000;
const FAILED_MS = 3_600_000;

/** The published products of a colourway, in all its sizes, looked for in the turn of a client. */
export type FindSizes = (colourway: Colourway, client: string) => Promise<readonly Product[]>;

export interface SceneViewOptions {
  readonly library: SceneLibrary;
  readonly originals: OriginalReader;
  readonly cache: VariantCache;
  readonly findSizes: FindSizes;
  readonly turns: FairTurns;
  /** What dresses a scene, in a process of its own by default. */
  readonly compose?: Compose;
}

/**
 * Pictures of dressed scenes, made on first demand, each once for all who ask meanwhile, in turns of the clients.
 *
 * @returns the bytes of a JPEG; null where the scene, its hour, a surface or a product is not there, or may not lie where the view
 *   says, and for an hour after it could not be made. Rejects with TooManyWaiting, WaitedTooLong, OriginalsAway, or where a
 *   picture cannot be decoded or takes too much
 */
export function sceneViews(options: SceneViewOptions) {
  const { library, cache, turns, compose = composeApart } = options;
  const making = new Map<string, Promise<Buffer | null>>();
  const failed = new LRUCache<string, true>({ max: MOST_FAILED, ttl: FAILED_MS });
  /** Whoever asks again and again for what cannot be made has it tried once. */
  const triedOnce = async (key: string, order: ViewOrder): Promise<Buffer> => {
    try {
      return Buffer.from(await compose(order));
    } catch (error) {
      if (!(error instanceof MakerNotStarted)) failed.set(key, true);
      throw error;
    }
  };
  return async (
    view: SceneView,
    widthPx: SceneViewWidthPx,
    client: string,
  ): Promise<Buffer | null> => {
    const { hour } = view;
    const named = library.scenes.get(view.scene);
    const found = hour === 'day' || named?.scene.evening ? named : undefined;
    const wears = found && (await laidWears(view, found, (one) => options.findSizes(one, client)));
    if (!wears) return null;
    const key = viewKey(found, hour, wears, widthPx);
    if (failed.has(key)) return null;
    const known = await cache.read(key);
    if (known) return known;
    // In each client's own turn: who waits for much does not have others wait with him for what they ask for too.
    const own = `${client} ${key}`;
    const under = making.get(own);
    if (under) return under;
    const make = async () => {
      const meanwhile = await cache.read(key);
      if (meanwhile || failed.has(key)) return meanwhile ?? null;
      const pictured = await withPictures(wears, options.originals);
      if (!pictured) return null;
      const scene = atHour(found.scene, hour);
      const passes = await passPictures(scene, library.folder, hour);
      const bytes = await triedOnce(key, { scene, hour, passes, widthPx, wears: pictured });
      await cache.write(key, bytes);
      return bytes;
    };
    const made = turns(client, make).finally(() => making.delete(own));
    making.set(own, made);
    return made;
  };
}

type LaidWear = ProductLaying & { readonly path: string };
type Wears = readonly (readonly [surface: string, worn: LaidWear | string])[];

async function laidWears(
  { wears, paints }: SceneView,
  { scene }: LibraryScene,
  findSizes: (colourway: Colourway) => Promise<readonly Product[]>,
): Promise<Wears | null> {
  const surfaces = new Map(scene.surfaces.map((surface) => [surface.surface, surface]));
  const worn: [string, LaidWear | string][] = [];
  for (const { surface: name, hex } of paints) {
    if (!surfaces.get(name)?.paint) return null;
    worn.push([name, hex]);
  }
  for (const { surface: name, colourway } of wears) {
    const surface = surfaces.get(name);
    const laid = surface && laidProduct(await findSizes(colourway), surface);
    if (!laid) return null;
    const { product, laying, box, sheen } = laid;
    const path = readPictureAddress(product.primaryImageUrl)?.path ?? '';
    worn.push([name, { laying, box, path, ...(sheen && { sheen }) }]);
  }
  return worn;
}

/** Each original is read once, and handed on once, however many surfaces wear it. */
async function withPictures(
  wears: Wears,
  originals: OriginalReader,
): Promise<ViewOrder['wears'] | null> {
  const pictured: [string, ViewOrder['wears'][number][1]][] = [];
  const read = new Map<string, Buffer>();
  for (const [surface, worn] of wears) {
    if (typeof worn === 'string') {
      pictured.push([surface, worn]);
      continue;
    }
    const [, hash = ''] = /\/([0-9a-f]+)\.[a-z]+$/u.exec(worn.path) ?? [];
    const picture = read.get(hash) ?? (await originals.read(hash));
    if (!picture) return null;
    read.set(hash, picture);
    pictured.push([surface, { ...worn, picture }]);
  }
  return pictured;
}

/** Decided by all that the picture shows; the scene's own colours and products' names are no part of it. */
function viewKey({ hash }: LibraryScene, hour: Hour, wears: Wears, widthPx: number): string {
  const sorted = wears.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = JSON.stringify([VIEW_VERSION, hash, hour, widthPx, sorted]);
  const key = createHash('sha256').update(parts).digest('hex');
  return `${key.slice(0, 2)}/${key}.jpg`;
}
