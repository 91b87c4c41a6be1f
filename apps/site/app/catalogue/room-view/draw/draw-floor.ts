import { floorDepthAt, type RoomGeometry, scaleAt, wallRect } from '../room-geometry.ts';
import { css, layLight, lit, mix, offScreen, type Rgb, smooth } from './canvas.ts';
import { panes } from './draw-shell.ts';

const OAK: Rgb = [216, 189, 153];
const DARK_OAK: Rgb = [187, 155, 119];
const BOARD_CM = 16;
/** The drawing of the boards is this fine, and no finer than a screen shows. */
const MAX_TEXTURE_PX = 3600;

/** A number from 0 to 1 that is always the same for the same place. */
function chance(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Boards of oak, seen from above; `fromCm` is the room's x at their left edge. */
function boards(widthCm: number, depthCm: number, fromCm: number, pxPerCm: number) {
  const { canvas, pen } = offScreen(widthCm * pxPerCm, depthCm * pxPerCm);
  const first = Math.floor(fromCm / BOARD_CM);
  const last = Math.ceil((fromCm + widthCm) / BOARD_CM);
  for (let board = first; board < last; board++) {
    const x = (board * BOARD_CM - fromCm) * pxPerCm;
    const length = 150 + 110 * chance(board, 3);
    const start = -chance(board, 7) * length;
    for (let end = start, piece = 0; end < depthCm; end += length, piece++) {
      const y = end * pxPerCm;
      const tone = mix(DARK_OAK, OAK, 0.35 + 0.65 * chance(board, piece + 11));
      pen.fillStyle = css(tone);
      pen.fillRect(x, y, BOARD_CM * pxPerCm, length * pxPerCm);
      for (let grain = 0; grain < 11; grain++) {
        const at = chance(board * 13 + grain, piece);
        pen.fillStyle = css(lit(tone, at < 0.6 ? 0.84 : 1.1), 0.16 + 0.2 * chance(grain, board));
        const bow = (chance(grain, piece + board) - 0.5) * 1.4;
        pen.fillRect(
          x + (at * BOARD_CM + bow) * pxPerCm,
          y,
          Math.max(0.6, pxPerCm * (0.12 + 0.3 * chance(piece, grain))),
          length * pxPerCm,
        );
      }
      pen.fillStyle = 'rgb(84 58 34 / 0.5)';
      pen.fillRect(x, y, BOARD_CM * pxPerCm, Math.max(0.7, 0.25 * pxPerCm));
    }
    pen.fillStyle = 'rgb(84 58 34 / 0.5)';
    pen.fillRect(x, 0, Math.max(0.8, 0.22 * pxPerCm), depthCm * pxPerCm);
  }
  return canvas;
}

let kept: { readonly key: string; readonly texture: HTMLCanvasElement } | undefined;

/** The boards as they were drawn last: only another wall or another screen changes them. */
function keptBoards(...sizes: Parameters<typeof boards>): HTMLCanvasElement {
  const key = sizes.join(' ');
  if (kept?.key !== key) kept = { key, texture: boards(...sizes) };
  return kept.texture;
}

/** The floor, row by row: each row of the picture shows the boards at one distance from the wall. */
export function drawFloor(pen: CanvasRenderingContext2D, room: RoomGeometry): void {
  const { stageWidthPx, stageHeightPx, middlePx, pxPerCm, wallWidthCm, nearCm } = room;
  const top = Math.floor(wallRect(room).bottom);
  const widthCm = stageWidthPx / pxPerCm + 4;
  const fromCm = wallWidthCm / 2 - widthCm / 2;
  const fine = Math.min(scaleAt(room, nearCm), MAX_TEXTURE_PX / widthCm);
  const texture = keptBoards(widthCm, nearCm + 4, fromCm, fine);
  pen.save();
  pen.imageSmoothingQuality = 'medium';
  for (let row = top; row < stageHeightPx; row++) {
    const z = Math.max(0, floorDepthAt(room, row + 0.5));
    const next = Math.max(z, floorDepthAt(room, row + 1.5));
    const scale = scaleAt(room, z);
    pen.drawImage(
      texture,
      0,
      z * fine,
      texture.width,
      Math.max(1, (next - z) * fine),
      middlePx + (fromCm - wallWidthCm / 2) * scale,
      row,
      widthCm * scale,
      1,
    );
  }
  pen.restore();
}

/**
 * Light on the floor and on what lies flat on it: dark at the wall's foot, the wall's colour thrown back, and the sun
 * through the panes of a window on the left, or of one in the back wall.
 */
export function lightFloor(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  wall: Rgb,
  window: 'left' | 'back',
): void {
  const { stageWidthPx, stageHeightPx, middlePx, wallWidthCm } = room;
  const top = Math.floor(wallRect(room).bottom);
  const height = stageHeightPx - top;
  const place = { left: 0, top, width: stageWidthPx, height };
  const grey = (wall[0] + wall[1] + wall[2]) / 3 || 1;
  layLight(pen, place, [240, 72], (across, down, out) => {
    const row = top + Math.max(0.5, down * height);
    const z = Math.max(0, floorDepthAt(room, row));
    const x = wallWidthCm / 2 + (across * stageWidthPx - middlePx) / scaleAt(room, z);
    const foot = 1 - 0.34 * Math.exp(-z / 9);
    const sides =
      1 -
      0.3 * Math.exp(-Math.max(0, x) / 18) -
      0.22 * Math.exp(-Math.max(0, wallWidthCm - x) / 22);
    const along =
      window === 'left'
        ? (x - wallWidthCm * 0.1 - z * 0.55) / 150
        : (x - wallWidthCm / 2 - z * 0.35) / 130 + 0.5;
    const away = window === 'left' ? (z - 34) / 170 : (z + 20) / 150;
    const sun = 0.17 * panes(along, away, 0.05);
    const light = (0.86 - 0.1 * smooth(0, wallWidthCm, x) + sun) * foot * sides;
    const thrown = 0.22 * Math.exp(-z / 40);
    for (const part of [0, 1, 2] as const) {
      const warm = part === 0 ? 1.02 : part === 2 ? 0.97 : 1;
      out[part] = Math.min(1, light * warm * (1 + thrown * (wall[part] / grey - 1)));
    }
  });
}
