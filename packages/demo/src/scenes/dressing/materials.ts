import { channels } from '../../drawing/dye.ts';
import { chanceOf, seedOf } from '../../drawing/random.ts';
import type { PlainSlot } from '../rooms/room.ts';
import { type Texture, texture } from './texture.ts';

/** What rooms are built of, where the house's designs are not. */
export const MATERIALS: Readonly<Record<PlainSlot, string>> = {
  plaster: '#e9e3d8',
  floor: '#b9946a',
  skirting: '#ece7dc',
  oak: '#b48a5e',
  darkWood: '#4e3626',
  brass: '#a98850',
  ceramic: '#ddd5c6',
  shade: '#efe6d4',
  leaf: '#67744a',
  paperWhite: '#f1ece2',
  picture: '#d9d0bf',
  glass: '#cfd8d4',
  stone: '#bfb29d',
  ironwork: '#2c2c2b',
};

/** One colour everywhere. */
export function plainTexture(hex: string): Texture {
  return texture({ width: 1, height: 1, rgb: channels(hex) }, 1, 1);
}

const BOARD_M = 0.16;
const BOARDS = 8;
const FLOOR_LENGTH_M = 2.4;

/** Boards along one axis of the surface, each of another tree: grain, joints between them and where they end. */
export function boards(hex: string, seed: string, pxPerM: number, along: 'u' | 'v' = 'v'): Texture {
  const width = Math.max(8, Math.round(BOARDS * BOARD_M * pxPerM));
  const height = Math.max(8, Math.round(FLOOR_LENGTH_M * pxPerM));
  const rgb = new Uint8ClampedArray(width * height * 3);
  const base = channels(hex);
  const chance = seedOf(seed);
  const value = (x: number, y: number, salt: number): number => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const at = (i: number, j: number): number => chanceOf(i * 7919 + j, chance ^ salt);
    const [tx, ty] = [x - x0, y - y0];
    const top = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
    return top * (1 - ty) + (at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx) * ty;
  };
  for (let y = 0; y < height; y++) {
    const v = (y / height) * FLOOR_LENGTH_M;
    for (let x = 0; x < width; x++) {
      const u = (x / width) * BOARDS * BOARD_M;
      const board = Math.floor(u / BOARD_M);
      const inBoard = u - board * BOARD_M;
      const end = chanceOf(board, chance) * FLOOR_LENGTH_M;
      const piece = board * 2 + (v > end ? 1 : 0);
      const bend = 0.012 * (value(v * 2.2, piece, 3) - 0.5);
      const rings = value((inBoard + bend) * 150, v * 1.6 + piece * 31, 11);
      const pores = value((inBoard + bend * 0.6) * 620, v * 22 + piece * 17, 23);
      const tone =
        0.86 + 0.2 * chanceOf(piece, chance ^ 5) + 0.13 * (rings - 0.5) + 0.09 * (pores - 0.5);
      const toJoint = Math.min(inBoard, BOARD_M - inBoard, Math.abs(v - end));
      const joint = toJoint < 0.0016 ? 0.45 : toJoint < 0.004 ? 0.9 : 1;
      const warm = chanceOf(piece, chance ^ 9) * 0.05;
      const at = (along === 'v' ? y * width + x : x * height + y) * 3;
      rgb[at] = base[0] * tone * joint * (1 + warm * 0.4);
      rgb[at + 1] = base[1] * tone * joint;
      rgb[at + 2] = base[2] * tone * joint * (1 - warm);
    }
  }
  return along === 'v'
    ? texture({ width, height, rgb }, BOARDS * BOARD_M, FLOOR_LENGTH_M)
    : texture({ width: height, height: width, rgb }, FLOOR_LENGTH_M, BOARDS * BOARD_M);
}

/** Painted plaster: a hand's unevenness in one colour. */
export function plaster(hex: string, seed: string): Texture {
  const size = 96;
  const rgb = new Uint8ClampedArray(size * size * 3);
  const base = channels(hex);
  const chance = seedOf(seed);
  const soft = (x: number, y: number, cells: number): number => {
    const [u, v] = [(x / size) * cells, (y / size) * cells];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = (a: number, b: number): number =>
      chanceOf((a % cells) * cells + (b % cells), chance ^ cells);
    const [s, t] = [u - i, v - j].map((k) => k * k * (3 - 2 * k)) as [number, number];
    return (
      (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) +
      (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t
    );
  };
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [i % size, Math.floor(i / size)];
    const tone = 0.985 + 0.02 * soft(x, y, 6) + 0.012 * soft(x, y, 16);
    for (let k = 0; k < 3; k++) rgb[i * 3 + k] = (base[k] ?? 0) * tone;
  }
  return texture({ width: size, height: size, rgb }, 2.2, 2.2);
}
