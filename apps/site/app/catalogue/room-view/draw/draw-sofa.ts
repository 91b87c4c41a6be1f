import { project, type RoomGeometry, sofaWidthCm } from '../room-geometry.ts';
import { softSpot } from './canvas.ts';
import type { Cloth } from './cloth.ts';
import { drawFace, type Face } from './upholstery.ts';

/** The sofa's measures in centimetres; depths from the wall. */
const ARM_CM = 17;
const ARM_TOP_CM = 62;
const SEAT_TOP_CM = 46;
const SEAT_FOOT_CM = 30;
const RAIL_FOOT_CM = 14;
const BACK_TOP_CM = 84;
const BACK_AT_CM = 40;
const FRONT_AT_CM = 94;

type Look = Omit<Face, 'corners' | 'widthCm' | 'heightCm'>;

/** A corner of the room's space. */
type Corner = readonly [x: number, y: number, z: number];

/** A face from its upper left to its lower right corner, each at its own depth. */
function faceOf(room: RoomGeometry, [x0, y0, z0]: Corner, [x1, y1, z1]: Corner, look: Look): Face {
  const up = look.faces === 'up';
  const aside = look.faces === 'left' || look.faces === 'right';
  return {
    ...look,
    // Upright faces keep their depth from top to bottom, lying ones from left to right.
    corners: [
      project(room, x0, y0, z0),
      project(room, x1, y0, up ? z0 : z1),
      project(room, x0, y1, up ? z1 : z0),
      project(room, x1, y1, z1),
    ],
    widthCm: aside ? Math.abs(z1 - z0) : x1 - x0,
    heightCm: up ? Math.abs(z1 - z0) : y0 - y1,
  };
}

/** A sofa in the middle of the wall, a hand's breadth before it. Smaller where the wall is narrow. */
export function drawSofa(pen: CanvasRenderingContext2D, room: RoomGeometry, cloth: Cloth): void {
  const half = sofaWidthCm(room.wallWidthCm) / 2;
  const middle = room.wallWidthCm / 2;
  const inner = half - ARM_CM;
  drawShadows(pen, room, middle, half);
  drawLegs(pen, room, middle, half);
  const front = (
    from: readonly [number, number],
    to: readonly [number, number],
    z: number,
    look: Partial<Face>,
  ): void =>
    drawFace(
      pen,
      cloth,
      faceOf(room, [middle + from[0], to[1], z], [middle + to[0], from[1], z], {
        faces: 'front',
        swell: 0.1,
        roundCm: 2.5,
        welt: false,
        shade: {},
        ...look,
      }),
    );

  front([-inner - 6, RAIL_FOOT_CM], [inner + 6, BACK_TOP_CM - 5], 14, {
    roundCm: 5,
    shade: { bottom: 0.4 },
  });
  for (const side of [-1, 1] as const) {
    const [from, to] = side < 0 ? [-inner, 0] : [0, inner];
    front([from, SEAT_TOP_CM - 3], [to, BACK_TOP_CM], BACK_AT_CM, {
      swell: 1,
      roundCm: 7,
      welt: true,
      shade: {
        bottom: 0.5,
        ...(side < 0 ? { left: 0.42, right: 0.3 } : { right: 0.42, left: 0.3 }),
      },
    });
  }
  // What is seen between the cushions is the cloth below them, in their shade.
  const hollow = { left: 0.7, right: 0.7, top: 0.7, bottom: 0.7 };
  front([-inner, SEAT_FOOT_CM], [inner, SEAT_TOP_CM + 4], BACK_AT_CM, {
    roundCm: 0,
    shade: hollow,
  });
  front([-inner - 3, RAIL_FOOT_CM], [inner + 3, SEAT_TOP_CM - 0.5], FRONT_AT_CM - 3, {
    roundCm: 0,
    shade: hollow,
  });
  for (const side of [-1, 1] as const) drawArmInside(pen, room, cloth, middle + side * inner, side);
  for (const side of [-1, 1] as const) {
    const [from, to] = side < 0 ? [-inner, 0] : [0, inner];
    const edges: Face['shade'] = side < 0 ? { left: 0.35, right: 0.2 } : { right: 0.35, left: 0.2 };
    drawFace(
      pen,
      cloth,
      faceOf(
        room,
        [middle + from, SEAT_TOP_CM, BACK_AT_CM],
        [middle + to, SEAT_TOP_CM, FRONT_AT_CM],
        { faces: 'up', swell: 0.5, roundCm: 3, welt: false, shade: { top: 0.6, ...edges } },
      ),
    );
    front([from, SEAT_FOOT_CM], [to, SEAT_TOP_CM + 0.6], FRONT_AT_CM, {
      swell: 0.8,
      roundCm: 4.5,
      welt: true,
      shade: { bottom: 0.45, ...edges },
    });
  }
  front([-inner - 1, RAIL_FOOT_CM], [inner + 1, SEAT_FOOT_CM + 0.4], FRONT_AT_CM - 3, {
    roundCm: 1,
    shade: { top: 0.6, left: 0.3, right: 0.3 },
  });
  for (const side of [-1, 1] as const) {
    const [from, to] = side < 0 ? [-half, -inner] : [inner, half];
    drawFace(
      pen,
      cloth,
      faceOf(room, [middle + from, ARM_TOP_CM, 16], [middle + to, ARM_TOP_CM, FRONT_AT_CM + 1], {
        faces: 'up',
        swell: 0.3,
        roundCm: 2.5,
        welt: false,
        shade: { top: 0.3 },
      }),
    );
    front([from, RAIL_FOOT_CM], [to, ARM_TOP_CM + 0.4], FRONT_AT_CM + 1, {
      swell: 0.35,
      roundCm: 3.2,
      welt: true,
      shade: { bottom: 0.3 },
    });
  }
}

