import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROOM_SETTINGS } from '../rules/room-settings.ts';
import {
  firstTileAt,
  floorDepthAt,
  project,
  repeatsAcross,
  roomGeometry,
  scaleAt,
  seamsAt,
  WALL_HEIGHT_CM,
  WALL_WIDTH_CM,
  wallRect,
} from './room-geometry.ts';

const room = fc
  .record({
    setting: fc.constantFrom(...ROOM_SETTINGS),
    wallWidthCm: fc.integer(WALL_WIDTH_CM),
    wallHeightCm: fc.integer(WALL_HEIGHT_CM),
    widthPx: fc.integer({ min: 300, max: 4000 }),
    heightPx: fc.integer({ min: 300, max: 3000 }),
  })
  .map(({ setting, wallWidthCm, wallHeightCm, widthPx, heightPx }) =>
    roomGeometry(setting, { wallWidthCm, wallHeightCm }, { widthPx, heightPx }),
  );

describe('the room', () => {
  test('shows the whole wall, and on it every centimetre alike', () => {
    fc.assert(
      fc.property(room, (view) => {
        const wall = wallRect(view);
        expect(wall.left).toBeGreaterThan(0);
        expect(wall.right).toBeLessThan(view.stageWidthPx);
        expect(wall.top).toBeGreaterThan(0);
        expect(wall.bottom).toBeLessThan(view.stageHeightPx);
        expect(wall.width).toBeCloseTo(view.wallWidthCm * view.pxPerCm, 6);
        expect(wall.height).toBeCloseTo(view.wallHeightCm * view.pxPerCm, 6);
      }),
    );
  });

  test('a repeat of R cm covers R/W of a wall W cm wide, wherever it stands on it', () => {
    fc.assert(
      fc.property(
        room,
        fc.double({ min: 1, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (view, repeatCm, place) => {
          const x = place * view.wallWidthCm;
          const [from] = project(view, x, 100, 0);
          const [to] = project(view, x + repeatCm, 100, 0);
          expect((to - from) / wallRect(view).width).toBeCloseTo(repeatCm / view.wallWidthCm, 9);
        },
      ),
    );
  });

  test('what stands nearer is larger, and the floor ends at the lower edge', () => {
    fc.assert(
      fc.property(room, fc.double({ min: 0.01, max: 1, noNaN: true }), (view, share) => {
        const z = share * view.nearCm;
        expect(scaleAt(view, z)).toBeGreaterThan(scaleAt(view, 0));
        const [, row] = project(view, 0, 0, z);
        expect(floorDepthAt(view, row)).toBeCloseTo(z, 5);
        expect(floorDepthAt(view, view.stageHeightPx)).toBeCloseTo(view.nearCm, 5);
      }),
    );
  });
});

const length = fc.double({ min: 1, max: 1200, noNaN: true });

test('repeats cover a wall as often as they go into it', () => {
  expect(repeatsAcross(400, 52)).toBeCloseTo(7.6923, 4);
  expect(repeatsAcross(60, 120)).toBe(0.5);
});

test('the first repeat begins at the edge or less than one repeat before it, a whole number from its anchor', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), length, (anchor, repeat) => {
      const first = firstTileAt(anchor, repeat);
      expect(first).toBeLessThanOrEqual(0);
      expect(first).toBeGreaterThan(-repeat - 1e-9);
      const times = (anchor - first) / repeat;
      expect(times).toBeCloseTo(Math.round(times), 6);
    }),
  );
});

test('drops hang side by side from the left edge, and the last may be narrower', () => {
  expect(seamsAt(400, 52)).toEqual([52, 104, 156, 208, 260, 312, 364]);
  expect(seamsAt(104, 52)).toEqual([52]);
  expect(seamsAt(50, 52)).toEqual([]);
  expect(seamsAt(400, 0)).toEqual([]);
});
