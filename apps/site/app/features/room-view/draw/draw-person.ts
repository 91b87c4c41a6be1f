import { project, type RoomGeometry, scaleAt } from '../room-geometry.ts';
import { PERSON_HEIGHT_CM } from '../room-limits.ts';
import { softSpot } from './canvas.ts';

/** A standing person in a coat, in outline: 170 units tall, feet at 0, the middle at x = 0, y upward. */
const OUTLINE =
  'M-2 168.5C-6.5 168.5-9.6 164.6-9.6 159C-9.6 154.6-8 150.6-5.2 148.4C-5 146-5.2 144.2-6.4 143.2C-9.4 141-16 140.4-19 137.4C-21.8 134.4-22.6 128-23.2 120C-23.8 111-25 101-25.4 93C-25.7 87-25.4 82-24.6 78.4C-24.4 76.4-22.6 75.6-21.6 77C-20.8 78.4-21 81-20.6 84C-20 89-18.9 97-17.8 104C-17 96-18.4 88-18.8 80C-19.2 70-18.8 58-17.6 48.5C-15.6 48-13.4 47.8-12 47.7C-12 38-12.2 28-11.6 18C-11.4 13-11.6 9-12.8 5.6C-13.6 3-13.4 1.2-11 .8C-8 .4-4.4.4-2.8 1C-2 2.6-2.4 6-2.2 10C-1.6 22-1.2 35-.6 47.2L1.2 47.2C1.8 35 2.4 22 3.2 10C3.4 6 3.2 2.6 4 1.4C6 .6 10.4.2 13.4.6C15.6 1 15.8 2.8 14.6 5.2C12.8 8.6 12.4 13 12.4 18C12.6 28 12.4 38 12.4 47.7C14 47.8 16 48 17.8 48.5C19 58 19.6 70 19 80C18.6 88 17.2 96 18 104C19.2 97 20.2 90 21 84.4C21.6 81 21.2 78.4 22.2 77C23.2 75.6 24.8 76.6 25 78.6C25.8 82 26 87 25.6 93C25.2 101 24 111 23.4 120C22.8 128 22 134.4 19.2 137.4C16.2 140.4 9.6 141 6.4 143.2C5.2 144.2 5 146 5.2 148.6C8 151 9.6 154.8 9.6 159.2C9.6 164.8 6.4 169.4 1.6 169.8C.4 169.9-.9 169.2-2 168.5Z';

/** Where a person stands, from the wall. */
const STANDS_AT_CM = 46;

/** The figure for scale, with its shadow. `x` is the place along the wall. */
export function drawPerson(pen: CanvasRenderingContext2D, room: RoomGeometry, x: number): void {
  const [footX, footY] = project(room, x, 0, STANDS_AT_CM);
  const scale = (scaleAt(room, STANDS_AT_CM) * PERSON_HEIGHT_CM) / 170;
  softSpot(pen, [footX + 9 * scale, footY - 0.5 * scale], [38 * scale, 5 * scale], 0.5);
  pen.save();
  pen.translate(footX, footY);
  pen.scale(scale, -scale);
  const body = pen.createLinearGradient(-25, 0, 25, 0);
  body.addColorStop(0, 'rgb(74 69 64 / 0.95)');
  body.addColorStop(0.5, 'rgb(52 48 44 / 0.96)');
  body.addColorStop(1, 'rgb(38 35 32 / 0.97)');
  pen.fillStyle = body;
  pen.fill(new Path2D(OUTLINE));
  pen.restore();
}
