/** How a picture lies on the stage: how much larger than it fits, and how far its middle is from the stage's. */
export interface ZoomView {
  /** 1 where the whole picture is seen. */
  readonly scale: number;
  readonly xPx: number;
  readonly yPx: number;
}

/** What a view is bound by. */
export interface ZoomFrame {
  readonly stageWidthPx: number;
  readonly stageHeightPx: number;
  /** The picture as it fits the stage. */
  readonly pictureWidthPx: number;
  readonly pictureHeightPx: number;
  readonly maxScale: number;
}

/** A place on the stage, from its middle. */
export interface StagePoint {
  readonly xPx: number;
  readonly yPx: number;
}

/** The whole picture, in the middle. */
export const WHOLE: ZoomView = { scale: 1, xPx: 0, yPx: 0 };

/** Every picture can be enlarged this often, also one of few pixels. */
const LEAST_MAX_SCALE = 3;

/** How many pixels of the screen one of the picture's own may become, before only squares are seen. */
const SCREEN_PIXELS_PER_PIXEL = 2;

/** How often a picture of `naturalWidthPx` that fits in `fittedWidthPx` can be enlarged. */
export function maxScaleOf(naturalWidthPx: number, fittedWidthPx: number): number {
  if (fittedWidthPx <= 0) return LEAST_MAX_SCALE;
  return Math.max(LEAST_MAX_SCALE, (naturalWidthPx * SCREEN_PIXELS_PER_PIXEL) / fittedWidthPx);
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest view that leaves no more of the stage empty than it must. */
function settled(view: ZoomView, frame: ZoomFrame): ZoomView {
  const scale = between(view.scale, 1, frame.maxScale);
  const roomXPx = Math.max(0, (frame.pictureWidthPx * scale - frame.stageWidthPx) / 2);
  const roomYPx = Math.max(0, (frame.pictureHeightPx * scale - frame.stageHeightPx) / 2);
  return {
    scale,
    xPx: between(view.xPx, -roomXPx, roomXPx),
    yPx: between(view.yPx, -roomYPx, roomYPx),
  };
}

/**
 * The view `factor` times as large, with what lies at `point` staying there as long as the picture's edges allow it.
 */
export function zoomAt(
  view: ZoomView,
  frame: ZoomFrame,
  factor: number,
  point: StagePoint = WHOLE,
): ZoomView {
  const scale = between(view.scale * factor, 1, frame.maxScale);
  const grown = scale / view.scale;
  return settled(
    {
      scale,
      xPx: point.xPx - (point.xPx - view.xPx) * grown,
      yPx: point.yPx - (point.yPx - view.yPx) * grown,
    },
    frame,
  );
}

/** The view moved, as far as the picture reaches. */
export function panBy(view: ZoomView, frame: ZoomFrame, dxPx: number, dyPx: number): ZoomView {
  return settled({ ...view, xPx: view.xPx + dxPx, yPx: view.yPx + dyPx }, frame);
}
