import { n } from './ink.ts';

/** A hand with a knife and a brush: shapes whose lines swell and taper, in pixels of the full-size picture. */

export type Point = readonly [x: number, y: number];

export const turned = (x: number, y: number, degrees: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${content}</g>`;

export const mirrored = (content: string): string => `<g transform="scale(-1 1)">${content}</g>`;

export const dot = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"/>`;

/** The path of a closed shape through these points. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A point on a quadratic curve. */
function onCurve([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  const s = 1 - t;
  return [
    s * s * a[0] + 2 * s * t * b[0] + t * t * c[0],
    s * s * a[1] + 2 * s * t * b[1] + t * t * c[1],
  ];
}

/** The outline of a brush stroke along a curve, `from` wide where it begins and `to` where it lifts. */
export function taper(curve: readonly [Point, Point, Point], from: number, to: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 8;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y] = onCurve(curve, t);
    const [x2, y2] = onCurve(curve, t + 0.01);
    const length = Math.hypot(x2 - x, y2 - y) || 1;
    const half = (from + (to - from) * t) / 2;
    left.push([x - ((y2 - y) / length) * half, y + ((x2 - x) / length) * half]);
    right.unshift([x + ((y2 - y) / length) * half, y - ((x2 - x) / length) * half]);
  }
  return outline([...left, ...right]);
}

/** A brush stroke. */
export const stroke = (
  curve: readonly [Point, Point, Point],
  from: number,
  to: number,
  paint: string,
): string => `<path d="${taper(curve, from, to)}" fill="${paint}"/>`;
