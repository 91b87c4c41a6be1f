import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading whenever another step shows; the page's first is left alone, and so is one whose
 * summary of errors takes the focus.
 */
export function useFocusOnStep(step: number, isSentBack: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isSentBack) heading.current?.focus({ preventScroll: true });
  }, [step, isSentBack]);
  return heading;
}
