import { project, type RoomGeometry, scaleAt } from '../room-geometry.ts';
import { offScreen, smooth, softSpot } from './canvas.ts';
import { addColour, type Cloth } from './cloth.ts';
import type { WindowPlace } from './draw-window.ts';

/** How far before the wall a curtain hangs, and how deep its folds are. */
const HANGS_AT_CM = 9;
const FOLD_CM = 13;
const POLE_CM = 3.4;
/** Between the cloth's lower edge and the floor. */
const CLEAR_CM = 1.2;
const HEM_CM = 11;

/** One curtain, in centimetres of the wall. */
interface Panel {
  readonly left: number;
  readonly right: number;
  /** Which way the window lies. */
  readonly window: 'left' | 'right';
}

/** A pair of curtains, drawn back, on a pole with rings. */
export function drawCurtains(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  cloth: Cloth,
  place: WindowPlace,
): void {
  const width = Math.min(120, Math.max(48, (place.right - place.left) * 0.52));
  const outside = Math.min(width * 0.62, place.left - 6);
  const pole = place.top + 13;
  const panels: readonly Panel[] = [
    { left: place.left - outside, right: place.left - outside + width, window: 'right' },
    { left: place.right + outside - width, right: place.right + outside, window: 'left' },
  ];
  const scale = scaleAt(room, HANGS_AT_CM);
  for (const { left, right } of panels) {
    const [x, y] = project(room, (left + right) / 2, 0, HANGS_AT_CM + 6);
    softSpot(pen, [x + 8 * scale, y + scale], [((right - left) / 2 + 14) * scale, 7 * scale], 0.5);
  }
  shadeWall(pen, room, panels, pole);
  drawPole(pen, room, panels, pole);
  for (const panel of panels) drawPanel(pen, room, cloth, panel, pole - POLE_CM / 2 - 1.6);
  drawRings(pen, room, panels, pole);
}

/** What the curtains take of the light on the wall beside them. */
function shadeWall(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  panels: readonly Panel[],
  pole: number,
): void {
  const scale = room.pxPerCm;
  for (const { left, right } of panels) {
    const [x, y] = project(room, (left + right) / 2 + 8, pole / 2, 0);
    softSpot(pen, [x, y], [((right - left) / 2 + 26) * scale, (pole / 2 + 6) * scale], 0.42);
  }
}

function drawPole(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  panels: readonly Panel[],
  y: number,
): void {
  const from = Math.min(...panels.map(({ left }) => left)) - 7;
  const to = Math.max(...panels.map(({ right }) => right)) + 7;
  const [left, top] = project(room, from, y + POLE_CM / 2, HANGS_AT_CM);
  const [right, bottom] = project(room, to, y - POLE_CM / 2, HANGS_AT_CM);
  pen.fillStyle = 'rgb(24 18 12 / 0.16)';
  pen.fillRect(left, top + (bottom - top) * 1.4, right - left, (bottom - top) * 1.3);
  const metal = pen.createLinearGradient(0, top, 0, bottom);
  metal.addColorStop(0, '#4b453d');
  metal.addColorStop(0.3, '#9c9182');
  metal.addColorStop(0.55, '#554e45');
  metal.addColorStop(1, '#221f1b');
  pen.fillStyle = metal;
  pen.fillRect(left, top, right - left, bottom - top);
  for (const x of [left, right]) {
    pen.beginPath();
    pen.arc(x, (top + bottom) / 2, (bottom - top) * 0.92, 0, Math.PI * 2);
    pen.fill();
  }
}

function drawRings(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  panels: readonly Panel[],
  y: number,
): void {
  const scale = scaleAt(room, HANGS_AT_CM);
  pen.save();
  pen.lineWidth = Math.max(1, 0.7 * scale);
  pen.strokeStyle = '#3a352e';
  for (const { left, right } of panels) {
    for (let x = left + FOLD_CM / 2; x < right; x += FOLD_CM) {
      const [ringX, ringY] = project(room, x, y, HANGS_AT_CM);
      pen.beginPath();
      pen.ellipse(ringX, ringY + 0.5 * scale, 1.1 * scale, 3.1 * scale, 0, 0, Math.PI * 2);
      pen.stroke();
    }
  }
  pen.restore();
}

/** Where in its folds a place of a curtain lies, in turns. They wander a little on their way down. */
function turnsAt(x: number, down: number, side: number): number {
  const even = x / FOLD_CM + 0.5;
  const uneven = 0.13 * Math.sin(x / 17 + side) + 0.06 * Math.sin(x / 7.3 + 2 * side);
  const fall = down * (0.16 * Math.sin(x / 23 + 1.7 * side) + 0.05 * Math.sin(down * 5 + x / 11));
  return even + uneven + fall;
}

