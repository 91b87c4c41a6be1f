/** What is read of an event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor time of its thread, where the machine tells it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What a task may take before it keeps a visitor waiting. */
const BEARABLE_MS = 50;

/**
 * The blocking of a page by the processor time of its tasks alone, in milliseconds, on a processor so many times as
 * slow. Beside others on one machine a task also waits for a core, which Lighthouse counts and this does not.
 *
 * @param events of one page's load; NaN where nothing was painted
 */
export function ownBlockingMs(events: readonly TraceEvent[], slowdown: number): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) return Number.NaN;
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === painted.pid && args?.name === 'CrRendererMain',
  );
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        ph === 'X' &&
        name.endsWith('RunTask') &&
        pid === painted.pid &&
        tid === main?.tid &&
        ts >= painted.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - BEARABLE_MS))
    .reduce((sum, blocked) => sum + blocked, 0);
}
