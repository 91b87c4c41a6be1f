import { FILE_PICKER_REOPEN_MS } from '@selvedge/contract/limits';
import { useEffect, useRef } from 'react';

/**
 * Lets a file picker open again only 300 ms after it was closed: a click before that opens it when they have passed.
 * Source: REG-47.
 */
export function usePickerPause() {
  const closedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    noteClosed: () => {
      closedAtMs.current = performance.now();
    },
    openAfterPause: (open: () => void) => {
      clearTimeout(waiting.current);
      const leftMs = closedAtMs.current + FILE_PICKER_REOPEN_MS - performance.now();
      if (leftMs > 0) waiting.current = setTimeout(open, leftMs);
      else open();
    },
  };
}
