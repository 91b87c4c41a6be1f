import { upholstered } from '../furniture/seats.ts';
import { lamp, sideTable, vase } from '../furniture/small-things.ts';
import { drapeOver } from '../geometry/cloth.ts';
import { Mesh } from '../geometry/mesh.ts';
import { cushion } from '../geometry/shapes.ts';
import type { Room, Slot } from './room.ts';
import { layRug, shell } from './shell.ts';

/** A sofa before a papered wall, on a rug; afternoon sun through a window to the left. */
export function livingRoom(): Room {
  const mesh = new Mesh<Slot>();
  shell(mesh, { left: -3.4, right: 3.4, front: 5 });
  layRug(mesh, [0.05, 1.75], 2, 3);
  upholstered(mesh, { at: [0.1, 0, 0.1], width: 2.3, depth: 0.95, places: 2 });
  cushion(mesh, 'cushionOne', {
    at: [-0.62, 0.47, 0.6],
    width: 0.5,
    height: 0.5,
    thick: 0.17,
    tilt: -24,
    turn: 14,
    chop: 0.05,
  });
  cushion(mesh, 'cushionTwo', {
    at: [-0.36, 0.46, 0.68],
    width: 0.45,
    height: 0.45,
    thick: 0.15,
    tilt: -28,
    turn: 4,
    roll: -4,
    chop: 0.03,
  });
  cushion(mesh, 'cushionThree', {
    at: [0.76, 0.46, 0.63],
    width: 0.55,
    height: 0.36,
    thick: 0.14,
    tilt: -26,
    turn: -12,
  });
  drapeOver(mesh, 'throw', {
    line: [
      [0.96, 0.33],
      [0.965, 0.45],
      [1.02, 0.595],
      [1.15, 0.608],
      [1.262, 0.585],
      [1.275, 0.4],
      [1.28, 0.2],
    ],
    from: 0.42,
    to: 0.86,
    waves: [0.012, 3],
    seed: 'living room throw',
    sideways: true,
  });
  sideTable(mesh, [-1.46, 0, 0.55], 0.52, 0.24);
  vase(mesh, [-1.47, 0.52, 0.54], 0.3, 'living room branches');
  lamp(mesh, [1.62, 0, 0.42], 1.42, 0.2);
  return {
    mesh,
    eye: [-0.4, 1.4, 5.5],
    aim: [-0.12, 0.68, 0],
    fieldDegrees: 41,
    sun: [-1, 0.52, 0.62],
    sunStrength: 1.5,
    skyStrength: 9,
    ambient: 0.34,
    exposure: 1.15,
    window: { x: -3.4, sill: 0.6, head: 2.5, from: 0.7, to: 2.9, panes: [4, 4], bar: 0.05 },
  };
}

/** The same room from a step back and with the eyes down, where it is the rug that is shown. */
export function livingRoomFloor(): Room {
  return { ...livingRoom(), eye: [-0.3, 1.6, 6], aim: [-0.02, 0.3, 0], fieldDegrees: 42 };
}