function drawPanel(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  cloth: Cloth,
  panel: Panel,
  topCm: number,
): void {
  const [left, top] = project(room, panel.left - 2, topCm + 1, HANGS_AT_CM);
  const [right, bottom] = project(room, panel.right + 2, 0, HANGS_AT_CM + 4);
  const scale = scaleAt(room, HANGS_AT_CM);
  const { canvas, pen: own } = offScreen(right - left, bottom - top);
  const image = own.createImageData(canvas.width, canvas.height);
  const width = panel.right - panel.left;
  const length = topCm - CLEAR_CM;
  const side = panel.window === 'left' ? 4.1 : 1.3;
  const colour = new Float64Array(3);
  for (let row = 0; row < canvas.height; row++) {
    const y = row / scale - 1;
    const down = Math.min(1, Math.max(0, y / length));
    const sway = 0.9 * Math.sin(down * 3 + side) * down;
    for (let column = 0; column < canvas.width; column++) {
      const x = column / scale - 2 - sway;
      const turns = turnsAt(x, down, side);
      const toEye = Math.cos(turns * Math.PI * 2);
      // Nearer folds hang lower in the picture, and stand higher at the top: they are nearer to the eye.
      const covered =
        edge(x, scale) *
        edge(width - x, scale) *
        edge(y + 0.5 * toEye, scale) *
        edge(length + 1.1 * toEye - y, scale);
      if (covered === 0) continue;
      const press = compression(turns);
      const samples = press < 1.35 ? 1 : press < 1.9 ? 2 : 3;
      const u = clothBefore(turns) * FOLD_CM * FULLNESS;
      colour.fill(0);
      for (let sample = 0; sample < samples; sample++) {
        const off = (((sample + 0.5) / samples - 0.5) * press) / scale;
        addColour(cloth, u + off, y, 1 / samples, colour);
      }
      const toWindow = panel.window === 'left' ? x / width : 1 - x / width;
      const light = lightOn(turns, toEye, down, toWindow) * hem(length - y);
      const at = (row * canvas.width + column) * 4;
      image.data[at] = (colour[0] ?? 0) * light * 1.01;
      image.data[at + 1] = (colour[1] ?? 0) * light;
      image.data[at + 2] = (colour[2] ?? 0) * light * 0.98;
      image.data[at + 3] = covered * 255;
    }
  }
  own.putImageData(image, 0, 0);
  pen.drawImage(canvas, Math.round(left), Math.round(top));
}

/** How much of a pixel lies within an edge that is this many centimetres away. */
const edge = (cm: number, scale: number): number => Math.min(1, Math.max(0, cm * scale + 0.5));

/** The light on a fold: from the left and the front, less in the depth, and through the cloth beside the window. */
function lightOn(turns: number, toEye: number, down: number, toWindow: number): number {
  const slope = -STEEPNESS * Math.sin(turns * Math.PI * 2);
  const upright = 1 / Math.hypot(1, slope);
  const facing = Math.max(0, 0.52 * slope * upright + 0.84 * upright);
  const depth = 0.5 + 0.5 * ((toEye + 1) / 2) ** 0.75;
  const through = 0.2 * Math.exp(-toWindow * 4.2) + 0.05;
  const under = 1 - 0.22 * Math.exp(-down * 30) - 0.1 * smooth(0.75, 1, down);
  return ((0.5 + 0.6 * facing) * depth + through) * under;
}

/** The stitches of the hem: a line in shade, and the cloth below it, which lies double. */
function hem(fromBottom: number): number {
  if (fromBottom > HEM_CM) return 1;
  return fromBottom > HEM_CM - 0.5 ? 0.86 : 0.965;
}

/** How a curtain folds: in waves, seen from above a sine whose cloth is longer than its rail. */

/** Centimetres of cloth to one of rail. */
export const FULLNESS = 1.85;

const STEPS = 512;
const TURN = Math.PI * 2;

/** Length of a wave of this steepness to its rail. */
function lengthOf(steepness: number): number {
  let sum = 0;
  for (let i = 0; i < STEPS; i++)
    sum += Math.hypot(1, steepness * Math.sin(((i + 0.5) / STEPS) * TURN));
  return sum / STEPS;
}

/** The steepness that makes a wave as long as its cloth. */
function steepnessFor(fullness: number): number {
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (lengthOf(middle) < fullness) low = middle;
    else high = middle;
  }
  return low;
}

const STEEPNESS = steepnessFor(FULLNESS);

/** Share of a fold's cloth that lies before each step of its turn. */
const ALONG = (() => {
  const table = new Float64Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++) {
    const piece = Math.hypot(1, STEEPNESS * Math.sin(((i + 0.5) / STEPS) * TURN));
    table[i + 1] = (table[i] ?? 0) + piece / (STEPS * FULLNESS);
  }
  return table;
})();

/** How many folds' worth of cloth lie before a phase; one turn is one fold, and a fold's crest is at whole turns. */
export function clothBefore(turns: number): number {
  const whole = Math.floor(turns);
  const at = (turns - whole) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(at));
  const [from, to] = [ALONG[step] ?? 0, ALONG[step + 1] ?? 1];
  return whole + from + (to - from) * (at - step);
}

/** Centimetres of cloth to one of picture at a phase: 1 on a crest, where cloth is seen at its true scale. */
export const compression = (turns: number): number =>
  Math.hypot(1, STEEPNESS * Math.sin(turns * TURN));
