import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxScaleOf, panBy, WHOLE, type ZoomFrame, zoomAt } from './use-zoom.ts';

const FRAME: ZoomFrame = {
  stageWidthPx: 1000,
  stageHeightPx: 800,
  pictureWidthPx: 640,
  pictureHeightPx: 800,
  maxScale: 4,
};

const side = fc.integer({ min: 50, max: 3000 });
const frame = fc.record({
  stageWidthPx: side,
  stageHeightPx: side,
  pictureWidthPx: side,
  pictureHeightPx: side,
  maxScale: fc.double({ min: 1, max: 10, noNaN: true }),
});
const move = fc.double({ min: -5000, max: 5000, noNaN: true });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });

test('what lies under the fingers stays there', () => {
  const point = { xPx: 100, yPx: -200 };
  const near = zoomAt(WHOLE, FRAME, 3, point);
  // The place of the picture that was at the point, and where it is now.
  expect(point.xPx * near.scale + near.xPx).toBeCloseTo(point.xPx);
  expect(point.yPx * near.scale + near.yPx).toBeCloseTo(point.yPx);
});

test('a picture is moved up to its edges', () => {
  const near = zoomAt(WHOLE, FRAME, 2);
  expect(panBy(near, FRAME, 9999, 9999)).toEqual({ scale: 2, xPx: 140, yPx: 400 });
  expect(panBy(WHOLE, FRAME, 50, 50)).toEqual(WHOLE);
});

test('zooming out again shows the whole picture in the middle', () => {
  const moved = panBy(zoomAt(WHOLE, FRAME, 4), FRAME, 300, 300);
  expect(zoomAt(moved, FRAME, 0.01)).toEqual(WHOLE);
});

test('no gesture leads out of the bounds', () => {
  fc.assert(
    fc.property(frame, fc.array(fc.tuple(factor, move, move)), (bounds, gestures) => {
      const view = gestures.reduce(
        (now, [by, xPx, yPx]) => panBy(zoomAt(now, bounds, by, { xPx, yPx }), bounds, yPx, xPx),
        WHOLE,
      );
      const over = (pictureSide: number, stageSide: number) =>
        Math.max(0, (pictureSide * view.scale - stageSide) / 2) + 1e-6;
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(bounds.maxScale);
      expect(Math.abs(view.xPx)).toBeLessThanOrEqual(
        over(bounds.pictureWidthPx, bounds.stageWidthPx),
      );
      expect(Math.abs(view.yPx)).toBeLessThanOrEqual(
        over(bounds.pictureHeightPx, bounds.stageHeightPx),
      );
    }),
  );
});

test('a picture of many pixels can be enlarged until they are seen, one of few three times', () => {
  expect(maxScaleOf(2560, 640)).toBe(8);
  expect(maxScaleOf(640, 640)).toBe(3);
  expect(maxScaleOf(0, 0)).toBe(3);
});
