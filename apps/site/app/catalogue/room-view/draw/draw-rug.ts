import type { TrueScale } from '@selvedge/scenes/true-scale';
import { floorDepthAt, project, type RoomGeometry, scaleAt } from '../room-geometry.ts';
import { offScreen } from './canvas.ts';

type Whole = Extract<TrueScale, { kind: 'whole' }>;

/** Where a rug lies, in centimetres of the room. */
export interface RugPlace {
  readonly left: number;
  readonly right: number;
  /** Its edge towards the wall, and the one towards the eye. */
  readonly back: number;
  readonly front: number;
  /** Whether its length runs along the wall. */
  readonly turned: boolean;
}

const FREE_CM = 15;
/** Half of a rug's pile: what its front edge shows. */
const PILE_CM = 1.1;
const POINTS_OF_A_ROUND = 96;

/** In the middle of the wall, its length along it where there is room, and as far from it as the floor is seen. */
export function rugPlace(
  rug: { readonly widthCm: number; readonly heightCm: number },
  wallWidthCm: number,
  nearCm: number,
): RugPlace {
  const long = Math.max(rug.widthCm, rug.heightCm);
  const short = Math.min(rug.widthCm, rug.heightCm);
  const fitsAlong = long <= wallWidthCm - 2 * FREE_CM;
  const [along, deep] = fitsAlong ? [long, short] : [short, long];
  const back = Math.max(FREE_CM, Math.min(90, (nearCm - deep) * 0.62));
  return {
    left: (wallWidthCm - along) / 2,
    right: (wallWidthCm + along) / 2,
    back,
    front: back + deep,
    turned: fitsAlong === rug.heightCm > rug.widthCm,
  };
}

/** Lays a rug on the floor, row by row. What of it lies before the picture's lower edge is not seen. */
export function drawRug(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  picture: HTMLImageElement,
  rug: Whole,
  place: RugPlace,
): void {
  const top = seenFromAbove(picture, rug, place, scaleAt(room, Math.min(place.front, room.nearCm)));
  const outline = outlineOf(room, place, rug.round);
  drawEdge(pen, room, outline);
  const [, first] = project(room, 0, 0, place.back);
  const [, last] = project(room, 0, 0, Math.min(place.front, room.nearCm));
  const deep = place.front - place.back;
  pen.save();
  pen.clip(outline);
  pen.imageSmoothingQuality = 'high';
  for (let row = Math.floor(first); row < last; row++) {
    const z = clamp(floorDepthAt(room, row + 0), place.back, place.front);
    const next = clamp(floorDepthAt(room, row + 1), place.back, place.front);
    const [from] = project(room, place.left, 0, (z + next) / 2);
    const [to] = project(room, place.right, 0, (z + next) / 2);
    const y = ((z - place.back) / deep) * top.height;
    const height = Math.max(1, ((next - z) / deep) * top.height);
    pen.drawImage(
      top,
      0,
      Math.min(y, top.height - height),
      top.width,
      height,
      from,
      row,
      to - from,
      1,
    );
  }
  pen.restore();
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The rug alone, turned as it lies, far edge up. */
function seenFromAbove(
  picture: HTMLImageElement,
  { box }: Whole,
  place: RugPlace,
  pxPerCm: number,
): HTMLCanvasElement {
  const [left, top, right, bottom] = box;
  const { naturalWidth: w, naturalHeight: h } = picture;
  const along = (place.right - place.left) * pxPerCm;
  const deep = (place.front - place.back) * pxPerCm;
  const { canvas, pen } = offScreen(along, deep);
  pen.imageSmoothingQuality = 'high';
  if (place.turned) {
    pen.translate(canvas.width, 0);
    pen.rotate(Math.PI / 2);
  }
  const [across, down] = place.turned
    ? [canvas.height, canvas.width]
    : [canvas.width, canvas.height];
  pen.drawImage(
    picture,
    left * w,
    top * h,
    (right - left) * w,
    (bottom - top) * h,
    0,
    0,
    across,
    down,
  );
  return canvas;
}

function outlineOf(room: RoomGeometry, place: RugPlace, round: boolean): Path2D {
  const path = new Path2D();
  const { left, right, back, front } = place;
  // What lies at the eye or behind it has no place in the picture.
  const point = (x: number, z: number): void =>
    path.lineTo(
      ...project(room, x, 0, Math.min(z, room.nearCm + (room.cameraCm - room.nearCm) / 2)),
    );
  if (round) {
    for (let i = 0; i < POINTS_OF_A_ROUND; i++) {
      const angle = (i / POINTS_OF_A_ROUND) * Math.PI * 2;
      point(
        (left + right) / 2 + (Math.cos(angle) * (right - left)) / 2,
        (back + front) / 2 + (Math.sin(angle) * (front - back)) / 2,
      );
    }
  } else {
    point(left, back);
    point(right, back);
    point(right, front);
    point(left, front);
  }
  path.closePath();
  return path;
}

/** Its thickness, and the shadow that lifts it off the boards. */
function drawEdge(pen: CanvasRenderingContext2D, room: RoomGeometry, outline: Path2D): void {
  const scale = scaleAt(room, room.nearCm * 0.7);
  pen.save();
  pen.shadowColor = 'rgb(24 16 8 / 0.55)';
  pen.shadowBlur = 9 * scale;
  pen.shadowOffsetX = 2 * scale;
  pen.shadowOffsetY = 3 * scale;
  pen.translate(0, PILE_CM * scale);
  pen.fillStyle = '#5c5145';
  pen.fill(outline);
  pen.restore();
}
