import { availableParallelism } from 'node:os';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import { fairTurns, TooManyWaiting, WaitedTooLong } from '@selvedge/documents/fair-turns';
import { MakerNotStarted, PictureTooCostly } from '@selvedge/documents/making-process';
import type { OriginalReader } from '@selvedge/pictures/originals';
import { LRUCache } from 'lru-cache';
import type { VariantCache } from './variant-cache.ts';
import { VARIANT_VERSION, type VariantMaker, variantMaker } from './variant-maker.ts';

/** One picture as it is asked for; the route has checked each part. */
export interface VariantRequest {
  readonly hash: string;
  readonly widthPx: number;
  readonly format: PictureFormat;
}

/** More pictures wait to be made for one network than pages show, or its turn has not come in time. */
export class MakerBusy extends Error {
  override readonly name = 'MakerBusy';
}

export interface PictureMaker {
  /**
   * The bytes, made now or before, as wide as the original at the most; null where there is no such original.
   *
   * @param client the network that asks: pictures are made in turns of theirs
   * @throws MakerBusy when too many wait, or one waits too long, PictureTooCostly where it takes too much, TookTooMuch at
   *   once for an hour after that, and Error when the original cannot be read or decoded, which gives null for an hour
   */
  variant(request: VariantRequest, client: string): Promise<Buffer | null>;
  /** How many are being made or wait for it. */
  waiting(): number;
}

interface PictureMakerOptions {
  readonly originals: OriginalReader;
  readonly cache: VariantCache;
  /** Pictures that may wait to be made for one network, 200 by default: some pages full of new ones. */
  readonly maxWaiting?: number;
  /** Longest time that one waits for its turn, in milliseconds. */
  readonly longestWaitMs?: number;
  /** What decodes and encodes, in a process of its own by default. */
  readonly variants?: VariantMaker | undefined;
}

/** It took too much within the hour, and is not tried again yet. */
export class TookTooMuch extends PictureTooCostly {}

/** Originals of which nothing was made, by their hashes, and for how long they are not tried again. */
const MOST_FAILED = 10_000;
const FAILED_MS = 3_600_000;

/** Who waits for a turn for longer is told to come again. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Makes pictures on first demand: each once for all who ask meanwhile, and as many at a time as there are cores, in
 * turns of the networks that ask for them.
 */
export function pictureMaker(options: PictureMakerOptions): PictureMaker {
  const { originals, cache, maxWaiting = 200, variants = variantMaker() } = options;
  const failed = new LRUCache<string, 'too costly' | 'undecodable'>({
    max: MOST_FAILED,
    ttl: FAILED_MS,
  });
  const { longestWaitMs = LONGEST_WAIT_MS } = options;
  const atATime = availableParallelism();
  const turns = fairTurns({ atATime, mostWaiting: maxWaiting, longestWaitMs });
  const making = new Map<string, Promise<Buffer | null>>();
  const underWay = new Map<string, Promise<Buffer | null>>();

  /** Whoever asks again and again for a picture that takes too much, or is none, has it tried once. */
  const triedOnce = async (hash: string, make: () => Promise<Buffer>): Promise<Buffer | null> => {
    const known = failed.get(hash);
    if (known === 'too costly') throw new TookTooMuch('It took too much within the hour');
    if (known === 'undecodable') return null;
    return make().catch((error: unknown) => {
      const isTooCostly = error instanceof PictureTooCostly;
      if (!(error instanceof MakerNotStarted))
        failed.set(hash, isTooCostly ? 'too costly' : 'undecodable');
      throw error;
    });
  };
  /** Of clients whose turns come at the same time one makes it, and for who comes later it is there. */
  const once = (request: VariantRequest, key: string): Promise<Buffer | null> => {
    const known = underWay.get(key);
    if (known) return known;
    const { hash, widthPx, format } = request;
    const make = async (): Promise<Buffer | null> => {
      const meanwhile = await cache.read(key);
      if (meanwhile) return meanwhile;
      const original = await originals.read(hash);
      if (!original) return null;
      const bytes = await triedOnce(hash, () => variants(original, widthPx, format));
      if (!bytes) return null;
      await cache.write(key, bytes);
      return bytes;
    };
    const made = make().finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  return {
    variant(request, client) {
      const key = cacheKey(request);
      // Each client waits in its own turn: who waits for much does not have others wait with him for the same.
      const own = `${client} ${key}`;
      const known = making.get(own);
      if (known) return known;
      const find = async (): Promise<Buffer | null> =>
        (await cache.read(key)) ?? turns(client, () => once(request, key)).catch(busy);
      const found = find().finally(() => making.delete(own));
      making.set(own, found);
      return found;
    },
    waiting: () => making.size,
  };
}

function busy(error: unknown): never {
  if (!(error instanceof TooManyWaiting || error instanceof WaitedTooLong)) throw error;
  throw new MakerBusy('Too many pictures wait to be made for this network', { cause: error });
}

const cacheKey = ({ hash, widthPx, format }: VariantRequest): string =>
  `v${VARIANT_VERSION}/${widthPx}/${hash.slice(0, 2)}/${hash}.${format}`;
