/** Pixels in memory, as decoders give them: red, green, blue and, where there are four channels, one that is ignored. */
export interface Raster {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/**
 * Refuses a pass of another size than its scene says.
 *
 * @throws RangeError that names the pass and both sizes
 */
export function assertSize(pass: string, raster: Raster, widthPx: number, heightPx: number): void {
  if (raster.widthPx === widthPx && raster.heightPx === heightPx) return;
  throw new RangeError(
    `${pass} has ${raster.widthPx} × ${raster.heightPx} pixels, not ${widthPx} × ${heightPx}`,
  );
}
