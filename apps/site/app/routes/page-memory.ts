/** Keeps what pages of one kind were loaded with, so that the way back to one asks no server and waits for nobody. */
export interface PageMemory<Loaded> {
  /** Notes what a page was loaded with. The same again is not news, and grows old as before. */
  keep(page: string, loaded: Loaded): void;
  /** What the page was loaded with, unless that is too long ago or too many others were kept since. */
  recall(page: string): Loaded | undefined;
}

/**
 * @param keptMs for how long a page is recalled, in milliseconds
 * @param mostPages how many are kept, the newest ones
 * @param nowMs the clock, in milliseconds
 */
export function createPageMemory<Loaded>(options: {
  readonly keptMs: number;
  readonly mostPages: number;
  readonly nowMs?: () => number;
}): PageMemory<Loaded> {
  const { keptMs, mostPages, nowMs = Date.now } = options;
  const kept = new Map<string, { readonly loaded: Loaded; readonly keptAtMs: number }>();
  return {
    keep(page, loaded) {
      if (kept.get(page)?.loaded === loaded) return;
      kept.delete(page);
      kept.set(page, { loaded, keptAtMs: nowMs() });
      const [oldest] = kept.keys();
      if (kept.size > mostPages && oldest !== undefined) kept.delete(oldest);
    },
    recall(page) {
      const found = kept.get(page);
      return found && nowMs() - found.keptAtMs < keptMs ? found.loaded : undefined;
    },
  };
}
