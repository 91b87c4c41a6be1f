import { PERSON_HEIGHT_CM, project, type RoomGeometry, scaleAt } from '../room-geometry.ts';
import { softSpot } from './canvas.ts';

/**
 * A standing figure of 170 units, feet at 0, y upward: outlines that are filled, and limbs that are drawn as lines of a
 * width. One knee is a little bent and one hand in its pocket, as people stand.
 */
const FILLED = [
  // Head and hair
  'M-7.4 158.6C-7.6 164.8-4 169.9.6 170C5.4 170 8.4 165.6 8 159.6C7.8 155.8 6.6 152.6 4.6 150.2C2.8 148.2-1.4 147.6-3.4 149.4C-5.6 151.4-7.2 154.8-7.4 158.6Z',
  'M3.4 167.4C7.4 169.4 11.6 167 11.4 163C11.2 159.6 8.6 158.2 6.4 159.4Z',
  // Neck and trunk
  'M-3.6 151L4.4 151C4.2 147 4.6 144.6 6.4 143.2C10.4 141.2 16.6 140 18.8 136.2C20 133.4 19.6 127.6 18.4 122.6C16.8 116.4 14 111.8 13.4 106.6C13 101.4 16.6 96.4 17.8 90.6C18.6 86.4 18.4 80 18 76L-16.4 76C-17 81-17.2 86.4-16.4 91C-15.2 96.8-12.2 101.4-12.4 106.6C-12.8 111.8-15.8 116.6-17.4 122.6C-18.8 127.8-19.4 133.2-18.2 136.2C-16 140-9.6 141.2-5.4 143.2C-3.8 144.6-3.4 147-3.6 151Z',
  // The leg that bears, and the one that rests
  'M-16.6 80C-17 68-14.6 58-13.6 48C-12.8 38-13.4 24-11.8 9C-11.6 6.4-12.8 4-14.2 2.2C-15 .9-14 .1-12 .1L-5 .1C-4 .1-3.8 1.4-4.2 3C-5 6-4.6 9-4.2 12C-2.8 24-2.4 36-1.8 47C-1.2 58 .2 68 1 78Z',
  'M18 80C18.6 68 17.6 58 17.2 48C16.8 38 18.2 24 17.4 10C17.4 7 19 4.6 21 2.4C22 1 21.2.1 19.2.1L11 .1C9.6.2 9.4 2 9.8 3.6C10.4 6.4 10.2 9 9.8 12C7.8 24 6.6 36 5.2 47C3.8 58 0 68-1 78Z',
] as const;

const LIMBS: readonly { readonly path: string; readonly width: number }[] = [
  { path: 'M-16 134C-19.4 124-21.4 114-21.6 105', width: 8 },
  { path: 'M-21.6 106C-22.6 97-22 89-20.4 81', width: 6.2 },
  { path: 'M-20.4 82L-19.6 75', width: 6.6 },
  { path: 'M16.4 134C20.4 125 23.8 116 25 107.6', width: 8 },
  { path: 'M25 108C23.2 101 20 94.6 16.6 89', width: 6.4 },
];

const OWN_HEIGHT = 170;
/** Half of a person's width, and a little air. */
const HALF_WIDTH_CM = 30;

/** A place on the floor. */
export interface Standing {
  readonly x: number;
  readonly z: number;
}

/** The place nearest to a wanted one where a person is seen whole, between the side walls. */
export function placeWithin(room: RoomGeometry, { x, z }: Standing): Standing {
  const seenCm = room.stageWidthPx / 2 / scaleAt(room, z);
  const reach = Math.min(room.wallWidthCm / 2, seenCm) - HALF_WIDTH_CM;
  const middle = room.wallWidthCm / 2;
  return { x: Math.min(middle + reach, Math.max(middle - reach, x)), z };
}

/** The figure for scale, with its shadow. */
export function drawPerson(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  wanted: Standing,
): void {
  const { x, z } = placeWithin(room, wanted);
  const [footX, footY] = project(room, x, 0, z);
  const scale = (scaleAt(room, z) * PERSON_HEIGHT_CM) / OWN_HEIGHT;
  softSpot(pen, [footX + 10 * scale, footY - 0.4 * scale], [34 * scale, 4.4 * scale], 0.45);
  softSpot(pen, [footX + 2 * scale, footY], [19 * scale, 2 * scale], 0.5);
  pen.save();
  pen.translate(footX, footY);
  pen.scale(scale, -scale);
  const body = pen.createLinearGradient(-24, 0, 26, 0);
  body.addColorStop(0, '#6f6862');
  body.addColorStop(0.45, '#57514b');
  body.addColorStop(1, '#403b37');
  pen.fillStyle = body;
  pen.strokeStyle = body;
  pen.lineCap = 'round';
  for (const { path, width } of LIMBS) {
    pen.lineWidth = width;
    pen.stroke(new Path2D(path));
  }
  for (const outline of FILLED) pen.fill(new Path2D(outline));
  pen.restore();
}
