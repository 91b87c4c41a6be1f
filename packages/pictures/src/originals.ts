import { createHash } from 'node:crypto';

/** Where the pictures are kept in full size, each under the hash of its content. */
export interface Originals {
  /**
   * The bytes of an original, or null where there is none of this hash.
   *
   * @param hash 40 to 64 digits in lower case; anything else is none
   * @throws OriginalTooLarge when it has more than 60 MB, OriginalsAway when the store does not answer in time
   *   or cannot be read, OriginalDamaged when what it gives is not what was kept
   */
  read(hash: string): Promise<Buffer | null>;

  /**
   * Whether there is an original of this hash, without its bytes.
   *
   * @throws OriginalsAway as `read`
   */
  has(hash: string): Promise<boolean>;

  /**
   * Keeps an original, whole or not at all. One that is there already is left alone, but for one that was damaged.
   *
   * @param bytes a picture, checked by the caller
   * @returns its path in addresses: `/media/{two}/{SHA-256}.{ending}`
   * @throws OriginalsAway when the store does not answer in time
   */
  write(bytes: Uint8Array, ending: OriginalEnding): Promise<string>;
}

/** What reads originals and keeps none. */
export type OriginalReader = Pick<Originals, 'read'>;

/** How names of originals end. SVG is none: it can carry script. */
export const ORIGINAL_ENDINGS = ['webp', 'jpg', 'jpeg', 'png', 'avif', 'gif'] as const;
export type OriginalEnding = (typeof ORIGINAL_ENDINGS)[number];

/** An original is larger than any picture that was let in. */
export class OriginalTooLarge extends Error {
  override readonly name = 'OriginalTooLarge';
}

/** Where originals are kept does not answer now; the cause says what happened. */
export class OriginalsAway extends Error {
  override readonly name = 'OriginalsAway';
}

/** An original is not what its hash says. */
export class OriginalDamaged extends Error {
  override readonly name = 'OriginalDamaged';
}

/**
 * Where an original stands in addresses: `/media/{two}/{SHA-256}.{ending}`.
 *
 * @throws RangeError where it ends otherwise than originals do: files are named so, and what tells the ending decodes what
 *   strangers bring
 */
export function originalPath(bytes: Uint8Array, ending: OriginalEnding): string {
  if (!ORIGINAL_ENDINGS.includes(ending)) throw new RangeError('No original ends so');
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `/media/${hash.slice(0, 2)}/${hash}.${ending}`;
}

const HASH = /^[0-9a-f]{40,64}$/u;

/** Whether this can name an original, and nothing else on the disk. */
export const isOriginalHash = (hash: string): boolean => HASH.test(hash);