/** The inner face of an arm, seen aslant: of the left arm its near end is to the left. */
function drawArmInside(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  cloth: Cloth,
  x: number,
  side: -1 | 1,
): void {
  const [first, last] = side < 0 ? [FRONT_AT_CM, BACK_AT_CM - 8] : [BACK_AT_CM - 8, FRONT_AT_CM];
  drawFace(
    pen,
    cloth,
    faceOf(room, [x, ARM_TOP_CM, first], [x, SEAT_TOP_CM - 4, last], {
      faces: side < 0 ? 'right' : 'left',
      swell: 0.1,
      roundCm: 1,
      welt: false,
      shade: { bottom: 0.5, ...(side < 0 ? { right: 0.5 } : { left: 0.5 }) },
    }),
  );
}

function drawShadows(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  middle: number,
  half: number,
): void {
  const scale = room.pxPerCm;
  const [wallX, wallY] = project(room, middle + 14, 46, 0);
  softSpot(pen, [wallX, wallY], [(half + 26) * scale, 54 * scale], 0.3);
  const [x, y] = project(room, middle + 6, 0, 56);
  const [, nearY] = project(room, middle, 0, 108);
  softSpot(pen, [x, y], [(half + 30) * scale, (nearY - y) * 1.35], 0.8);
}

function drawLegs(
  pen: CanvasRenderingContext2D,
  room: RoomGeometry,
  middle: number,
  half: number,
): void {
  for (const z of [24, FRONT_AT_CM - 6]) {
    for (const x of [middle - half + 7, middle + half - 7]) {
      const [left, top] = project(room, x - 2.6, RAIL_FOOT_CM + 1, z);
      const [right, bottom] = project(room, x + 2.6, 0, z);
      const taper = (right - left) * 0.2;
      const wood = pen.createLinearGradient(left, 0, right, 0);
      wood.addColorStop(0, '#6d4c30');
      wood.addColorStop(0.35, '#5a3d26');
      wood.addColorStop(1, '#2d1d11');
      pen.fillStyle = wood;
      pen.beginPath();
      pen.moveTo(left, top);
      pen.lineTo(right, top);
      pen.lineTo(right - taper, bottom);
      pen.lineTo(left + taper, bottom);
      pen.fill();
    }
  }
}
