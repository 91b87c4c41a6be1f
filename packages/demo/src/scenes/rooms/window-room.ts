import { upholstered } from '../furniture/seats.ts';
import { sideTable, vase } from '../furniture/small-things.ts';
import { curtain } from '../geometry/cloth.ts';
import { Mesh } from '../geometry/mesh.ts';
import { box, cushion, rod } from '../geometry/shapes.ts';
import type { Room, Slot } from './room.ts';
import { layRug, shell } from './shell.ts';

const OPENING = { from: -0.85, to: 0.85, sill: 0.42, head: 2.28 } as const;
const RAIL = 2.46;

/** Long curtains at a tall window with hills beyond, and the sun on the boards. */
export function windowRoom(): Room {
  const mesh = new Mesh<Slot>();
  shell(mesh, { left: -3.4, right: 3.4, front: 5, opening: OPENING });
  frame(mesh);
  curtain(mesh, 'curtain', {
    at: [-1.62, RAIL - 0.02, 0.24],
    width: 0.98,
    drop: RAIL - 0.03,
    folds: 5.5,
    depth: 0.08,
    seed: 'left',
  });
  curtain(mesh, 'curtain', {
    at: [0.64, RAIL - 0.02, 0.24],
    width: 0.98,
    drop: RAIL - 0.03,
    folds: 5.5,
    depth: 0.08,
    seed: 'right',
  });
  rod(mesh, 'ironwork', [-1.78, RAIL, 0.24], [1.78, RAIL, 0.24], [0.014, 0.014]);
  for (const x of [-1.78, 1.78])
    rod(mesh, 'ironwork', [x - 0.02, RAIL, 0.24], [x + 0.02, RAIL, 0.24], [0.026, 0.026]);
  layRug(mesh, [0.1, 1.75], 2, 3);
  upholstered(mesh, { at: [1.28, 0, 0.75], width: 0.86, depth: 0.86, places: 1, turn: -38 });
  cushion(mesh, 'cushionOne', {
    at: [1.08, 0.46, 1.22],
    width: 0.45,
    height: 0.45,
    thick: 0.15,
    tilt: -24,
    turn: -34,
    chop: 0.03,
  });
  sideTable(mesh, [-1.02, 0, 0.85], 0.56, 0.22);
  vase(mesh, [-1.02, 0.56, 0.85], 0.27, 'window branches');
  return {
    mesh,
    eye: [-0.1, 1.4, 6],
    aim: [0, 1.02, 0],
    fieldDegrees: 45,
    sun: [-0.42, 0.72, -0.85],
    sunStrength: 1.7,
    skyStrength: 7,
    ambient: 0.42,
    exposure: 1.12,
    window: { x: -3.4, sill: 0.5, head: 2.6, from: 0.9, to: 3.4, panes: [4, 4], bar: 0.05 },
    openBehind: true,
  };
}

/** Reveal, sill, casing and glazing bars. */
function frame(mesh: Mesh<Slot>): void {
  const { from, to, sill, head } = OPENING;
  const wide = to - from;
  const bar = (x: number, y: number, w: number, h: number, d: number, z = -0.08): void =>
    box(mesh, 'skirting', { at: [x, y, z], size: [w, h, d], round: 0.005 });
  for (const x of [from, to]) {
    bar(x, sill, 0.05, head - sill, 0.2);
    bar(x + Math.sign(x) * 0.055, sill - 0.06, 0.11, head - sill + 0.17, 0.03, 0.015);
  }
  bar(0, head - 0.02, wide, 0.05, 0.2);
  bar(0, head, wide + 0.22, 0.11, 0.03, 0.015);
  bar(0, sill - 0.03, wide + 0.3, 0.035, 0.24, -0.05);
  bar(0, sill, wide, 0.05, 0.05, -0.12);
  bar(0, sill, 0.055, head - sill, 0.05, -0.12);
  for (const x of [-1, 1]) bar((x * wide) / 4, sill, 0.024, head - sill, 0.03, -0.12);
  for (let i = 1; i < 4; i++) bar(0, sill + ((head - sill) * i) / 4, wide, 0.024, 0.03, -0.12);
}
