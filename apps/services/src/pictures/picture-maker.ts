import { availableParallelism } from 'node:os';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import { fairTurns, TooManyWaiting, WaitedTooLong } from '@selvedge/documents/fair-turns';
import { PictureTooCostly } from '@selvedge/documents/making-process';
import type { Originals } from '@selvedge/pictures/originals';
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

/** A picture as it is sent. */
export interface Variant {
  readonly bytes: Buffer;
  /** Whether this address will show another picture later: what is wide enough is not made yet. */
  readonly isForNow: boolean;
}

/** Originals that are kept narrower than they can be had, by the hashes of their addresses. */
export interface WiderOriginals {
  /** How wide one can be had; null for one that it knows nothing of. */
  widestPx(hash: string): number | null;
  /** One that is as wide as this at least; null where it cannot be had. Rejects where it could not be made. */
  make(hash: string, widthPx: number): Promise<Buffer | null>;
  /** The widest that is made already, where that is wider than the original. */
  atHand(hash: string): Promise<Buffer | null>;
}

export interface PictureMaker {
  /**
   * The bytes, made now or before; null where there is no such original, or it is narrower.
   *
   * @param client the network that asks: pictures are made in turns of theirs
   * @param patienceMs longest time that an original is waited for which has to be made wider first, a tenth of a second
   *   by default: what is there is sent for now then, and the next who asks finds what was made
   * @throws MakerBusy when too many wait, or one waits too long, PictureTooCostly where it takes too much, TookTooMuch at
   *   once for an hour after that, and Error when the original cannot be read or decoded
   */
  variant(request: VariantRequest, client: string, patienceMs?: number): Promise<Variant | null>;
}

interface PictureMakerOptions {
  readonly originals: Originals;
  readonly cache: VariantCache;
  /** Without it there is nothing to be had beyond the originals. */
  readonly wider?: WiderOriginals | undefined;
  /** Pictures that may wait to be made for one network, 200 by default: some pages full of new ones. */
  readonly maxWaiting?: number;
  /** Longest time that one waits for its turn, in milliseconds. */
  readonly longestWaitMs?: number;
  /** What decodes and encodes, in a process of its own by default. */
  readonly variants?: VariantMaker | undefined;
}

/** It took too much within the hour, and is not tried again yet. */
export class TookTooMuch extends PictureTooCostly {}

/** Originals that took too much, by their hashes, and for how long they are not tried again. */
const MOST_TOO_COSTLY = 10_000;
const TOO_COSTLY_MS = 3_600_000;

/** Who waits for a turn for longer is told to come again. */
const LONGEST_WAIT_MS = 20_000;

/** A wider original that is being made, and the variant that is then made of it. */
interface Widening {
  readonly made: Promise<Buffer | null>;
  readonly variant: Promise<Variant | null>;
}

/**
 * Makes pictures on first demand: each once for all who ask meanwhile, and as many at a time as there are cores, in turns of the networks
 * that ask for them.
 */
