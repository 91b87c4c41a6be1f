import { useEffect, useState } from 'react';

interface OpenPanel {
  readonly label: string;
  readonly by: 'hover' | 'focus' | 'click';
}

/** Which category's panel is open, and what pointer and keyboard do to it. */
export interface PanelControl {
  readonly label: string | undefined;
  close(): void;
  /** The pointer is on a category, or on its panel. */
  hover(label: string): void;
  /** The pointer is elsewhere. */
  leave(): void;
  /** The keyboard has reached a category. */
  focus(label: string): void;
  /** A category was pressed. */
  press(label: string): void;
}

/** One panel at a time, opened by hover, by focus or by a press. [HEAD-03] */
export function useOpenPanel(): PanelControl {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const [intent] = useState(createHoverIntent);
  useEffect(() => intent.cancel, [intent]);

  const show = (panel: OpenPanel | null) => {
    intent.cancel();
    setOpen(panel);
  };
  return {
    label: open?.label,
    close: () => show(null),
    hover: (label) => {
      if (open?.label === label) intent.cancel();
      else intent.after(open ? SWITCH_DELAY_MS : 0, () => setOpen({ label, by: 'hover' }));
    },
    leave: () => intent.after(LEAVE_DELAY_MS, () => setOpen(null)),
    focus: (label) => show({ label, by: 'focus' }),
    // A press meets the panel that its hover or focus has just opened: that one stays, and the next press closes it.
    press: (label) =>
      show(open?.label === label && open.by === 'click' ? null : { label, by: 'click' }),
  };
}

/** How long the pointer rests on another category before its panel takes the open one's place, in milliseconds. */
const SWITCH_DELAY_MS = 160;
/** How long an open panel waits for a pointer that has left it, in milliseconds. */
const LEAVE_DELAY_MS = 280;

/** Does the last of the things that it is told to do, unless it is told otherwise before the time is over. */
interface HoverIntent {
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
