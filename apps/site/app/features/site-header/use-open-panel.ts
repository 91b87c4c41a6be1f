import { useEffect, useState } from 'react';
import { createHoverIntent, LEAVE_DELAY_MS, SWITCH_DELAY_MS } from './hover-intent.ts';

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