export function pictureMaker(options: PictureMakerOptions): PictureMaker {
  const { originals, cache, wider, maxWaiting = 200, variants = variantMaker() } = options;
  const { longestWaitMs = LONGEST_WAIT_MS } = options;
  const tooCostly = new LRUCache<string, true>({ max: MOST_TOO_COSTLY, ttl: TOO_COSTLY_MS });
  const atATime = availableParallelism();
  const turns = fairTurns({ atATime, mostWaiting: maxWaiting, longestWaitMs });
  const making = new Map<string, Promise<Variant | null>>();
  const underWay = new Map<string, Promise<Made | null>>();
  const widening = new Map<string, Widening>();

  /** Whoever asks again and again for a picture that takes too much has it tried once. */
  const triedOnce = async <T>(hash: string, make: () => Promise<T>): Promise<T> => {
    if (tooCostly.has(hash)) throw new TookTooMuch('It took too much within the hour');
    return make().catch((error: unknown) => {
      if (error instanceof PictureTooCostly) tooCostly.set(hash, true);
      throw error;
    });
  };
  const kept = async (original: Buffer, request: VariantRequest, key: string) => {
    const { hash, widthPx, format } = request;
    const bytes = await triedOnce(hash, () => variants.variant(original, widthPx, format));
    // Nothing is lost where the disk is full: it is made again when it is asked for again.
    if (bytes) await cache.write(key, bytes).catch(() => undefined);
    return bytes && { bytes, isForNow: false };
  };
  /** Of clients whose turns come at the same time one makes it, and for who comes later it is there. */
  const once = (request: VariantRequest, key: string): Promise<Made | null> => {
    const known = underWay.get(key);
    if (known) return known;
    const make = async (): Promise<Made | null> => {
      const meanwhile = await cache.read(key);
      if (meanwhile) return { variant: { bytes: meanwhile, isForNow: false } };
      const original = await originals.read(request.hash);
      if (!original) return null;
      const variant = await kept(original, request, key);
      return variant ? { variant } : { variant, original };
    };
    const made = make().finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
  /** Once for all who ask meanwhile, however long it takes: who comes later finds it. */
  const widen = (request: VariantRequest, key: string, inTurn: InTurn): Widening => {
    const known = widening.get(key);
    if (known) return known;
    const made = wider?.make(request.hash, request.widthPx) ?? Promise.resolve(null);
    const variant = made.then((bytes) => bytes && inTurn(() => kept(bytes, request, key)));
    const started = { made, variant };
    widening.set(key, started);
    const end = () => void widening.delete(key);
    variant.then(end, end);
    return started;
  };
  const widened = async (
    original: Buffer,
    request: VariantRequest,
    key: string,
    patienceMs: number,
    inTurn: InTurn,
  ): Promise<Variant | null> => {
    const { made, variant } = widen(request, key, inTurn);
    if ((await within(patienceMs, made)) !== 'late') return variant;
    const { hash, widthPx, format } = request;
    const bytes = await inTurn(async () => {
      const widest = (await wider?.atHand(hash)) ?? original;
      return triedOnce(hash, () => variants.widest(widest, widthPx, format));
    });
    return { bytes, isForNow: true };
  };
  const find = async (
    request: VariantRequest,
    key: string,
    patienceMs: number,
    inTurn: InTurn,
  ): Promise<Variant | null> => {
    const known = await cache.read(key);
    if (known) return { bytes: known, isForNow: false };
    const made = await inTurn(() => once(request, key));
    if (!made) return null;
    // Outside the limit, so that pictures which are there do not wait for one that is not.
    return made.variant ?? widened(made.original, request, key, patienceMs, inTurn);
  };

  return {
    variant(request, client, patienceMs = PATIENCE_MS) {
      // Each client waits in its own turn: who waits for much does not have others wait with him for the same.
      const key = `${client} ${cacheKey(request)} ${patienceMs}`;
      const known = making.get(key);
      if (known) return known;
      const inTurn: InTurn = (work) => turns(client, work).catch(busy);
      const found = find(request, cacheKey(request), patienceMs, inTurn).finally(() =>
        making.delete(key),
      );
      making.set(key, found);
      return found;
    },
  };
}

/** What a turn has brought: the variant, or the original that is too narrow for it. */
type Made = { readonly variant: Variant } | { readonly variant: null; readonly original: Buffer };

/** Does work in the turn of who asked for the picture. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

function busy(error: unknown): never {
  if (!(error instanceof TooManyWaiting || error instanceof WaitedTooLong)) throw error;
  throw new MakerBusy('Too many pictures wait to be made for this network', { cause: error });
}

/** A visitor takes no notice of this, and a picture whose design is at hand is drawn within it. */
const PATIENCE_MS = 100;

/** What the work gives, or `late` where it takes longer, going on, or fails. */
async function within<T>(limitMs: number, work: Promise<T> | T): Promise<T | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), limitMs);
  try {
    return await Promise.race([work, late]).catch(() => 'late' as const);
  } finally {
    clearTimeout(timer);
  }
}

const cacheKey = ({ hash, widthPx, format }: VariantRequest): string =>
  `v${VARIANT_VERSION}/${widthPx}/${hash.slice(0, 2)}/${hash}.${format}`;
