/** How long the pointer rests on another category before its panel takes the open one's place, in milliseconds. */
export const SWITCH_DELAY_MS = 160;
/** How long an open panel waits for a pointer that has left it, in milliseconds. */
export const LEAVE_DELAY_MS = 280;

/** Does the last of the things that it is told to do, unless it is told otherwise before the time is over. */
export interface HoverIntent {
  /** @param delayMs 0 does it at once */
  after(delayMs: number, action: () => void): void;
  cancel(): void;
}

/**
 * Tells a pointer that means a category from one that only crosses it: on its way from a category down to a far link
 * of its panel, a mouse passes over the neighbours, and the panel must not be lost to them.
 */
export function createHoverIntent(): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    after(delayMs, action) {
      cancel();
      if (delayMs === 0) action();
      else timer = setTimeout(action, delayMs);
    },
    cancel,
  };
}
