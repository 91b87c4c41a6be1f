import { getPriority, setPriority } from 'node:os';

/**
 * Lets others go before this process, or on Linux this thread. One that already stands further back stays there: nobody
 * but root may move forward, and a start under `nice` asks for just that.
 *
 * @param niceness from 0, the usual place, to 19, behind everybody
 */
export function lowerPriority(niceness: number): void {
  if (getPriority() < niceness) setPriority(niceness);
}
