import { type TouchEventHandler, useRef } from 'react';

/** How far a finger travels before it means a swipe, in CSS pixels. */
const SWIPE_PX = 40;

/** Handlers that tell a swipe to the left or to the right from a tap, a scroll and a pinch. */
export function useSwipe(actions: { readonly onLeft: () => void; readonly onRight: () => void }): {
  readonly onTouchStart: TouchEventHandler;
  readonly onTouchEnd: TouchEventHandler;
} {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along)) return;
      if (across < 0) actions.onLeft();
      else actions.onRight();
    },
  };
}
