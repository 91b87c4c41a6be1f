/** Where what was entered stands: `idle` before anything was, `failing` from a failed try until one has succeeded. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'failing';

interface SaverOptions {
  /** Time without a change after which is saved. */
  readonly pauseMs: number;
  /** First pause after a failure; it doubles up to the longest. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  readonly onState: (state: DraftState) => void;
}

/** Saves one thing. */
type Save = () => Promise<void>;

/**
 * Saves what changes, each thing by itself, once it has been quiet for a moment; tries again for as long as it takes,
 * with growing pauses. A later change of a thing takes the place of an earlier one that was not saved yet.
 */
export function draftSaver({ pauseMs, retryMs, longestRetryMs, onState }: SaverOptions) {
  const waiting = new Map<string, Save>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  let told: DraftState = 'idle';

  const tell = (state: DraftState) => {
    if (state === told) return;
    told = state;
    onState(state);
  };

  const later = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), afterMs);
  };

  async function saveAll(): Promise<void> {
    if (failures === 0) tell('saving');
    for (const [name, save] of [...waiting]) {
      if (waiting.get(name) !== save) continue; // changed meanwhile, and saved by another try
      try {
        await save();
        // A change that came meanwhile waits for its own turn.
        if (waiting.get(name) === save) waiting.delete(name);
        failures = 0;
      } catch {
        if (!waiting.has(name)) return; // stopped meanwhile, or saved by a later try
        failures += 1;
        tell('failing');
        later(Math.min(longestRetryMs, retryMs * 2 ** (failures - 1)));
        return;
      }
    }
    if (waiting.size > 0) later(pauseMs);
    else tell('saved');
  }

  function run(isLast: boolean): Promise<void> {
    clearTimeout(timer);
    if (waiting.size === 0) return running ?? Promise.resolve();
    // A page that closes does not wait for what is under way.
    if (running && !isLast) return running.then(() => run(false));
    const mine = saveAll().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  }

  return {
    /** Notes a change, to be saved in a moment. */
    change(name: string, save: Save) {
      waiting.set(name, save);
      if (failures > 0) return; // the next try takes it along
      tell('saving');
      later(pauseMs);
    },
    /** Whether a change of this name is not saved yet. */
    isWaiting: (name: string): boolean => waiting.has(name),
    /** Whether any change is not saved yet. */
    hasWaiting: (): boolean => waiting.size > 0,
    /** Saves now what waits; `isLast` for a page that may be gone at once. Resolves also where that fails. */
    flush: (isLast = false): Promise<void> => run(isLast),
    /** Forgets what waits, and stops. */
    stop() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}

export type DraftSaver = ReturnType<typeof draftSaver>;
