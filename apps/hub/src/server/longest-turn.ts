import { setTimeout as delay } from 'node:timers/promises';
import type { FairTurns } from '@selvedge/documents/fair-turns';
import { LONGEST_TURN_MS } from './request-limits.ts';

/** Resolves when work is done, or after so long; what the work throws meanwhile rejects. */
export const doneOrAfter = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work, delay(ms, undefined, { ref: false })]);

/**
 * Does work in a client's turn, which is over after so long, done or not: others come next, and the work goes on.
 *
 * @returns resolves once the turn is over, with what resolves when the work is done
 */
export const upToLongestTurn = <T>(
  inTurn: FairTurns,
  client: string,
  work: () => Promise<T>,
  longestMs = LONGEST_TURN_MS,
): Promise<{ readonly answered: Promise<T> }> =>
  inTurn(client, async () => {
    const answered = work();
    await doneOrAfter(answered, longestMs);
    return { answered };
  });
