import { join } from 'node:path';
import type { PictureFormat } from '@selvedge/contract/picture-address';
import {
  type MakingLimits,
  madeBytes,
  makingProcess,
  PICTURE_LIMITS,
} from '@selvedge/documents/making-process';

/** Raise it when the settings of `picture-variant.ts` change: variants made with others are then made anew. */
export const VARIANT_VERSION = 3;

/** What the process is asked for. */
export interface VariantOrder {
  readonly original: Uint8Array;
  readonly widthPx: number;
  readonly format: PictureFormat;
}

/**
 * Makes the variant that `pictureVariant` makes, in a process apart. Rejects with PictureTooCostly where it takes too
 * much, and with Error where it cannot be decoded.
 */
export type VariantMaker = (
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
) => Promise<Buffer>;

/** @param limits those of the defaults that are others here */
export function variantMaker(limits: Partial<MakingLimits> = {}): VariantMaker {
  const make = makingProcess<VariantOrder, Uint8Array>(
    join(import.meta.dirname, 'variant-process.ts'),
    { ...PICTURE_LIMITS, ...limits },
    madeBytes,
  );
  return async (original, widthPx, format) =>
    Buffer.from(await make({ original, widthPx, format }));
}
