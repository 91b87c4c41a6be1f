import { chances } from '../../drawing/random.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { lathe, rod, smooth } from '../geometry/shapes.ts';
import type { Vec } from '../geometry/vectors.ts';
import type { Slot } from '../rooms/room.ts';

/** A round table on one foot. `at` is the middle of its foot on the floor. */
export function sideTable(mesh: Mesh<Slot>, at: Vec, height: number, radius: number): void {
  const outline: [number, number][] = [
    [0, 0],
    [0.15, 0],
    [0.155, 0.008],
    [0.15, 0.016],
    ...smooth([
      [0.03, 0.022],
      [0.018, 0.08],
      [0.016, height * 0.6],
      [0.024, height - 0.045],
    ]),
    [radius * 0.5, height - 0.028],
    [radius, height - 0.026],
    [radius + 0.004, height - 0.014],
    [radius, height - 0.002],
    [radius - 0.003, height],
    [0, height],
  ];
  lathe(mesh, 'darkWood', { at, outline: sharp(outline) });
}

/** The outline with each corner doubled close by, so that light does not run round it as round a curve. */
function sharp(outline: readonly [number, number][]): [number, number][] {
  return outline.flatMap(([r, h], i): [number, number][] => {
    const next = outline[i + 1];
    if (!next) return [[r, h]];
    const along = (share: number): [number, number] => [
      r + (next[0] - r) * share,
      h + (next[1] - h) * share,
    ];
    return [[r, h], along(0.04), along(0.96)];
  });
}

/** A vase with branches. `seed` names the chance that grows them. */
export function vase(mesh: Mesh<Slot>, at: Vec, height: number, seed: string): void {
  const h = height;
  lathe(mesh, 'ceramic', {
    at,
    outline: smooth([
      [0, 0],
      [h * 0.2, 0.002],
      [h * 0.3, h * 0.14],
      [h * 0.37, h * 0.42],
      [h * 0.28, h * 0.72],
      [h * 0.13, h * 0.88],
      [h * 0.15, h],
      [h * 0.11, h * 0.985],
      [h * 0.09, h * 0.86],
    ]),
  });
  const chance = chances(seed);
  for (let branch = 0; branch < 6; branch++) {
    const angle = (branch / 6) * Math.PI * 2 + chance();
    const reach = h * (0.55 + 0.9 * chance());
    const tall = h * (1.1 + 0.9 * chance());
    let from: Vec = [at[0], at[1] + h * 0.9, at[2]];
    for (let step = 1; step <= 5; step++) {
      const share = step / 5;
      const to: Vec = [
        at[0] + Math.cos(angle) * reach * share ** 1.4,
        at[1] + h * 0.9 + tall * (share - 0.22 * share * share),
        at[2] + Math.sin(angle) * reach * share ** 1.4 * 0.7,
      ];
      rod(mesh, 'darkWood', from, to, [0.0035, 0.0028]);
      for (let k = 0; k < 3; k++)
        leaf(mesh, to, angle + (chance() - 0.5) * 3.4, 0.05 + 0.035 * chance(), chance() - 0.3);
      from = to;
    }
  }
}

/** One leaf, folded along its rib. */
function leaf(mesh: Mesh<Slot>, at: Vec, angle: number, length: number, rise: number): void {
  const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
  mesh.grid('leaf', 4, 6, (i, j) => {
    const along = j / 6;
    const side = (i - 2) / 2;
    const wide = length * 0.24 * Math.sin(Math.PI * along ** 0.8) * side;
    const lift = length * (rise * along - 0.5 * along * along) + Math.abs(side) * length * 0.07;
    return {
      at: [
        at[0] + dx * length * along - dz * wide,
        at[1] + lift,
        at[2] + dz * length * along + dx * wide,
      ],
      u: side,
      v: along,
    };
  });
}

/** A lamp with a shade, on a table or (with a long stem) on the floor. */
export function lamp(mesh: Mesh<Slot>, at: Vec, stem: number, radius: number): void {
  lathe(mesh, 'brass', {
    at,
    outline: sharp([
      [0, 0],
      [radius * 0.62, 0],
      [radius * 0.62, 0.014],
      [0.011, 0.022],
      [0.009, stem],
      [0, stem],
    ]),
  });
  const height = radius * 1.25;
  mesh.grid('shade', 48, 6, (i, j) => {
    const turn = i === 48 ? 0 : (i / 48) * Math.PI * 2;
    const wide = radius * (0.8 + (0.2 * j) / 6);
    return {
      at: [
        at[0] + wide * Math.sin(turn),
        at[1] + stem + height * (0.75 - j / 6),
        at[2] + wide * Math.cos(turn),
      ],
      u: (i / 48) * radius * 6.283,
      v: (j / 6) * height,
    };
  });
}

/** A dish: how wide, how high its rim, and how wide the foot, in metres. Its design is seen from above. */
export function dish(
  mesh: Mesh<Slot>,
  slot: Slot,
  at: Vec,
  { radius, rim, foot }: { readonly radius: number; readonly rim: number; readonly foot: number },
): void {
  const outline = smooth(
    [
      [foot * 0.98, 0],
      [foot, 0.003],
      [radius * 0.9, rim * 0.8],
      [radius, rim],
      [radius * 0.985, rim + 0.003],
      [radius * 0.88, rim * 0.86],
      [foot * 0.97, 0.008],
      [foot * 0.5, 0.006],
      [0, 0.006],
    ],
    5,
  );
  const sides = 56;
  mesh.grid(slot, sides, outline.length - 1, (i, j) => {
    const [r, h] = outline[j] ?? [0, 0];
    const turn = i === sides ? 0 : (i / sides) * Math.PI * 2;
    const [x, z] = [r * Math.sin(turn), r * Math.cos(turn)];
    return { at: [at[0] + x, at[1] + h, at[2] + z], u: radius + x, v: radius + z };
  });
}

/** A glass or a cup as one thin wall. */
export function tumbler(
  mesh: Mesh<Slot>,
  slot: Slot,
  at: Vec,
  radius: number,
  height: number,
): void {
  lathe(mesh, slot, {
    at,
    outline: smooth([
      [0, 0.002],
      [radius * 0.7, 0],
      [radius * 0.86, height * 0.3],
      [radius, height],
      [radius * 0.95, height * 1.005],
      [radius * 0.8, height * 0.3],
      [0, height * 0.12],
    ]),
  });
}
