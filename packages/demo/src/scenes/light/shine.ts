import { chanceOf } from '../../drawing/random.ts';
import type { RayTree } from '../geometry/ray-tree.ts';
import type { Room, Slot } from '../rooms/room.ts';
import { NOTHING_SEEN, type Samples } from './samples.ts';
import { throughPane, unseenLight } from './surroundings.ts';

/** A ray begins this far above what it leaves, in metres. */
const LIFT = 0.002;
const FAR = 60;
/** The golden section of a turn: rays that each turn by it lie well apart. */
const GOLDEN = 0.618034;
/** Radius of the sun's disc as the tangent of its angle; larger than the real one, as through thin cloud. */
const SUN_RADIUS = 0.022;
/** What a thing sends back of the light on it, for the light that goes from thing to thing. */
const ALBEDO = 0.5;
/** Share of the light that cloth lets through to its other side. */
const THROUGH: Partial<Record<Slot, number>> = { curtain: 0.34, shade: 0.6, leaf: 0.4 };

export interface ShineOptions {
  /** Rays to the sky, to the sun and to the things around, for each point. */
  readonly skyRays: number;
  readonly sunRays: number;
  readonly roundRays: number;
}

/** Light on a set of points: three numbers each, from the sky, from the sun and from the things around. */
export function shine(
  room: Room,
  tree: RayTree,
  samples: Samples,
  points: Int32Array,
  options: ShineOptions,
): Float32Array {
  const light = new Float32Array(points.length * 3);
  const lamp = new Lamp(room, tree, options);
  for (let i = 0; i < points.length; i++) {
    const at = points[i] as number;
    if (samples.slot[at] !== NOTHING_SEEN) lamp.light(samples, at, i, light);
  }
  return light;
}

class Lamp {
  readonly #room: Room;
  readonly #tree: RayTree;
  readonly #options: ShineOptions;
  readonly #sun: readonly [number, number, number];
  readonly #through: readonly number[];
  #step = 0;
  #seed = 0;

  constructor(room: Room, tree: RayTree, options: ShineOptions) {
    this.#room = room;
    this.#tree = tree;
    this.#options = options;
    const length = Math.hypot(...room.sun);
    this.#sun = [room.sun[0] / length, room.sun[1] / length, room.sun[2] / length];
    this.#through = room.mesh.slots.map((slot) => THROUGH[slot] ?? 0);
  }

  light(samples: Samples, at: number, to: number, light: Float32Array): void {
    this.#seed = at;
    this.#step = 0;
    const { position: p, normal: n } = samples;
    const [x, y, z] = [p[at * 3] as number, p[at * 3 + 1] as number, p[at * 3 + 2] as number];
    const [nx, ny, nz] = [n[at * 3] as number, n[at * 3 + 1] as number, n[at * 3 + 2] as number];
    const { skyRays, sunRays, roundRays } = this.#options;
    const through = this.#through[samples.slot[at] as number] ?? 0;
    let [sky, sun, round] = [0, 0, 0];
    for (let k = 0; k < skyRays; k++) {
      sky += this.#sky(x, y, z, nx, ny, nz, (k + this.#chance()) / skyRays, through);
    }
    const begin = this.#chance();
    for (let k = 0; k < sunRays; k++) {
      sun += this.#sunlight(
        x,
        y,
        z,
        nx,
        ny,
        nz,
        (k + this.#chance()) / sunRays,
        begin + k * GOLDEN,
        through,
      );
    }
    for (let k = 0; k < roundRays; k++) {
      round += this.#around(x, y, z, nx, ny, nz, (k + this.#chance()) / roundRays);
    }
    light[to * 3] = skyRays ? sky / skyRays : 0;
    light[to * 3 + 1] = sunRays ? sun / sunRays : 0;
    light[to * 3 + 2] = roundRays ? round / roundRays : 0;
  }

  #chance(): number {
    return chanceOf(this.#step++, this.#seed);
  }

