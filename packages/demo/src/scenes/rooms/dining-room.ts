import { dish, tumbler, vase } from '../furniture/small-things.ts';
import { drapeOver } from '../geometry/cloth.ts';
import { Mesh } from '../geometry/mesh.ts';
import { box, rod } from '../geometry/shapes.ts';
import type { Vec } from '../geometry/vectors.ts';
import type { Room, Slot } from './room.ts';
import { layRug, shell } from './shell.ts';

const TOP = 0.75;

/** A long oak table laid for six. */
export function diningRoom(): Room {
  const mesh = new Mesh<Slot>();
  shell(mesh, { left: -3, right: 3, front: 5.4 });
  layRug(mesh, [0, 1.9], 2, 3);
  box(mesh, 'oak', { at: [0, TOP - 0.04, 1.9], size: [2.3, 0.04, 1], round: 0.008 });
  for (const x of [-1.05, 1.05]) {
    for (const z of [1.49, 2.31]) rod(mesh, 'oak', [x, 0, z], [x, TOP - 0.04, z], [0.022, 0.034]);
  }
  drapeOver(mesh, 'throw', {
    line: [
      [-1.17, TOP - 0.24],
      [-1.165, TOP - 0.06],
      [-1.13, TOP + 0.004],
      [-0.9, TOP + 0.004],
      [0.9, TOP + 0.004],
      [1.13, TOP + 0.004],
      [1.165, TOP - 0.06],
      [1.17, TOP - 0.24],
    ],
    from: 1.71,
    to: 2.09,
    waves: [0.001, 1],
    seed: 'runner',
    sideways: true,
  });
  for (const x of [-0.72, 0, 0.72]) {
    place(mesh, x, 2.18, 1);
    place(mesh, x, 1.62, -1);
    chair(mesh, [x, 0, 1.2]);
  }
  vase(mesh, [-0.34, TOP, 1.9], 0.24, 'dining branches');
  dish(mesh, 'bowl', [0.34, TOP, 1.9], { radius: 0.13, rim: 0.085, foot: 0.06 });
  return {
    mesh,
    eye: [-0.55, 1.62, 4.5],
    aim: [-0.06, 0.72, 1.6],
    fieldDegrees: 40,
    sun: [-1, 0.7, 0.32],
    sunStrength: 1.3,
    skyStrength: 9,
    ambient: 0.36,
    exposure: 1.1,
    window: { x: -3, sill: 0.5, head: 2.6, from: 0.6, to: 3, panes: [4, 4], bar: 0.05 },
  };
}

/** A plate, a small plate on it, a napkin and a glass; `front` is 1 on the side of the camera. */
function place(mesh: Mesh<Slot>, x: number, z: number, front: 1 | -1): void {
  dish(mesh, 'tableware', [x, TOP, z], { radius: 0.14, rim: 0.02, foot: 0.085 });
  box(mesh, 'second', {
    at: [x - 0.235, TOP, z],
    size: [0.1, 0.012, 0.2],
    round: 0.005,
    turn: 3 * front,
  });
  tumbler(mesh, 'glass', [x + 0.17, TOP, z - 0.13 * front], 0.036, 0.1);
}

/** A chair on the far side of the table, which faces the camera; `at` is the middle of its seat on the floor. */
function chair(mesh: Mesh<Slot>, [x, y, z]: Vec): void {
  box(mesh, 'main', { at: [x, y + 0.42, z], size: [0.46, 0.07, 0.44], round: 0.03, puff: 0.01 });
  box(mesh, 'main', {
    at: [x, y + 0.55, z - 0.24],
    size: [0.45, 0.36, 0.06],
    round: 0.025,
    puff: 0.012,
    tilt: -6,
  });
  for (const side of [-1, 1]) {
    rod(
      mesh,
      'oak',
      [x + side * 0.2, y, z - 0.2],
      [x + side * 0.2, y + 0.78, z - 0.262],
      [0.016, 0.014],
    );
    rod(
      mesh,
      'oak',
      [x + side * 0.2, y, z + 0.19],
      [x + side * 0.2, y + 0.43, z + 0.19],
      [0.014, 0.018],
    );
  }
}
