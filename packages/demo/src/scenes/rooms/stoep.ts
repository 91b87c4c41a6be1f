import { slatBench } from '../furniture/seats.ts';
import { vase } from '../furniture/small-things.ts';
import { drapeOver } from '../geometry/cloth.ts';
import { Mesh } from '../geometry/mesh.ts';
import { box, cushion, lathe, smooth } from '../geometry/shapes.ts';
import type { Room, Slot } from './room.ts';
import { layRug } from './shell.ts';

/** A bench on the stoep, under a pergola whose shadow falls on a limewashed wall. */
export function stoep(): Room {
  const mesh = new Mesh<Slot>();
  mesh.panel('stone', [-4, 0, 4.6], [6.4, 0, 0], [0, 0, -4.6]);
  mesh.panel('plaster', [-4, 3.4, 0], [5.45, 0, 0], [0, -3.4, 0]);
  mesh.panel('plaster', [1.45, 3.4, 0], [0, 0, -0.4], [0, -3.4, 0]);
  box(mesh, 'plaster', { at: [2.1, 0, -0.2], size: [1.3, 0.42, 0.3], round: 0.03 });
  for (const z of [0.12, 2.9])
    box(mesh, 'darkWood', { at: [0, 2.62, z], size: [8, 0.14, 0.09], round: 0.008 });
  for (let i = 0; i < 24; i++) {
    box(mesh, 'darkWood', { at: [-4 + i * 0.3, 2.76, 1.5], size: [0.06, 0.09, 3.6], round: 0.008 });
  }
  layRug(mesh, [-0.1, 1.75], 2, 3);
  slatBench(mesh, [-0.1, 0, 0.06], 1.9);
  for (const x of [-0.555, 0.355]) {
    box(mesh, 'main', { at: [x, 0.422, 0.36], size: [0.9, 0.09, 0.56], round: 0.035, puff: 0.014 });
  }
  cushion(mesh, 'cushionOne', {
    at: [-0.72, 0.52, 0.36],
    width: 0.5,
    height: 0.5,
    thick: 0.17,
    tilt: -22,
    turn: 10,
    chop: 0.04,
  });
  cushion(mesh, 'cushionTwo', {
    at: [-0.38, 0.52, 0.44],
    width: 0.45,
    height: 0.45,
    thick: 0.15,
    tilt: -26,
    turn: 2,
    chop: 0.03,
  });
  cushion(mesh, 'cushionThree', {
    at: [0.46, 0.52, 0.38],
    width: 0.5,
    height: 0.32,
    thick: 0.14,
    tilt: -24,
    turn: -10,
  });
  drapeOver(mesh, 'throw', {
    line: [
      [0.12, 0.86],
      [0.2, 0.52],
      [0.32, 0.535],
      [0.62, 0.53],
      [0.668, 0.49],
      [0.675, 0.22],
    ],
    from: 0.0,
    to: 0.3,
    waves: [0.008, 2],
    seed: 'stoep throw',
  });
  pot(mesh);
  return {
    mesh,
    eye: [-0.5, 1.4, 5.3],
    aim: [0.12, 0.72, 0],
    fieldDegrees: 41,
    sun: [-0.62, 1, 0.85],
    sunStrength: 1.2,
    skyStrength: 0.7,
    ambient: 0.32,
    exposure: 1,
  };
}

function pot(mesh: Mesh<Slot>): void {
  const at = [-1.42, 0, 0.5] as const;
  lathe(mesh, 'stone', {
    at,
    outline: smooth([
      [0, 0],
      [0.13, 0],
      [0.2, 0.18],
      [0.21, 0.36],
      [0.185, 0.38],
      [0.17, 0.33],
      [0, 0.32],
    ]),
  });
  vase(mesh, [at[0], -0.12, at[2]], 0.48, 'olive in a pot');
}
