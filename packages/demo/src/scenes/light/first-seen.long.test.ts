import { expect, test } from 'vitest';
import { chances } from '../../drawing/random.ts';
import { RayTree } from '../geometry/ray-tree.ts';
import type { Room } from '../rooms/room.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { Camera } from './camera.ts';
import { firstSeen } from './first-seen.ts';

/** Pixels that are asked of each room, one by one. */
const ASKED = 400;

test.each(Object.entries(ROOMS))('%s: a pixel sees what its ray meets first', (name, build) => {
  const room: Room = build();
  const camera = new Camera(room, 96, 60);
  const seen = firstSeen(room.mesh, camera);
  const tree = new RayTree(room.mesh);
  const chance = chances(name);
  let met = 0;
  for (let n = 0; n < ASKED; n++) {
    const [x, y] = [Math.floor(chance() * 96), Math.floor(chance() * 60)];
    const at = y * 96 + x;
    const way = camera.way(x + 0.5, y + 0.5);
    const length = Math.hypot(...way);
    const [dx, dy, dz] = way.map((part) => part / length) as [number, number, number];
    const meets = tree.meets(...room.eye, dx, dy, dz, 1e4);
    expect(seen.triangle[at] !== -1).toBe(meets);
    if (!meets) continue;
    met++;
    expect(seen.depth[at]).toBeCloseTo(tree.distance / length, 4);
    // Two triangles that share an edge may both be right on it.
    if (seen.triangle[at] !== tree.triangle) continue;
    expect(seen.second[at]).toBeCloseTo(tree.second, 4);
    expect(seen.third[at]).toBeCloseTo(tree.third, 4);
  }
  expect(met).toBeGreaterThan(ASKED / 4);
});

test('what is behind the eye is not seen, and of what reaches there the part ahead', () => {
  const room = { eye: [0, 0, 0], aim: [0, 0, -1], fieldDegrees: 90 } as unknown as Room;
  const camera = new Camera(room, 9, 9);
  const mesh = {
    positions: [-9, -1, 5, 9, -1, 5, 0, -1, -50, -9, 3, 5, 9, 3, 5, 0, 3, 9],
    corners: [0, 1, 2, 3, 4, 5],
    slotOfTriangle: [0, 0],
  } as unknown as Room['mesh'];
  const { triangle, depth } = firstSeen(mesh, camera);
  const column = Array.from({ length: 9 }, (_, y) => triangle[y * 9 + 4]);
  expect(column).toEqual([-1, -1, -1, -1, -1, 0, 0, 0, 0]);
  expect(depth[8 * 9 + 4]).toBeCloseTo(1.125);
});
