import { BANNER_HEIGHT_PX, BANNER_RATIO_PERCENT, BANNER_WIDTH_PX } from './limits.ts';

/** The size recommended for banner pictures. Source: BANNER-05, decision 2. */
export const DEFAULT_BANNER_SIZE = {
  widthPx: BANNER_WIDTH_PX,
  heightPx: BANNER_HEIGHT_PX,
} as const;

/**
 * The height of a banner in percent of its width: of the given sides where both are positive numbers, else 56.25.
 * Source: BANNER-04.
 */
export function bannerRatioPercent(
  widthPx: number | null | undefined,
  heightPx: number | null | undefined,
): number {
  if (!isSide(widthPx) || !isSide(heightPx)) return BANNER_RATIO_PERCENT;
  return (heightPx / widthPx) * 100;
}

function isSide(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
