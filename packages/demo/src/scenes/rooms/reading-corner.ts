import { upholstered } from '../furniture/seats.ts';
import { lamp, sideTable, tumbler } from '../furniture/small-things.ts';
import { curtain, drapeOver } from '../geometry/cloth.ts';
import { Mesh } from '../geometry/mesh.ts';
import { box, cushion, rod } from '../geometry/shapes.ts';
import type { Room, Slot } from './room.ts';
import { layRug, shell } from './shell.ts';

/** An armchair turned into the room, with a lamp, a table and books beside it. */
export function readingCorner(): Room {
  const mesh = new Mesh<Slot>();
  shell(mesh, { left: -2.6, right: 1.75, front: 5 });
  layRug(mesh, [0.2, 1.35], 2, 3);
  upholstered(mesh, { at: [0.28, 0, 0.42], width: 0.92, depth: 0.9, places: 1, turn: -16 });
  cushion(mesh, 'cushionOne', {
    at: [0.18, 0.46, 0.93],
    width: 0.45,
    height: 0.45,
    thick: 0.16,
    tilt: -22,
    turn: -10,
    chop: 0.04,
  });
  sideTable(mesh, [1.12, 0, 0.78], 0.55, 0.25);
  lamp(mesh, [1.2, 0.55, 0.7], 0.34, 0.19);
  books(mesh);
  tumbler(mesh, 'ceramic', [1.0, 0.55, 0.94], 0.04, 0.085);
  curtain(mesh, 'curtain', {
    at: [-1.95, 2.68, 0.2],
    width: 0.9,
    drop: 2.66,
    folds: 4.5,
    depth: 0.085,
    seed: 'corner',
  });
  rod(mesh, 'ironwork', [-2.6, 2.7, 0.2], [-0.9, 2.7, 0.2], [0.014, 0.014]);
  drapeOver(mesh, 'throw', {
    line: [
      [-0.33, 0.3],
      [-0.325, 0.45],
      [-0.28, 0.59],
      [-0.19, 0.605],
      [-0.09, 0.585],
      [-0.075, 0.5],
    ],
    from: 0.66,
    to: 1.12,
    waves: [0.01, 3],
    seed: 'corner throw',
    sideways: true,
  });
  return {
    mesh,
    eye: [-0.75, 1.3, 4.7],
    aim: [0.02, 0.82, 0],
    fieldDegrees: 42,
    sun: [-1, 0.6, 0.75],
    sunStrength: 1.4,
    skyStrength: 9,
    ambient: 0.34,
    exposure: 1.12,
    window: { x: -2.6, sill: 0.5, head: 2.5, from: 0.9, to: 2.7, panes: [3, 4], bar: 0.05 },
  };
}

/** The same corner with the eyes down, where it is the rug that is shown. */
export function readingCornerFloor(): Room {
  return { ...readingCorner(), eye: [-0.6, 1.65, 5.1], aim: [0.1, 0.36, 0.2], fieldDegrees: 42 };
}

function books(mesh: Mesh<Slot>): void {
  const stack = [
    ['darkWood', 0.2, 0.03, 8],
    ['paperWhite', 0.19, 0.022, -6],
    ['picture', 0.17, 0.026, 14],
  ] as const;
  let high = 0;
  for (const [slot, width, thick, turn] of stack) {
    box(mesh, slot, {
      at: [0.28, high, 1.75],
      size: [width, thick, width * 1.35],
      round: 0.004,
      turn,
    });
    high += thick;
  }
}
