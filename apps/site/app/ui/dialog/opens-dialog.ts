import type { KeyboardEvent, SyntheticEvent } from 'react';

/**
 * What makes a link the button of a dialog once the page's scripts are there. Before, on a slow line, and without any, it
 * leads where its address says: to what stands on the page instead.
 */
export function opensDialog(open: () => void) {
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    open();
  };
  return {
    role: 'button',
    'aria-haspopup': 'dialog',
    onClick: show,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') show(event);
    },
  } as const;
}
