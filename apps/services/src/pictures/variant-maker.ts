import { join } from 'node:path';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import { type MakingLimits, makingProcess } from '@selvedge/documents/making-process';

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

/** The largest original that is taken has 110 million pixels, takes 4 seconds and, as AVIF, 2 GB. */
const VARIANT_LIMITS: MakingLimits = {
  clockMs: 30_000,
  memoryMb: 3072,
  spentBytes: 224 * 2 ** 20,
};

export interface VariantMaker {
  /**
   * The variant that `pictureVariant` makes, made in a process apart.
   *
   * @returns null where the original is narrower than a variant of this width
   * @throws PictureTooCostly where it takes too much, and Error where it cannot be decoded
   */
  variant(original: Uint8Array, widthPx: number, format: PictureFormat): Promise<Buffer | null>;
  /** The same where a narrower picture is better than none: as wide as the original, and no wider than this. */
  widest(original: Uint8Array, widthPx: number, format: PictureFormat): Promise<Buffer>;
}

/** @param limits those of the defaults that are others here */
export function variantMaker(limits: Partial<MakingLimits> = {}): VariantMaker {
  const made = makingProcess<VariantOrder, Uint8Array | null>(
    join(import.meta.dirname, 'variant-process.ts'),
    { ...VARIANT_LIMITS, ...limits },
  );
  return {
    async variant(original, widthPx, format) {
      const bytes = await made({ original, widthPx, format, widest: false });
      return bytes && Buffer.from(bytes);
    },
    async widest(original, widthPx, format) {
      const bytes = await made({ original, widthPx, format, widest: true });
      if (!bytes) throw new Error('A picture was asked for in any width, and none was made');
      return Buffer.from(bytes);
    },
  };
}
