import { GROUND, n } from './ink.ts';
import type { Area } from './pattern.ts';

/** The middle of a rug lies at the origin here: `right` and `down` are half its width and height. */
export interface Field {
  readonly right: number;
  readonly down: number;
}

export const box = ({ right, down }: Field, paint: string): string =>
  `<rect x="${n(-right)}" y="${n(-down)}" width="${n(2 * right)}" height="${n(2 * down)}" fill="${paint}"/>`;

export const within = ({ right, down }: Field, inset: number): Field => ({
  right: right - inset,
  down: down - inset,
});

export const fieldOf = ({ width, height }: Area): Field => ({ right: width / 2, down: height / 2 });

export const centred = ({ width, height }: Area, content: string): string =>
  `<g transform="translate(${n(width / 2)} ${n(height / 2)})">${content}</g>`;

/** A lozenge whose sides climb in `steps` stairs, as a weave must; 0 steps draws it straight. */
export function lozenge(
  x: number,
  y: number,
  rx: number,
  ry: number,
  steps: number,
  paint: string,
): string {
  const corner: [number, number][] = [];
  if (steps === 0) corner.push([0, -ry], [rx, 0], [0, ry], [-rx, 0]);
  for (const [sx, sy] of steps === 0
    ? []
    : ([
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ] as const)) {
    for (let i = 0; i < steps; i++) {
      // Every second quarter runs from the side back to the point.
      const k = sx === -sy ? i : steps - 1 - i;
      const outer = (k + 1) / steps;
      const a: [number, number] = [sx * rx * (k / steps), sy * ry * (1 - k / steps)];
      const b: [number, number] = [sx * rx * outer, sy * ry * (1 - k / steps)];
      corner.push(...(sx === -sy ? [a, b] : [b, a]));
    }
  }
  return `<polygon points="${corner.map(([px, py]) => `${n(x + px)},${n(y + py)}`).join(' ')}" fill="${paint}"/>`;
}

/**
 * A border of this breadth just inside `field`: marks in a row along all four sides, a whole number to each, turned so
 * that they stand outward; the corners hold one each.
 */
export function border(
  field: Field,
  breadth: number,
  paint: string,
  mark: (size: number, index: number) => string,
): string {
  const inner = within(field, breadth / 2);
  const parts = [box(field, paint), box(within(field, breadth), GROUND)];
  const side = (length: number, place: (at: number) => string): void => {
    const count = Math.max(1, Math.round(length / breadth / 1.1));
    for (let i = 0; i < count; i++)
      parts.push(
        `<g transform="${place(((i + 0.5) / count - 0.5) * length)}">${mark(breadth, i)}</g>`,
      );
  };
  const across = 2 * (field.right - breadth);
  const along = 2 * (field.down - breadth);
  side(across, (at) => `translate(${n(at)} ${n(-inner.down)})`);
  side(across, (at) => `translate(${n(-at)} ${n(inner.down)}) rotate(180)`);
  side(along, (at) => `translate(${n(inner.right)} ${n(at)}) rotate(90)`);
  side(along, (at) => `translate(${n(-inner.right)} ${n(-at)}) rotate(-90)`);
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      parts.push(
        `<g transform="translate(${n(sx * inner.right)} ${n(sy * inner.down)})">${mark(breadth, 0)}</g>`,
      );
  return parts.join('');
}
