import { lamp, sideTable, vase } from '../furniture/small-things.ts';
import { drapeOver } from '../geometry/cloth.ts';
import { Mesh } from '../geometry/mesh.ts';
import { box, cushion } from '../geometry/shapes.ts';
import type { Room, Slot } from './room.ts';
import { layRug, shell } from './shell.ts';

/** A bed with an upholstered headboard, cushions and a throw over its foot. `rugAt` is the middle of its rug. */
export function bedroom(rugAt: readonly [x: number, z: number] = [0, 1.95]): Room {
  const mesh = new Mesh<Slot>();
  shell(mesh, { left: -3, right: 3, front: 6 });
  layRug(mesh, rugAt, 2, 3);
  for (const x of [-0.575, 0, 0.575]) {
    box(mesh, 'main', {
      at: [x, 0.08, 0.09],
      size: [0.578, 1.22, 0.13],
      round: 0.045,
      puff: 0.022,
    });
  }
  box(mesh, 'main', { at: [0, 0.08, 1.18], size: [1.7, 0.26, 2.06], round: 0.03 });
  box(mesh, 'paperWhite', {
    at: [0, 0.3, 1.17],
    size: [1.64, 0.24, 2.02],
    round: 0.08,
    puff: 0.012,
  });
  cover(mesh);
  const pillow = (x: number): void =>
    cushion(mesh, 'paperWhite', {
      at: [x, 0.53, 0.34],
      width: 0.74,
      height: 0.5,
      thick: 0.2,
      tilt: -32,
    });
  pillow(-0.41);
  pillow(0.41);
  cushion(mesh, 'cushionOne', {
    at: [-0.36, 0.55, 0.56],
    width: 0.55,
    height: 0.55,
    thick: 0.18,
    tilt: -30,
    turn: 3,
    chop: 0.03,
  });
  cushion(mesh, 'cushionOne', {
    at: [0.34, 0.55, 0.56],
    width: 0.55,
    height: 0.55,
    thick: 0.18,
    tilt: -31,
    turn: -4,
    chop: 0.04,
  });
  cushion(mesh, 'cushionTwo', {
    at: [0.02, 0.555, 0.78],
    width: 0.6,
    height: 0.36,
    thick: 0.15,
    tilt: -33,
    turn: 2,
  });
  for (const side of [-1, 1]) {
    sideTable(mesh, [side * 1.22, 0, 0.34], 0.56, 0.25);
  }
  lamp(mesh, [-1.22, 0.56, 0.3], 0.33, 0.18);
  vase(mesh, [1.22, 0.56, 0.32], 0.24, 'bedroom branches');
  return {
    mesh,
    eye: [0.75, 1.62, 5.6],
    aim: [0.16, 0.74, 0.2],
    fieldDegrees: 39,
    sun: [-1, 0.56, 0.5],
    sunStrength: 1.3,
    skyStrength: 9,
    ambient: 0.38,
    exposure: 1.12,
    window: { x: -3, sill: 0.5, head: 2.5, from: 0.8, to: 2.9, panes: [4, 4], bar: 0.05 },
  };
}

/** The same room with the eyes down and the rug before the bed, where it is the rug that is shown. */
export function bedroomFloor(): Room {
  return {
    ...bedroom([0.25, 2.95]),
    eye: [0.9, 2, 6.6],
    aim: [0.22, 0.04, 0.8],
    fieldDegrees: 42,
  };
}

/** The quilt, falling over both sides, and the throw across its foot. */
function cover(mesh: Mesh<Slot>): void {
  const over = (out: number, up: number, low: number): [number, number][] => [
    [-0.86 - out, low],
    [-0.86 - out, 0.42],
    [-0.8 - out, 0.53 + up],
    [-0.6, 0.565 + up],
    [0, 0.575 + up],
    [0.6, 0.565 + up],
    [0.8 + out, 0.53 + up],
    [0.86 + out, 0.42],
    [0.86 + out, low],
  ];
  drapeOver(mesh, 'second', {
    line: over(0.01, 0, 0.2),
    from: 0.85,
    to: 2.21,
    waves: [0.012, 2.2],
    seed: 'quilt',
    sideways: true,
  });
  drapeOver(mesh, 'second', {
    line: [
      [2.1, 0.57],
      [2.19, 0.555],
      [2.225, 0.47],
      [2.23, 0.2],
    ],
    from: -0.86,
    to: 0.86,
    waves: [0.008, 3],
    seed: 'foot',
  });
  drapeOver(mesh, 'throw', {
    line: over(0.03, 0.028, 0.14),
    from: 1.42,
    to: 2.0,
    waves: [0.014, 2.4],
    seed: 'bed throw',
    sideways: true,
    skew: 0.05,
  });
}
