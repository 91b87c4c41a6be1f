const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** After this many tries, which take about a day and a half, a message is given up. */
export const MAX_ATTEMPTS = 16;

/**
 * How long to wait before a message is tried again: 15 seconds, doubled with each try, six hours at most; and never sooner
 * than the other side has asked for.
 *
 * @param attempts tries so far, from 1
 */
export function pauseMs(attempts: number, retryAfterMs = 0): number {
  const grown = FIRST_PAUSE_MS * 2 ** (attempts - 1);
  return Math.max(Math.min(grown, LONGEST_PAUSE_MS), Math.min(retryAfterMs, LONGEST_PAUSE_MS));
}
