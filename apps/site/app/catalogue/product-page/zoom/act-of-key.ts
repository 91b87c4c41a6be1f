import type { Zoom } from './use-zoom.ts';

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
