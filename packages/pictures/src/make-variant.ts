import { join } from 'node:path';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import { processApart } from './process-apart.ts';

/** Raise it when the settings of `picture-variant.ts` change: variants made with others are then made anew. */
export const VARIANT_VERSION = 3;

/** What the process is asked for. */
export interface VariantOrder {
  readonly original: Uint8Array;
  readonly widthPx: number;
  readonly format: PictureFormat;
  /** Whether a narrower picture is better than none. */
  readonly widest: boolean;
}

const SPENT_BYTES = 224 * 2 ** 20;

const made = processApart<VariantOrder, Uint8Array | null>(
  join(import.meta.dirname, 'variant-process.ts'),
  SPENT_BYTES,
);

/**
 * The variant that `pictureVariant` makes, made in a process apart.
 *
 * @returns null where the original is narrower than a variant of this width
 * @throws Error where it cannot be decoded, or the process ends under it
 */
export async function makeVariant(
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  const bytes = await made({ original, widthPx, format, widest: false });
  return bytes && Buffer.from(bytes);
}

/** The same where a narrower picture is better than none: as wide as the original, and no wider than this. */
export async function makeWidestVariant(
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
): Promise<Buffer> {
  const bytes = await made({ original, widthPx, format, widest: true });
  if (!bytes) throw new Error('A picture was asked for in any width, and none was made');
  return Buffer.from(bytes);
}
