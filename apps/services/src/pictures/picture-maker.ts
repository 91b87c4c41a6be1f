import { availableParallelism } from 'node:os';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import type { Originals } from '@selvedge/pictures/originals';
import { pictureVariant, VARIANT_VERSION } from '@selvedge/pictures/picture-variant';
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

export interface PictureMaker {
  /**
   * The bytes, made now or before; null where there is no such original, or it is narrower.
   *
   * @throws MakerBusy when too many wait, and Error when the original cannot be read or decoded
   */
  variant(request: VariantRequest): Promise<Buffer | null>;
}

export interface PictureMakerOptions {
  readonly originals: Originals;
  readonly cache: VariantCache;
  /** Pictures that may wait to be made, 400 by default: some pages full of new ones. */
  readonly maxWaiting?: number;
}

/** Makes pictures on first demand: each once at a time, and as many at a time as there are cores. */
export function pictureMaker(options: PictureMakerOptions): PictureMaker {
  const { originals, cache, maxWaiting = 400 } = options;
  const limit = pLimit(availableParallelism());
  const making = new Map<string, Promise<Buffer | null>>();

  const make = async ({ hash, widthPx, format }: VariantRequest, key: string) => {
    const original = await originals.read(hash);
    const bytes = original && (await pictureVariant(original, widthPx, format));
    // Nothing is lost where the disk is full: it is made again when it is asked for again.
    if (bytes) await cache.write(key, bytes).catch(() => undefined);
    return bytes;
  };
  const find = async (request: VariantRequest, key: string) => {
    const kept = await cache.read(key);
    if (kept) return kept;
    if (limit.pendingCount >= maxWaiting) throw new MakerBusy('Too many pictures wait to be made');
    return limit(() => make(request, key));
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

const cacheKey = ({ hash, widthPx, format }: VariantRequest): string =>
  `v${VARIANT_VERSION}/${widthPx}/${hash.slice(0, 2)}/${hash}.${format}`;
