import type { RoomSetting } from '../rules/room-settings.ts';

/**
 * A room seen straight on: its back wall is parallel to the picture, so everything on it stands at one true scale, and
 * what stands before it grows as it comes nearer. Lengths of the room in centimetres: `x` from the wall's left edge, `y`
 * from the floor, `z` from the wall towards the eye. Lengths of the picture in its own pixels.
 */
export interface RoomGeometry {
  readonly stageWidthPx: number;
  readonly stageHeightPx: number;
  readonly wallWidthCm: number;
  readonly wallHeightCm: number;
  /** Scale on the back wall. */
  readonly pxPerCm: number;
  /** The picture's column of the middle of the wall. */
  readonly middlePx: number;
  /** The picture's row at the height of the eye. */
  readonly horizonPx: number;
  readonly eyeCm: number;
  /** Distance of the eye from the wall. */
  readonly cameraCm: number;
  /** How much of the floor is seen, from the wall to the picture's lower edge. */
  readonly nearCm: number;
}

/** How much of the picture's height is floor, how far that floor reaches into the room, and from how high it is seen. */
interface View {
  readonly floorShare: number;
  readonly nearCm: number;
  readonly eyeCm: number;
}

const VIEWS: Readonly<Record<RoomSetting, View>> = {
  wall: { floorShare: 0.15, nearCm: 130, eyeCm: 130 },
  curtain: { floorShare: 0.15, nearCm: 130, eyeCm: 130 },
  sofa: { floorShare: 0.24, nearCm: 190, eyeCm: 135 },
  floor: { floorShare: 0.4, nearCm: 330, eyeCm: 160 },
};

/** What stays free around the wall: the side walls' and the ceiling's least shares of the picture. */
const SIDE_SHARE = 0.035;
const CEILING_SHARE = 0.045;

/** Fits a wall into a picture so that all of it is seen. */
export function roomGeometry(
  setting: RoomSetting,
  wall: { readonly wallWidthCm: number; readonly wallHeightCm: number },
  stage: { readonly widthPx: number; readonly heightPx: number },
): RoomGeometry {
  const { floorShare, nearCm, eyeCm } = VIEWS[setting];
  const { wallWidthCm, wallHeightCm } = wall;
  const pxPerCm = Math.min(
    (stage.widthPx * (1 - 2 * SIDE_SHARE)) / wallWidthCm,
    (stage.heightPx * (1 - floorShare - CEILING_SHARE)) / wallHeightCm,
  );
  // What the wall leaves free goes to the floor, and a little of it to the ceiling.
  const freePx = stage.heightPx - pxPerCm * wallHeightCm;
  const spare = freePx - stage.heightPx * (floorShare + CEILING_SHARE);
  const floorPx = stage.heightPx * floorShare + spare * 0.55;
  const nearest = 1 + floorPx / (eyeCm * pxPerCm);
  return {
    stageWidthPx: stage.widthPx,
    stageHeightPx: stage.heightPx,
    wallWidthCm,
    wallHeightCm,
    pxPerCm,
    middlePx: stage.widthPx / 2,
    horizonPx: stage.heightPx - floorPx - eyeCm * pxPerCm,
    eyeCm,
    cameraCm: (nearCm * nearest) / (nearest - 1),
    nearCm,
  };
}

/** Pixels a centimetre takes at a distance from the wall. */
export const scaleAt = ({ pxPerCm, cameraCm }: RoomGeometry, z: number): number =>
  (pxPerCm * cameraCm) / (cameraCm - z);

/** Where a point of the room stands in the picture. */
export function project(
  room: RoomGeometry,
  x: number,
  y: number,
  z: number,
): [xPx: number, yPx: number] {
  const scale = scaleAt(room, z);
  return [
    room.middlePx + (x - room.wallWidthCm / 2) * scale,
    room.horizonPx + (room.eyeCm - y) * scale,
  ];
}

/** How far from the wall the floor lies that is seen in a row of the picture, which must be below the horizon. */
export function floorDepthAt(room: RoomGeometry, rowPx: number): number {
  const scale = (rowPx - room.horizonPx) / room.eyeCm;
  return room.cameraCm * (1 - room.pxPerCm / scale);
}

/** The back wall in the picture. */
export function wallRect(room: RoomGeometry) {
  const [left, top] = project(room, 0, room.wallHeightCm, 0);
  const [right, bottom] = project(room, room.wallWidthCm, 0, 0);
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** Bounds of what can be set in the room; lengths in centimetres, whole numbers. */
export const WALL_WIDTH_CM = { min: 150, max: 1200 } as const;
export const WALL_HEIGHT_CM = { min: 200, max: 400 } as const;
export const DEFAULT_WALL_HEIGHT_CM = 270;

/** How tall the figure stands that gives the scale. */
export const PERSON_HEIGHT_CM = 170;

/** A sofa for two or three. */
const SOFA_WIDTH_CM = 214;
/** Between the sofa's ends and the side walls. */
const FREE_CM = 12;

/** How wide the sofa is that stands before a wall: smaller where the wall is narrow. */
export const sofaWidthCm = (wallWidthCm: number): number =>
  Math.min(SOFA_WIDTH_CM, wallWidthCm - 2 * FREE_CM);

/** Where repeats and drops fall on a surface. Lengths in one unit, whichever it is. */

/** How many repeats cover a length; the last may be cut. */
export const repeatsAcross = (length: number, repeat: number): number => length / repeat;

/**
 * Where the first repeat begins that reaches into a surface starting at 0: at 0 or before, by less than one repeat.
 * `anchor` is a place at which a repeat is to begin.
 */
export function firstTileAt(anchor: number, repeat: number): number {
  const into = anchor % repeat;
  return into > 0 ? into - repeat : into + 0;
}

/** Where the seams between drops (lengths of a roll or cloth, hung side by side) fall on a wall, from its left edge. */
export function seamsAt(wallWidth: number, dropWidth: number): number[] {
  if (dropWidth <= 0) return [];
  const count = Math.ceil(wallWidth / dropWidth - 1e-9) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (i + 1) * dropWidth);
}
