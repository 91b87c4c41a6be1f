import { chances } from '../../drawing/random.ts';
import type { Mesh } from './mesh.ts';
import { smooth } from './shapes.ts';
import type { Vec } from './vectors.ts';

export interface CurtainShape {
  /** Where its top left corner hangs. */
  readonly at: Vec;
  readonly width: number;
  readonly drop: number;
  /** How many folds fill the width. */
  readonly folds: number;
  /** How far folds stand out, in metres. */
  readonly depth: number;
  /** Names the chance that makes each fold different. */
  readonly seed: string;
  /** Share of its width by which it is drawn aside at the height of a tie; negative draws it to the left. */
  readonly drawn?: number;
}

/** A curtain: pleated at the rail, opening towards the floor. Cloth is as much longer as its folds are deep. */
export function curtain<Slot extends string>(
  mesh: Mesh<Slot>,
  slot: Slot,
  shape: CurtainShape,
): void {
  const { at, width, drop, folds, depth, seed, drawn = 0 } = shape;
  const chance = chances(seed);
  const each = Array.from({ length: Math.ceil(folds) + 2 }, () => ({
    deep: 0.7 + 0.55 * chance(),
    lean: (chance() - 0.5) * 0.7,
  }));
  const perFold = 18;
  const columns = Math.round(folds * perFold);
  const rows = 40;
  const wave = (column: number, row: number): [number, number] => {
    const fall = row / rows;
    const turn = (column / columns) * folds;
    const place = Math.floor(turn);
    const share = turn - place;
    const [one, two] = [
      each[place] ?? { deep: 1, lean: 0 },
      each[place + 1] ?? { deep: 1, lean: 0 },
    ];
    const blend = share * share * (3 - 2 * share);
    const deep = one.deep + (two.deep - one.deep) * blend;
    const lean = one.lean + (two.lean - one.lean) * blend;
    const angle =
      turn * Math.PI * 2 + lean * (0.25 + fall) + 0.25 * Math.sin(fall * 2.4 + place * 1.7) * fall;
    const open = 0.62 + 0.38 * Math.min(1, fall * 1.5);
    const z =
      depth * deep * open * (Math.sin(angle) + 0.22 * Math.sin(2 * angle + lean * 3) * fall);
    const round = (width / folds) * 0.13 * open * Math.sin(2 * angle);
    const sway = drawn * width * Math.sin(Math.min(1, fall * 1.35) * Math.PI * 0.5) ** 3;
    return [(turn / folds) * width * (1 - Math.abs(drawn) * 0.55 * fall) + round + sway * fall, z];
  };
  // The length of the cloth along its folds, measured half way down, is what the design runs over.
  const along = [0];
  for (let i = 1; i <= columns; i++) {
    const [x0, z0] = wave(i - 1, rows / 2);
    const [x1, z1] = wave(i, rows / 2);
    along.push((along[i - 1] ?? 0) + Math.hypot(x1 - x0, z1 - z0));
  }
  mesh.grid(slot, columns, rows, (i, j) => {
    const [x, z] = wave(i, j);
    const v = (j / rows) * drop;
    return { at: [at[0] + x, at[1] - v, at[2] + z], u: along[i] ?? 0, v };
  });
}

export interface DrapeShape {
  /** The line it lies along, as points of depth (z) and height (y); smoothed. */
  readonly line: readonly (readonly [z: number, y: number])[];
  /** From left to right, in metres. */
  readonly from: number;
  readonly to: number;
  /** How far it waves, in metres, and how many waves there are. */
  readonly waves?: readonly [depth: number, count: number];
  /** How far its far end lies to the right of its near one, in metres. */
  readonly skew?: number;
  readonly seed: string;
  /** The line runs to the side (x) rather than in depth, and `from` to `to` in depth. */
  readonly sideways?: boolean;
}

/** Cloth laid over things, such as a throw, a runner or a blanket. */
export function drapeOver<Slot extends string>(
  mesh: Mesh<Slot>,
  slot: Slot,
  shape: DrapeShape,
): void {
  const { from, to, waves = [0, 1], skew = 0, seed, sideways = false } = shape;
  const line = smooth(shape.line, 10);
  const chance = chances(seed);
  const [phase, other, third] = [chance() * 6, chance() * 6, chance() * 6];
  const along = [0];
  for (let j = 1; j < line.length; j++) {
    const [az, ay] = line[j - 1] ?? [0, 0];
    const [bz, by] = line[j] ?? [0, 0];
    along.push((along[j - 1] ?? 0) + Math.hypot(bz - az, by - ay));
  }
  const columns = 60;
  const rows = line.length - 1;
  mesh.grid(slot, columns, rows, (i, j) => {
    const share = i / columns;
    const fall = j / rows;
    const [z, y] = line[j] ?? [0, 0];
    const [z0, y0] = line[Math.max(0, j - 1)] ?? [0, 0];
    const [z1, y1] = line[Math.min(rows, j + 1)] ?? [0, 0];
    const length = Math.hypot(z1 - z0, y1 - y0) || 1;
    const turn = share * waves[1] * Math.PI * 2;
    const swell =
      waves[0] *
      (0.6 * Math.sin(turn + phase + fall * 1.3) +
        0.4 * Math.sin(turn * 1.7 + other - fall * 2) +
        0.5);
    const lift = swell * (0.45 + 0.55 * Math.abs(Math.sin(fall * 4 + third)));
    // Waves stand out from the line, to the left of its course.
    const [nz, ny] = [-(y1 - y0) / length, (z1 - z0) / length];
    const across = from + (to - from) * share + skew * fall;
    const [deep, high] = [z + nz * lift * Math.sign(ny || 1), y + Math.abs(ny) * lift];
    const at: Vec = sideways ? [deep, high, across] : [across, high, deep];
    return { at, u: (to - from) * share, v: along[j] ?? 0 };
  });
}
