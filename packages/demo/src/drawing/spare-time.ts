import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Shares of all cores, in processor time since the machine started. */
interface Spent {
  /** By processes of ordinary priority and by the system for them. */
  readonly busyMs: number;
  readonly allMs: number;
}

/** While others use more of the cores than this, nothing is drawn ahead: a visitor, a build and a test have them. */
const BUSY_SHARE = 0.4;
/** How long a busy machine is left alone before it is looked at again. */
const LOOK_AGAIN_MS = 2000;
/** The kernel counts in steps of 10 ms; over less time than this a share says nothing. */
const LEAST_MS = 400;

/**
 * Tells, whenever it is asked, whether the machine had work to do since it was last asked. What runs at a low priority,
 * as the drawing itself does, is not counted.
 */
export function busyMeter(read: () => Spent = spent): () => boolean {
  let last = read();
  let isBusy = false;
  return () => {
    const now = read();
    const allMs = now.allMs - last.allMs;
    if (allMs < LEAST_MS) return isBusy;
    isBusy = (now.busyMs - last.busyMs) / allMs > BUSY_SHARE;
    last = now;
    return isBusy;
  };
}

/** Waits until the machine has nothing better to do. Rejects when the signal ends it. */
export async function untilIdle(isBusy: () => boolean, signal: AbortSignal): Promise<void> {
  while (isBusy()) await pause(LOOK_AGAIN_MS, undefined, { signal });
}

function spent(): Spent {
  let [busyMs, allMs] = [0, 0];
  for (const { times } of cpus()) {
    busyMs += times.user + times.sys + times.irq;
    allMs += times.user + times.sys + times.irq + times.nice + times.idle;
  }
  return { busyMs, allMs };
}
