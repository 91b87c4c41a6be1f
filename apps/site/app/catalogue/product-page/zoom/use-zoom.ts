import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { maxScaleOf, panBy, WHOLE, type ZoomFrame, type ZoomView, zoomAt } from './zoom-view.ts';

export interface Zoom {
  /** 1 where the whole picture is seen. */
  readonly scale: number;
  /** Enlarges about a place of the window, or about the middle. */
  readonly by: (factor: number, clientXPx?: number, clientYPx?: number) => void;
  readonly pan: (dxPx: number, dyPx: number) => void;
  readonly reset: () => void;
}

/** The bounds as they are now: windows change, and a picture has its size only once it has arrived. */
function frameOf(stage: HTMLElement, picture: HTMLElement): ZoomFrame {
  const image = picture.querySelector('img');
  const naturalWidthPx = Number(image?.getAttribute('width')) || (image?.naturalWidth ?? 0);
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
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
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

  return { scale: view.scale, by, pan, reset };
}
