import { wholeTimes } from '../../ui/calculator/length.ts';

/** How a wallpaper's pattern runs on from one strip to the next. */
export const MATCHES = ['free', 'straight', 'half-drop'] as const;

export type PatternMatch = (typeof MATCHES)[number];

/** Extra length of every strip for trimming at ceiling and skirting, in centimetres. */
export const TRIM_CM = 10;

/**
 * The length of roll that one strip uses, in centimetres, when strips are cut in the order in which they hang.
 *
 * Free: no more than the strip and its trim. Straight: every strip begins at the same place of the pattern, so it takes
 * whole repeats. Half-drop: every strip begins half a repeat after the one before it, so it takes whole repeats and a
 * half. A repeat of 0 is a pattern without one. Source: decision 34.
 */
export function cutLengthCm(stripCm: number, match: PatternMatch, repeatCm: number): number {
  const neededCm = stripCm + TRIM_CM;
  if (match === 'free' || repeatCm <= 0) return neededCm;
  const begunCm = match === 'half-drop' ? repeatCm / 2 : 0;
  return wholeTimes((neededCm - begunCm) / repeatCm) * repeatCm + begunCm;
}