  /** Light of the sky through the window; outdoors the rays around see the sky themselves. */
  #sky(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    along: number,
    through: number,
  ): number {
    const { window, skyStrength } = this.#room;
    if (!window) return 0;
    const wz = window.from + (window.to - window.from) * along;
    const wy = window.sill + (window.head - window.sill) * this.#chance();
    let [dx, dy, dz] = [window.x - x, wy - y, wz - z];
    const far = Math.hypot(dx, dy, dz);
    [dx, dy, dz] = [dx / far, dy / far, dz / far];
    const slant = nx * dx + ny * dy + nz * dz;
    if (slant <= 0 && through === 0) return 0;
    const side = slant > 0 ? LIFT : -LIFT;
    if (this.#tree.blocked(x + nx * side, y + ny * side, z + nz * side, dx, dy, dz, far - 0.01))
      return 0;
    const area = (window.to - window.from) * (window.head - window.sill);
    const share = slant > 0 ? slant : -slant * through;
    // Sky above is brighter than the garden below the horizon.
    const bright = dy > -0.05 ? 1 : 0.6;
    return (skyStrength * bright * share * -dx * area) / (Math.PI * far * far);
  }

  #sunlight(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    out: number,
    turn: number,
    through: number,
  ): number {
    const { window, sunStrength, openBehind } = this.#room;
    if (sunStrength === 0) return 0;
    const spread = Math.sqrt(out) * SUN_RADIUS;
    const angle = turn * Math.PI * 2;
    const dx = this.#sun[0] + spread * Math.cos(angle) * 0.5;
    const dy = this.#sun[1] + spread * Math.sin(angle);
    const dz = this.#sun[2] + spread * Math.cos(angle);
    const slant = nx * dx + ny * dy + nz * dz;
    if (slant <= 0 && through === 0) return 0;
    const side = slant > 0 ? LIFT : -LIFT;
    if (window && !openBehind && !throughPane(window, x, y, z, dx, dy, dz)) return 0;
    if (this.#tree.blocked(x + nx * side, y + ny * side, z + nz * side, dx, dy, dz, FAR)) return 0;
    return sunStrength * (slant > 0 ? slant : -slant * through);
  }

  /** Light that one ray brings from whatever it meets. */
  #around(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    turn: number,
  ): number {
    const up = this.#chance();
    const out = Math.sqrt(up);
    const angle = turn * Math.PI * 2;
    // A frame round the normal (Frisvad, with the revision of Duff and others).
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const [c, s, h] = [Math.cos(angle) * out, Math.sin(angle) * out, Math.sqrt(1 - up)];
    const dx = c * (1 + sign * nx * nx * a) + s * b + h * nx;
    const dy = c * sign * b + s * (sign + ny * ny * a) + h * ny;
    const dz = c * -sign * nx + s * -ny + h * nz;
    const room = this.#room;
    const tree = this.#tree;
    if (!tree.meets(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, dx, dy, dz, FAR)) {
      return unseenLight(room, dx, dy, dz);
    }
    const { triangle, distance } = tree;
    const { corners, normals } = room.mesh;
    const corner = corners[triangle * 3] as number;
    let [mx, my, mz] = [
      normals[corner * 3] as number,
      normals[corner * 3 + 1] as number,
      normals[corner * 3 + 2] as number,
    ];
    if (mx * dx + my * dy + mz * dz > 0) [mx, my, mz] = [-mx, -my, -mz];
    const [hx, hy, hz] = [x + dx * distance, y + dy * distance, z + dz * distance];
    const direct =
      this.#sky(hx, hy, hz, mx, my, mz, this.#chance(), 0) +
      this.#sunlight(hx, hy, hz, mx, my, mz, 0, 0, 0);
    // Close by, little more than what is sent back and forth; farther away the light of the whole room.
    const open = Math.min(1, 0.15 + distance * 0.75);
    const ambient = room.window ? room.ambient : room.ambient * (0.6 + 0.4 * Math.max(0, my));
    return ALBEDO * direct + ambient * open * 0.62;
  }
}
