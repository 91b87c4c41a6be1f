import { offScreen } from './canvas.ts';
import { addColour, type Cloth } from './cloth.ts';

export type Point = readonly [xPx: number, yPx: number];

/** One face of a piece of upholstery, as it stands in the picture. */
export interface Face {
  /** Its corners in the picture: upper left, upper right, lower left, lower right. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** What it measures in the room; less is seen of a face that lies aslant. */
  readonly widthCm: number;
  readonly heightCm: number;
  /** Which way it faces. */
  readonly faces: 'front' | 'up' | 'left' | 'right';
  /** How far it swells, 0 to 1, and how round its corners and edges are. */
  readonly swell: number;
  readonly roundCm: number;
  /** Whether a welt runs along its edges. */
  readonly welt: boolean;
  /** How dark it is where it meets its neighbours, 0 to 1. */
  readonly shade: {
    readonly left?: number;
    readonly right?: number;
    readonly top?: number;
    readonly bottom?: number;
  };
}

/** Towards the light: from the left, above and the front. */
const LIGHT = [-0.42, 0.6, 0.68] as const;
const FACING = {
  front: [0, 0, 1],
  up: [0, 0.86, 0.5],
  left: [-0.72, 0, 0.7],
  right: [0.8, 0, 0.6],
} as const;
/** How far into a face its neighbour's shade reaches. */
const SHADE_CM = 7;

/** Covers a face with cloth, the middle of a repeat in the middle of the face, as an upholsterer cuts it. */
export function drawFace(pen: CanvasRenderingContext2D, cloth: Cloth, face: Face): void {
  const { corners, widthCm, heightCm } = face;
  const left = Math.floor(Math.min(...corners.map(([x]) => x)));
  const top = Math.floor(Math.min(...corners.map(([, y]) => y)));
  const right = Math.ceil(Math.max(...corners.map(([x]) => x)));
  const bottom = Math.ceil(Math.max(...corners.map(([, y]) => y)));
  const { canvas, pen: own } = offScreen(right - left, bottom - top);
  const image = own.createImageData(canvas.width, canvas.height);
  const middleU = cloth.widthPx / cloth.pxPerCmAcross / 2;
  const middleV = cloth.heightPx / cloth.pxPerCmDown / 2;
  const colour = new Float64Array(3);
  const spot: Spot = { across: 0, down: 0, widthPx: 0, heightPx: 0 };
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      placeOn(face, left + column + 0.5, top + row + 0.5, spot);
      const covered = within(spot, face);
      if (covered <= 0) continue;
      const [x, y] = [spot.across * widthCm, spot.down * heightCm];
      colour.fill(0);
      addColour(cloth, middleU + x - widthCm / 2, middleV + y - heightCm / 2, 1, colour);
      const light = lightAt(face, x, y);
      const at = (row * canvas.width + column) * 4;
      image.data[at] = (colour[0] ?? 0) * light * 1.008;
      image.data[at + 1] = (colour[1] ?? 0) * light;
      image.data[at + 2] = (colour[2] ?? 0) * light * 0.985;
      image.data[at + 3] = covered * 255;
    }
  }
  own.putImageData(image, 0, 0);
  pen.drawImage(canvas, left, top);
}

/** Where on a face a place of the picture lies, in shares of it, and how large the face is there. */
interface Spot {
  across: number;
  down: number;
  widthPx: number;
  heightPx: number;
}

/** A face that looks up grows narrower to the back, row by row; one that looks aside grows lower, column by column. */
function placeOn({ corners, faces }: Face, x: number, y: number, spot: Spot): void {
  const [[ulX, ulY], [urX, urY], [llX, llY], [lrX, lrY]] = corners;
  if (faces === 'left' || faces === 'right') {
    spot.widthPx = urX - ulX;
    spot.across = (x - ulX) / spot.widthPx;
    const top = ulY + (urY - ulY) * spot.across;
    spot.heightPx = llY + (lrY - llY) * spot.across - top;
    spot.down = (y - top) / spot.heightPx;
    return;
  }
  spot.heightPx = llY - ulY;
  spot.down = (y - ulY) / spot.heightPx;
  const left = ulX + (llX - ulX) * spot.down;
  spot.widthPx = urX + (lrX - urX) * spot.down - left;
  spot.across = (x - left) / spot.widthPx;
}

/** How much of a pixel lies within the face, whose corners are round. */
function within({ across, down, widthPx, heightPx }: Spot, face: Face): number {
  const [wide, high] = [Math.abs(widthPx), Math.abs(heightPx)];
  const round = Math.min(
    (face.roundCm * wide) / face.widthCm,
    (face.roundCm * high) / face.heightCm,
    high / 2,
  );
  const dx = Math.abs(across - 0.5) * wide - (wide / 2 - round);
  const dy = Math.abs(down - 0.5) * high - (high / 2 - round);
  const outside = Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy));
  return Math.min(1, Math.max(0, round - outside + 0.5));
}

function lightAt(face: Face, x: number, y: number): number {
  const { widthCm: w, heightCm: h, swell, roundCm, shade } = face;
  const [fx, fy, fz] = FACING[face.faces];
  const [ax, ay] = [(2 * x) / w - 1, (2 * y) / h - 1];
  const roll = Math.max(1.5, roundCm);
  // What swells turns away towards its edges; the edge itself rolls over.
  const turnX = swell * 0.55 * ax ** 3 + rollOf(w - x, roll) - rollOf(x, roll);
  const turnY = -swell * 0.55 * ay ** 3 + rollOf(y, roll) - rollOf(h - y, roll);
  const [wx, wy] = wrinkles(x, y, w);
  const [nx, ny] = [fx + turnX + swell * wx, fy + turnY + swell * wy];
  const facing = (nx * LIGHT[0] + ny * LIGHT[1] + fz * LIGHT[2]) / Math.hypot(nx, ny, fz);
  const dark = (share: number | undefined, cm: number): number =>
    1 - (share ?? 0) * Math.exp(-cm / SHADE_CM);
  const meets =
    dark(shade.left, x) * dark(shade.right, w - x) * dark(shade.top, y) * dark(shade.bottom, h - y);
  return (0.5 + 0.66 * Math.max(0, facing)) * meets * (face.welt ? weltAt(x, y, w, h, roundCm) : 1);
}

const rollOf = (cm: number, roll: number): number => (cm < roll ? 0.75 * (1 - cm / roll) ** 2 : 0);

/** Soft hollows of a cover that has been sat on: slopes across and down. */
function wrinkles(x: number, y: number, seed: number): [number, number] {
  const a = Math.sin(x / 9.1 + 1.3 * Math.sin(y / 13 + seed)) * Math.cos(y / 17 + seed);
  const b = Math.cos(x / 15.7 + seed) * Math.sin(y / 8.3 + Math.sin(x / 19));
  return [0.07 * a, 0.08 * b];
}

/** A cord sewn into the edge: a light line beside a dark one. */
function weltAt(x: number, y: number, w: number, h: number, roundCm: number): number {
  const dx = Math.abs(x - w / 2) - (w / 2 - roundCm);
  const dy = Math.abs(y - h / 2) - (h / 2 - roundCm);
  const inside =
    roundCm - Math.hypot(Math.max(0, dx), Math.max(0, dy)) - Math.min(0, Math.max(dx, dy));
  if (inside < 1) return 1.07;
  return inside < 1.7 ? 0.8 : 1;
}
