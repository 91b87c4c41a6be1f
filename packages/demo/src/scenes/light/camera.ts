import type { Vec } from '../geometry/vectors.ts';
import type { Room } from '../rooms/room.ts';

/**
 * Looks into a room through each place of a picture. The picture is shifted rather than the camera tilted, as an
 * architect's camera does: verticals stay upright.
 */
export class Camera {
  readonly eye: Vec;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Width of a pixel one metre ahead, in metres. */
  readonly pixel: number;
  /** One metre into the room, and one to its right. */
  readonly ahead: Vec;
  readonly right: Vec;
  /** How far above the eye the middle of the picture lies, one metre ahead. */
  readonly rise: number;

  constructor({ eye, aim, fieldDegrees }: Room, widthPx: number, heightPx: number) {
    const [dx, dz] = [aim[0] - eye[0], aim[2] - eye[2]];
    const flat = Math.hypot(dx, dz);
    this.eye = eye;
    this.widthPx = widthPx;
    this.heightPx = heightPx;
    this.pixel = (2 * Math.tan((fieldDegrees * Math.PI) / 360)) / widthPx;
    this.ahead = [dx / flat, 0, dz / flat];
    this.right = [-dz / flat, 0, dx / flat];
    this.rise = (aim[1] - eye[1]) / flat;
  }

  /** The way through a place of the picture, as long as it takes to come one metre ahead. */
  way(px: number, py: number): Vec {
    const across = (px - this.widthPx / 2) * this.pixel;
    const up = this.rise - (py - this.heightPx / 2) * this.pixel;
    return [this.ahead[0] + this.right[0] * across, up, this.ahead[2] + this.right[2] * across];
  }

  /** How far ahead a point lies, in metres; less than nothing for one behind the eye. */
  depth([x, , z]: Vec): number {
    return (x - this.eye[0]) * this.ahead[0] + (z - this.eye[2]) * this.ahead[2];
  }

  /** The place of the picture where a point ahead is seen. */
  place(point: Vec): readonly [px: number, py: number] {
    const depth = this.depth(point);
    const across =
      ((point[0] - this.eye[0]) * this.right[0] + (point[2] - this.eye[2]) * this.right[2]) / depth;
    const up = (point[1] - this.eye[1]) / depth;
    return [
      this.widthPx / 2 + across / this.pixel,
      this.heightPx / 2 + (this.rise - up) / this.pixel,
    ];
  }
}
