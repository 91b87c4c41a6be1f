import { availableParallelism } from 'node:os';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import type { Originals } from '@selvedge/pictures/originals';
import { pictureVariant, VARIANT_VERSION, widestVariant } from '@selvedge/pictures/picture-variant';
import pLimit from 'p-limit';
import type { VariantCache } from './variant-cache.ts';

/** One picture as it is asked for; the route has checked each part. */
export interface VariantRequest {
  readonly hash: string;
  readonly widthPx: number;
  readonly format: PictureFormat;
}

/** More pictures wait to be made than the process can make soon. */
export class MakerBusy extends Error {
  override readonly name = 'MakerBusy';
}

/** A picture as it is sent. */
export interface Variant {
  readonly bytes: Buffer;
  /** Whether this address will show another picture later: what is wide enough is not made yet. */
  readonly isForNow: boolean;
}

/**
 * Makes an original that is kept narrow, as wide as this at least; null for one that it knows nothing of, or that
 * cannot be had as wide. Rejects where it could not be made.
 */
export type MakeOriginal = (hash: string, widthPx: number) => Promise<Buffer | null>;

export interface PictureMaker {
  /**
   * The bytes, made now or before; null where there is no such original, or it is narrower.
   *
   * @throws MakerBusy when too many wait, and Error when the original cannot be read or decoded
   */
  variant(request: VariantRequest): Promise<Variant | null>;
}

export interface PictureMakerOptions {
  readonly originals: Originals;
  readonly cache: VariantCache;
  /** Without it there is nothing to be had beyond the originals. */
  readonly makeOriginal?: MakeOriginal | undefined;
  /** Longest time that a visitor waits for an original to be made, 6 s by default; it is sent narrow then. */
  readonly makingMs?: number;
  /** Pictures that may wait to be made, 400 by default: some pages full of new ones. */
  readonly maxWaiting?: number;
}

/** Makes pictures on first demand: each once at a time, and as many at a time as there are cores. */
export function pictureMaker(options: PictureMakerOptions): PictureMaker {
  const { originals, cache, makeOriginal, maxWaiting = 400, makingMs = 6000 } = options;
  const limit = pLimit(availableParallelism());
  const making = new Map<string, Promise<Variant | null>>();

  const kept = async (original: Buffer, { widthPx, format }: VariantRequest, key: string) => {
    const bytes = await pictureVariant(original, widthPx, format);
    // Nothing is lost where the disk is full: it is made again when it is asked for again.
    if (bytes) await cache.write(key, bytes).catch(() => undefined);
    return bytes && { bytes, isForNow: false };
  };
  const wider = async (
    original: Buffer,
    request: VariantRequest,
    key: string,
  ): Promise<Variant | null> => {
    const { hash, widthPx, format } = request;
    const made = await within(makingMs, makeOriginal?.(hash, widthPx) ?? null);
    if (made === null) return null;
    if (made !== 'late') return limit(() => kept(made, request, key));
    const bytes = await limit(() => widestVariant(original, widthPx, format));
    return { bytes, isForNow: true };
  };
  const find = async (request: VariantRequest, key: string): Promise<Variant | null> => {
    const known = await cache.read(key);
    if (known) return { bytes: known, isForNow: false };
    if (limit.pendingCount >= maxWaiting) throw new MakerBusy('Too many pictures wait to be made');
    const made = await limit(async () => {
      const original = await originals.read(request.hash);
      return original && { original, variant: await kept(original, request, key) };
    });
    // Outside the limit, so that pictures which are there do not wait for one that is not.
    return made && (made.variant ?? wider(made.original, request, key));
  };

  return {
    variant(request) {
      const key = cacheKey(request);
      const known = making.get(key);
      if (known) return known;
      const found = find(request, key).finally(() => making.delete(key));
      making.set(key, found);
      return found;
    },
  };
}

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
