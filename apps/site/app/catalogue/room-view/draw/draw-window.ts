import { project, type RoomGeometry } from '../room-geometry.ts';
import { css, lit, type Rgb } from './canvas.ts';

const FRAME: Rgb = [244, 242, 237];
const FRAME_CM = 7;
const BAR_CM = 2.6;

/** A tall window down to the floor in the middle of the back wall, in centimetres of that wall. */
export interface WindowPlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The window that suits a wall: wider where the wall is, and as high as its curtains can hang. */
export function windowPlace(wallWidthCm: number, wallHeightCm: number): WindowPlace {
  const width = Math.min(250, Math.max(80, wallWidthCm * 0.42));
  return {
    left: wallWidthCm / 2 - width / 2,
    right: wallWidthCm / 2 + width / 2,
    top: wallHeightCm - 34,
  };
}

/** The window: a garden in the morning, out of focus, behind white bars. */
export function drawWindow(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  place: WindowPlace,
): void {
  const [left, top] = project(room, place.left, place.top, 0);
  const [right, bottom] = project(room, place.right, 0, 0);
  const [width, height] = [right - left, bottom - top];
  const scale = room.pxPerCm;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  const view = pen.createLinearGradient(0, top, 0, bottom);
  for (const [at, colour] of [
    [0, '#f3f6f6'],
    [0.45, '#fdfbf3'],
    [0.6, '#eef0df'],
    [0.64, '#c9d1b4'],
    [0.8, '#b3bf98'],
    [1, '#c8c9ac'],
  ] as const)
    view.addColorStop(at, colour);
  pen.fillStyle = view;
  pen.fillRect(left, top, width, height);
  for (let tree = 0; tree < 9; tree++) {
    const x = left + width * (((tree * 0.381966 + 0.12) % 1) * 1.1 - 0.05);
    const y = top + height * (0.57 + 0.09 * Math.sin(tree * 2.4));
    const radius = scale * (26 + 16 * Math.sin(tree * 5.1));
    const crown = pen.createRadialGradient(x, y, radius * 0.1, x, y, radius);
    crown.addColorStop(0, 'rgb(138 155 112 / 0.62)');
    crown.addColorStop(0.6, 'rgb(150 166 124 / 0.4)');
    crown.addColorStop(1, 'rgb(170 182 142 / 0)');
    pen.fillStyle = crown;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  pen.restore();
  drawBars(pen, { left, top, width, height }, scale);
}

function drawBars(
  pen: CanvasRenderingContext2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  scale: number,
): void {
  const bar = (x: number, y: number, w: number, h: number): void => {
    pen.fillStyle = css(lit(FRAME, 0.9));
    pen.fillRect(x, y, w, h);
    const line = Math.max(1, 0.5 * scale);
    pen.fillStyle = css(lit(FRAME, 1.02));
    pen.fillRect(x, y, w > h ? w : line, w > h ? line : h);
  };
  const [frame, thin] = [FRAME_CM * scale, BAR_CM * scale];
  const leaves = Math.max(2, Math.round(width / scale / 62));
  for (let leaf = 0; leaf < leaves; leaf++) {
    const x = left + (leaf * width) / leaves;
    const half = width / leaves / 2;
    if (leaf > 0) bar(x - frame * 0.7, top, frame * 1.4, height);
    bar(x + half - thin / 2, top, thin, height);
  }
  for (let row = 1; row < 5; row++) bar(left, top + (row * height) / 5 - thin / 2, width, thin);
  bar(left, top, frame, height);
  bar(left + width - frame, top, frame, height);
  bar(left, top, width, frame);
  bar(left, top + height - 2.6 * frame, width, 2.6 * frame);
  pen.fillStyle = 'rgb(20 16 10 / 0.16)';
  pen.fillRect(left, top, width, Math.max(1, 0.8 * scale));
  pen.fillRect(left, top, Math.max(1, 0.8 * scale), height);
}
