import type { TimeoutProvider } from '@tanstack/react-query';

interface Waiting {
  readonly dueMs: number;
  readonly run: () => void;
}

/**
 * Timeouts of the query client, of which a page has some twenty for the minutes in which answers are fresh and kept: one
 * timeout of the browser serves them all. Setting and clearing each by itself is a third of a page's first effects.
 */
export function sharedTimer(): TimeoutProvider<number> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let armed: { readonly dueMs: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const arm = (dueMs: number): void => {
    if (armed && armed.dueMs <= dueMs) return;
    clearTimeout(armed?.timer);
    armed = { dueMs, timer: setTimeout(fire, dueMs - performance.now()) };
  };
  const fire = (): void => {
    armed = undefined;
    const nowMs = performance.now();
    const due = [...waiting].filter(([, { dueMs }]) => dueMs <= nowMs);
    for (const [id, { run }] of due) {
      if (!waiting.delete(id)) continue; // one that ran before it has cleared it
      try {
        run();
      } catch (error) {
        reportError(error); // and the others have their turn
      }
    }
    if (waiting.size > 0) arm(Math.min(...[...waiting.values()].map(({ dueMs }) => dueMs)));
  };

  return {
    setTimeout(run, delayMs) {
      const dueMs = performance.now() + delayMs;
      lastId += 1;
      waiting.set(lastId, { dueMs, run });
      arm(dueMs);
      return lastId;
    },
    clearTimeout(id) {
      if (id !== undefined) waiting.delete(id);
    },
    setInterval: (run, everyMs) => Number(setInterval(run, everyMs)),
    clearInterval: (id) => clearInterval(id),
  };
}
