import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

export interface Zoom {
  /** 1 where the whole picture is seen. */
  readonly scale: number;
  /** What is seen, whatever the size of the stage. */
  readonly seen: () => SeenPart;
  readonly show: (part: SeenPart) => void;
  /** Enlarges about a place of the window, or about the middle. */
  readonly by: (factor: number, clientXPx?: number, clientYPx?: number) => void;
  readonly pan: (dxPx: number, dyPx: number) => void;
  readonly reset: () => void;
}

/** How much larger than it fits a picture is, and how far its middle is moved, in shares of its width and height. */
export interface SeenPart {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The bounds as they are now: windows change, and a picture has its size only once it has arrived. */
function frameOf(stage: HTMLElement, picture: HTMLElement): ZoomFrame {
  const image = picture.querySelector('img, canvas');
  const loadedPx = image instanceof HTMLImageElement ? image.naturalWidth : 0;
  const naturalWidthPx = Number(image?.getAttribute('width')) || loadedPx;
  return {
    stageWidthPx: stage.clientWidth,
    stageHeightPx: stage.clientHeight,
    pictureWidthPx: picture.offsetWidth,
    pictureHeightPx: picture.offsetHeight,
    maxScale: maxScaleOf(naturalWidthPx, picture.offsetWidth),
  };
}

/**
 * How a picture is seen on a stage. It is moved by a transform of its own element, which the layout does not notice.
 *
 * @param first what is seen at first; the whole by default
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  first?: SeenPart,
): Zoom {
  const [view, setView] = useState<ZoomView>(WHOLE);

  useLayoutEffect(() => {
    const { scale, xPx, yPx } = view;
    if (picture.current)
      picture.current.style.transform = `translate(${xPx}px, ${yPx}px) scale(${scale})`;
  }, [picture, view]);

  const change = useCallback(
    (next: (view: ZoomView, frame: ZoomFrame, box: DOMRect) => ZoomView) => {
      if (!stage.current || !picture.current) return;
      const frame = frameOf(stage.current, picture.current);
      const box = stage.current.getBoundingClientRect();
      setView((now) => next(now, frame, box));
    },
    [stage, picture],
  );
  const show = useCallback(
    ({ scale, x, y }: SeenPart) =>
      change((_, frame) => {
        const { pictureWidthPx, pictureHeightPx } = frame;
        return settled({ scale, xPx: x * pictureWidthPx, yPx: y * pictureHeightPx }, frame);
      }),
    [change],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen at first, and not what is seen since
  useLayoutEffect(() => {
    if (first && first.scale > 1) show(first);
  }, []);
  const by = useCallback(
    (factor: number, clientXPx?: number, clientYPx?: number) =>
      change((now, frame, box) => {
        const xPx = clientXPx === undefined ? 0 : clientXPx - box.left - box.width / 2;
        const yPx = clientYPx === undefined ? 0 : clientYPx - box.top - box.height / 2;
        return zoomAt(now, frame, factor, { xPx, yPx });
      }),
    [change],
  );
  const pan = useCallback(
    (dxPx: number, dyPx: number) => change((now, frame) => panBy(now, frame, dxPx, dyPx)),
    [change],
  );
  const reset = useCallback(() => setView(WHOLE), []);

  // A turned phone has another stage.
  useEffect(() => {
    const settle = () => pan(0, 0);
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [pan]);

  const seen = useCallback((): SeenPart => {
    const { offsetWidth = 1, offsetHeight = 1 } = picture.current ?? {};
    return { scale: view.scale, x: view.xPx / offsetWidth, y: view.yPx / offsetHeight };
  }, [picture, view]);

  return { scale: view.scale, seen, show, by, pan, reset };
}

/** How a picture lies on the stage: how much larger than it fits, and how far its middle is from the stage's. */
interface ZoomView {
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
interface StagePoint {
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
