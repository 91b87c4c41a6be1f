import { dot, mirrored, outline, type Point, stroke, turned } from './hand.ts';
import { blend, GROUND, ink, n } from './ink.ts';
import { leaf } from './leaf.ts';

/** Blossoms of the Cape, seen from the side: from the origin, where the stem ends, upward. */

/** A pointed bract with a pale edge cut round it, so that each stands clear of the one behind. */
function bract(length: number, breadth: number, body: string, tip: string): string {
  const half = breadth / 2;
  const points: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    points.push([half * Math.sin(Math.PI * t ** 1.15) ** 0.8, -length * t]);
  }
  const whole = [...points, ...points.map(([x, y]): Point => [-x, y]).reverse()];
  const flames = [-0.5, -0.18, 0.18, 0.5]
    .map((at) =>
      stroke(
        [
          [at * half * 0.4, -length * 0.3],
          [at * half * 1.3, -length * 0.6],
          [at * half * 0.5, -length * 0.9],
        ],
        breadth * 0.09,
        0.4,
        tip,
      ),
    )
    .join('');
  return `<path d="${outline(whole)}" fill="${body}" stroke="${GROUND}" stroke-width="${n(Math.max(0.9, length * 0.025))}"/>${flames}`;
}

const fanned = (count: number, spread: number, draw: (i: number) => string): string => {
  // From both sides to the middle, so that the foremost stands in front.
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  return order
    .map((i) => turned(0, 0, count === 1 ? 0 : (i / (count - 1) - 0.5) * 2 * spread, draw(i)))
    .join('');
};

/** A protea in its goblet of bracts, a tuft of silk in the middle. */
export function protea(r: number): string {
  const silk = Array.from({ length: 27 }, (_, i) => {
    const angle = ((i / 26 - 0.5) * 74 * Math.PI) / 180;
    const reach = r * (0.86 + 0.05 * ((i * 5) % 3));
    const x = Math.sin(angle) * reach;
    const y = -Math.cos(angle) * reach;
    return stroke(
      [
        [x * 0.2, y * 0.2],
        [x * 0.6, y * 0.62],
        [x, y],
      ],
      r * 0.022,
      r * 0.008,
      i % 2 ? ink(2) : GROUND,
    );
  }).join('');
  const dome = `<ellipse cy="${n(-r * 0.46)}" rx="${n(r * 0.5)}" ry="${n(r * 0.46)}" fill="${blend(0.3, 0.6, 0)}"/>`;
  return (
    fanned(13, 78, (i) => bract(r * (i % 2 ? 0.98 : 1.06), r * 0.3, ink(1, 0.6), ink(1))) +
    dome +
    silk +
    fanned(9, 62, (i) => bract(r * (i % 2 ? 0.78 : 0.84), r * 0.29, ink(1), ink(2, 0.9))) +
    fanned(7, 52, () => bract(r * 0.57, r * 0.26, blend(0.75, 0.25, 0), ink(1, 0.55))) +
    fanned(5, 46, () => bract(r * 0.35, r * 0.2, ink(3), ink(3, 0.5))) +
    dot(0, -r * 0.03, r * 0.09, ink(3))
  );
}

/** A pincushion: curved styles in a dome, each with its head of pollen. */
export function pincushion(r: number): string {
  const ring = (count: number, spread: number, reach: number, paint: string, head: string) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i / (count - 1) - 0.5) * 2 * spread * Math.PI) / 180;
      const tip: Point = [Math.sin(angle) * reach, -r * 0.3 - Math.cos(angle) * reach];
      const over: Point = [tip[0] * 0.85, -r * 0.3 - Math.cos(angle * 0.6) * reach * 0.72];
      return (
        stroke([[0, -r * 0.18], over, tip], r * 0.05, r * 0.03, paint) +
        dot(tip[0], tip[1], r * 0.045, head)
      );
    }).join('');
  return (
    ring(21, 112, r * 0.74, ink(1, 0.7), ink(2)) +
    ring(15, 92, r * 0.56, ink(1), ink(2)) +
    ring(9, 70, r * 0.36, blend(0.5, 0.5, 0), GROUND) +
    `<ellipse cy="${n(-r * 0.22)}" rx="${n(r * 0.2)}" ry="${n(r * 0.16)}" fill="${ink(3)}"/>`
  );
}

/** An aloe's torch: tubes that hang, the lowest open first. */
export function aloe(height: number): string {
  const rows = 11;
  const tubes: string[] = [];
  for (let i = 0; i < rows; i++) {
    const at = i / (rows - 1);
    const y = -height * (0.24 + 0.72 * at);
    const reach = height * 0.2 * (1 - at) ** 0.7 + height * 0.02;
    const fall = height * 0.11 * (1 - at * 1.5);
    const paint = at < 0.4 ? ink(2) : at < 0.75 ? blend(0.5, 0.5, 0) : ink(1);
    const tube = (out: number, drop: number): string =>
      stroke(
        [
          [0, y],
          [out * 0.7, y - height * 0.03],
          [out, y + drop],
        ],
        height * 0.018,
        height * 0.034,
        paint,
      );
    tubes.push(
      tube(reach, fall),
      tube(-reach, fall),
      tube(reach * 0.5, fall * 0.8),
      tube(-reach * 0.5, fall * 0.8),
    );
  }
  return (
    stroke(
      [
        [0, 0],
        [height * 0.01, -height * 0.5],
        [0, -height],
      ],
      height * 0.03,
      height * 0.012,
      ink(3),
    ) + tubes.join('')
  );
}

/** A daisy of narrow petals, tilted a little away. */
export function daisy(r: number, petals: string, eye: string): string {
  const ring = Array.from({ length: 14 }, (_, i) =>
    turned(
      0,
      0,
      (360 * i) / 14,
      leaf({
        length: r * (0.92 + 0.08 * (i % 2)),
        breadth: r * 0.3,
        outline: 'spoon',
        light: petals,
        shade: petals,
        vein: GROUND,
      }),
    ),
  ).join('');
  const seeds = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4;
    const away = r * 0.065 * Math.sqrt(i);
    return dot(Math.cos(angle) * away, Math.sin(angle) * away, r * 0.03, GROUND);
  }).join('');
  return ring + dot(0, 0, r * 0.27, eye) + seeds;
}

/** A twig of heath: small bells hang from a bowed stem. */
export function heath(height: number, bells: string): string {
  const side = Array.from({ length: 6 }, (_, i) => {
    const t = 0.3 + i * 0.12;
    return turned(
      0,
      -height * t,
      128 - 34 * t,
      leaf({
        length: height * 0.17 * (1.1 - 0.5 * t),
        breadth: height * 0.075,
        outline: 'spoon',
        light: bells,
        shade: bells,
        vein: GROUND,
      }),
    );
  }).join('');
  const needles = Array.from({ length: 9 }, (_, i) =>
    turned(
      0,
      -height * (0.08 + 0.1 * i),
      38,
      leaf({
        length: height * 0.1,
        breadth: height * 0.022,
        outline: 'lance',
        light: ink(3),
        shade: ink(3),
        vein: ink(3),
      }),
    ),
  ).join('');
  const stem = stroke(
    [
      [0, 0],
      [0, -height * 0.5],
      [0, -height],
    ],
    height * 0.022,
    height * 0.008,
    ink(3),
  );
  return stem + needles + mirrored(needles) + side + mirrored(side);
}
