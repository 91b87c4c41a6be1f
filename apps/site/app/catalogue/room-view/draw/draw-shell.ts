import { project, type RoomGeometry, wallRect } from '../room-geometry.ts';
import { css, layLight, lit, mix, type Rgb, smooth } from './canvas.ts';

const CEILING: Rgb = [247, 245, 240];
const WOODWORK: Rgb = [246, 244, 239];
export const SKIRTING_CM = 13;
/** A depth that lies behind the eye's edge of the picture. */
const FAR_FORWARD = 0.97;

/** Ceiling, side walls and the painted back wall, without their light; the side walls stand on the floor. */
export function drawShell(pen: CanvasRenderingContext2D, room: RoomGeometry, paint: Rgb): void {
  const { stageWidthPx: width } = room;
  const { left, top, right, bottom } = wallRect(room);
  const near = room.cameraCm * FAR_FORWARD;
  const corner = (x: number, y: number): [number, number] => project(room, x, y, near);
  const { wallWidthCm: w, wallHeightCm: h } = room;

  const ceiling = pen.createLinearGradient(0, 0, 0, top);
  ceiling.addColorStop(0, css(lit(CEILING, 0.97)));
  ceiling.addColorStop(1, css(mix(lit(CEILING, 0.9), paint, 0.08)));
  pen.fillStyle = ceiling;
  pen.fillRect(0, 0, width, top + 1);

  // The window is in the left wall, which therefore lies in its own shade and lights the right one.
  const sides = [
    { x: 0, edge: left, light: [0.78, 0.86] },
    { x: w, edge: right, light: [1, 0.92] },
  ] as const;
  for (const { x, edge, light } of sides) {
    const outer = x === 0 ? 0 : width;
    const shade = pen.createLinearGradient(outer, 0, edge, 0);
    shade.addColorStop(0, css(lit(paint, light[0])));
    shade.addColorStop(1, css(lit(paint, light[1])));
    pen.fillStyle = shade;
    fill(pen, [[edge, top], corner(x, h), corner(x, 0), [edge, bottom]]);
    const inner = pen.createLinearGradient(outer, 0, edge, 0);
    inner.addColorStop(0, css(lit(WOODWORK, light[0] + 0.02)));
    inner.addColorStop(1, css(lit(WOODWORK, light[1])));
    pen.fillStyle = inner;
    fill(pen, [
      project(room, x, SKIRTING_CM, 0),
      corner(x, SKIRTING_CM),
      corner(x, 0),
      [edge, bottom],
    ]);
  }
  pen.fillStyle = css(paint);
  pen.fillRect(left, top, right - left, bottom - top);
}

/** The board at the foot of the back wall. */
export function drawSkirting(pen: CanvasRenderingContext2D, room: RoomGeometry): void {
  const { left, width, bottom } = wallRect(room);
  const scale = room.pxPerCm;
  const top = bottom - SKIRTING_CM * scale;
  const board = pen.createLinearGradient(0, top, 0, bottom);
  board.addColorStop(0, css(lit(WOODWORK, 1)));
  board.addColorStop(0.1, css(lit(WOODWORK, 0.86)));
  board.addColorStop(0.16, css(lit(WOODWORK, 0.98)));
  board.addColorStop(1, css(lit(WOODWORK, 0.9)));
  pen.fillStyle = css([30, 24, 18], 0.18);
  pen.fillRect(left, top - 0.8 * scale, width, 0.8 * scale);
  pen.fillStyle = board;
  pen.fillRect(left, top, width, bottom - top);
}

/** Whether a share of a window's pane lets the sun through: 1 within a pane, 0 on its bars. */
export function panes(across: number, down: number, soft: number): number {
  const bars = (at: number, count: number): number => {
    const place = at * count;
    const from = Math.abs(place - Math.round(place));
    return smooth(0.04, 0.04 + soft * count, from);
  };
  const inside =
    smooth(0, soft, across) *
    smooth(0, soft, 1 - across) *
    smooth(0, soft, down) *
    smooth(0, soft, 1 - down);
  return inside * (0.15 + 0.85 * bars(across, 2) * bars(down, 4));
}

/**
 * The light on the back wall: it comes from a window on the left, falls off to the right, into the corners and under
 * the ceiling; where `sun` is, the window itself lies on the wall, drawn out slantwise.
 */
export function lightWall(pen: CanvasRenderingContext2D, room: RoomGeometry, sun: boolean): void {
  const wall = wallRect(room);
  const { wallWidthCm: w, wallHeightCm: h } = room;
  const rows = Math.max(24, Math.round((160 * h) / w));
  layLight(pen, wall, [160, rows], (across, down, out) => {
    const x = across * w;
    const y = (1 - down) * h;
    const corners = 1 - 0.15 * Math.exp(-x / 14) - 0.12 * Math.exp(-(w - x) / 20);
    const edges = 1 - 0.12 * Math.exp(-(h - y) / 18) - 0.05 * Math.exp(-y / 26);
    const wash = 0.945 - 0.07 * smooth(0.1 * w, w, x) - 0.02 * smooth(h * 0.4, 0, y);
    const fromLeft = 0.04 * Math.exp(-((x - w * 0.3) ** 2) / (w * w * 0.09));
    let light = (wash + fromLeft) * corners * edges;
    if (sun) {
      // The sun stands high: a pane's picture slants down to the right.
      const slant = (x - w * 0.46 - (h - y) * 0.42) / 130;
      const drop = (h * 0.92 - y - slant * 30) / 190;
      light += 0.085 * panes(slant, drop, 0.07);
    }
    out[0] = Math.min(1, light * 1.012);
    out[1] = Math.min(1, light);
    out[2] = Math.min(1, light * 0.982);
  });
}

function fill(
  pen: CanvasRenderingContext2D,
  points: readonly (readonly [x: number, y: number])[],
): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}
