import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Two taps this near to each other, in time and place, are one gesture. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 30;

/** What a double tap enlarges to. */
const DOUBLE_TAP_FACTOR = 2.5;

/** A finger that goes this far across a whole picture means the next one. */
const SWIPE_PX = 60;

/** One notch of a common mouse wheel is 100 pixels: about a fifth more. */
const WHEEL_FACTOR_PER_PX = 1.002;

/** Turns of the wheel on a stage, for one that fills the screen: elsewhere the wheel is the page's. */
export function useZoomWheel(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  // React listens to wheels passively, and then the page behind would scroll.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoom.by(WHEEL_FACTOR_PER_PX ** -event.deltaY, event.clientX, event.clientY);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage, zoom.by]);
}

interface Place {
  readonly xPx: number;
  readonly yPx: number;
}

interface Touching {
  readonly pointers: Map<number, Place>;
  /** Where the first pointer went down, while it is alone. */
  start: (Place & { readonly timeMs: number }) | null;
  lastTap: (Place & { readonly timeMs: number }) | null;
}

const placeOf = (event: PointerEvent): Place => ({ xPx: event.clientX, yPx: event.clientY });
const distancePx = (a: Place, b: Place) => Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);

/**
 * Fingers, pen and mouse on a stage: two fingers enlarge and move, one moves what is enlarged and swipes what is
 * whole, a double tap goes near and back. A mouse needs one click to go near.
 *
 * @param onSwipe is told the direction: 1 for the next picture, -1 for the one before
 * @returns handlers for the stage
 */
export function useZoomGestures(zoom: Zoom, onSwipe: (step: 1 | -1) => void) {
  const touching = useRef<Touching>({ pointers: new Map(), start: null, lastTap: null }).current;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    touching.pointers.set(event.pointerId, placeOf(event));
    const alone = touching.pointers.size === 1;
    touching.start = alone ? { ...placeOf(event), timeMs: event.timeStamp } : null;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = touching.pointers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    touching.pointers.set(event.pointerId, now);
    const other = [...touching.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return zoom.pan(now.xPx - before.xPx, now.yPx - before.yPx);
    // The middle of both fingers moves by half of what one does.
    zoom.pan((now.xPx - before.xPx) / 2, (now.yPx - before.yPx) / 2);
    const middle = { xPx: (now.xPx + other.xPx) / 2, yPx: (now.yPx + other.yPx) / 2 };
    const beforePx = Math.max(1, distancePx(before, other));
    zoom.by(distancePx(now, other) / beforePx, middle.xPx, middle.yPx);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    touching.pointers.delete(event.pointerId);
    const { start, lastTap } = touching;
    touching.start = null;
    if (!start) return;
    const end = { ...placeOf(event), timeMs: event.timeStamp };
    const acrossPx = end.xPx - start.xPx;
    if (distancePx(start, end) < DOUBLE_TAP_PX) {
      const clicked = event.pointerType === 'mouse' && zoom.scale === 1;
      const twice =
        lastTap !== null &&
        end.timeMs - lastTap.timeMs < DOUBLE_TAP_MS &&
        distancePx(lastTap, end) < DOUBLE_TAP_PX;
      touching.lastTap = twice || clicked ? null : end;
      if (!twice && !clicked) return;
      if (zoom.scale > 1) zoom.reset();
      else zoom.by(DOUBLE_TAP_FACTOR, end.xPx, end.yPx);
    } else if (zoom.scale === 1 && event.pointerType !== 'mouse') {
      if (Math.abs(acrossPx) > SWIPE_PX && Math.abs(acrossPx) > Math.abs(end.yPx - start.yPx))
        onSwipe(acrossPx < 0 ? 1 : -1);
    }
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    touching.pointers.delete(event.pointerId);
    touching.start = null;
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** What one press or click enlarges by. */
export const STEP_FACTOR = 1.5;

/** How far one press moves an enlarged picture. */
const STEP_PX = 80;

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a key does to a picture that is looked at closely: plus, minus and zero enlarge; the arrow keys move what is
 * enlarged, and turn to another picture what is whole. Undefined for every other key.
 */
export function actOfKey(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  zoom: Zoom,
  step: (by: 1 | -1) => void,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const near = zoom.scale > 1;
  switch (key) {
    case '+':
    case '=':
      return () => zoom.by(STEP_FACTOR);
    case '-':
      return () => zoom.by(1 / STEP_FACTOR);
    case '0':
      return zoom.reset;
    case 'ArrowLeft':
      return near ? () => zoom.pan(STEP_PX, 0) : () => step(-1);
    case 'ArrowRight':
      return near ? () => zoom.pan(-STEP_PX, 0) : () => step(1);
    case 'ArrowUp':
      return () => zoom.pan(0, STEP_PX);
    case 'ArrowDown':
      return () => zoom.pan(0, -STEP_PX);
    default:
      return undefined;
  }
}
