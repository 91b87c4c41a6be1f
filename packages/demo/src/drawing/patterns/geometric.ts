import { GROUND, ink, n } from './ink.ts';
import type { Pattern } from './pattern.ts';

const disc = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"/>`;

/** Triangles point to point, as painted on walls north of the Olifants. */
export const gables: Pattern = ({ width, height }) => {
  const points = (list: readonly (readonly [number, number])[]): string =>
    list.map(([x, y]) => `${n(x * width)},${n(y * height)}`).join(' ');
  const shape = (paint: string, ...list: (readonly [number, number])[]): string =>
    `<polygon points="${points(list)}" fill="${paint}"/>`;
  return {
    printed:
      shape(ink(1), [0, 0.46], [0.25, 0.04], [0.5, 0.46]) +
      shape(ink(2), [0.5, 0.46], [0.75, 0.04], [1, 0.46]) +
      shape(GROUND, [0.13, 0.43], [0.25, 0.22], [0.37, 0.43]) +
      shape(ink(3), [0.63, 0.43], [0.75, 0.22], [0.87, 0.43]) +
      `<rect y="${n(height * 0.48)}" width="${n(width)}" height="${n(height * 0.04)}" fill="${ink(1)}"/>` +
      shape(ink(3), [0, 0.54], [0.5, 0.54], [0.25, 0.96]) +
      shape(ink(1), [0.5, 0.54], [1, 0.54], [0.75, 0.96]) +
      shape(ink(2), [0.13, 0.57], [0.37, 0.57], [0.25, 0.78]) +
      shape(GROUND, [0.63, 0.57], [0.87, 0.57], [0.75, 0.78]) +
      `<rect y="${n(height * 0.98)}" width="${n(width)}" height="${n(height * 0.04)}" fill="${ink(1)}"/>` +
      [0, 0.5, 1]
        .flatMap((x) =>
          [0.22, 0.78].map((y) => disc(width * x, height * y, width * 0.045, ink(y < 0.5 ? 3 : 2))),
        )
        .join('') +
      [0.25, 0.75]
        .map(
          (x) =>
            disc(width * x, height * 0.36, width * 0.03, ink(x < 0.5 ? 2 : 1)) +
            disc(width * x, height * 0.64, width * 0.03, ink(x < 0.5 ? 3 : 2)),
        )
        .join(''),
    block: true,
  };
};

/** The speckle of a guineafowl: dots in rows, their size a little uncertain. */
export const speckle: Pattern = ({ width, height }, chance) => {
  const dots: string[] = [];
  const columns = 6;
  const rows = 6;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const x = ((c + (r % 2) * 0.5 + 0.25) / columns) * width + (chance() - 0.5) * width * 0.03;
      const y = ((r + 0.5) / rows) * height + (chance() - 0.5) * height * 0.03;
      const paint = chance() < 0.16 ? ink(2) : ink(1);
      dots.push(disc(x, y, Math.min(width, height) * (0.028 + 0.018 * chance()), paint));
    }
  }
  return { printed: dots.join(''), block: true };
};

/** Diamonds tied and dyed before weaving: nested, hooked at their sides, their edges feathered along the warp. */
export const ikat: Pattern = ({ width, height }) => {
  const diamond = (x: number, y: number, reach: number, paint: string): string =>
    `<polygon points="${n(x)},${n(y - height * reach)} ${n(x + width * reach)},${n(y)} ${n(x)},${n(y + height * reach)} ${n(x - width * reach)},${n(y)}" fill="${paint}"/>`;
  const nest = (x: number, y: number): string =>
    diamond(x, y, 0.5, ink(1)) +
    diamond(x, y, 0.43, GROUND) +
    diamond(x, y, 0.38, ink(3)) +
    diamond(x, y, 0.31, ink(2)) +
    diamond(x, y, 0.21, GROUND) +
    diamond(x, y, 0.16, ink(1)) +
    diamond(x, y, 0.08, ink(2));
  const hook = (x: number, y: number): string =>
    diamond(x, y, 0.2, ink(2)) + diamond(x, y, 0.13, GROUND) + diamond(x, y, 0.085, ink(1));
  const corners = [0, width].flatMap((x) => [0, height].map((y) => hook(x, y))).join('');
  const darts = [0.25, 0.75]
    .flatMap((x) =>
      [0.25, 0.75].map(
        (y) =>
          `<rect x="${n(width * x - width * 0.012)}" y="${n(height * y - height * 0.1)}" width="${n(width * 0.024)}" height="${n(height * 0.2)}" fill="${ink(3)}"/>`,
      ),
    )
    .join('');
  return { printed: nest(width / 2, height / 2) + corners + darts, slipPx: height * 0.045 };
};

/** Chevrons that zigzag across the width. Each repeat stops at its edges, so no line covers its neighbour's. */
export const chevron: Pattern = ({ width, height }) => {
  const line = (y: number, breadth: number, paint: string): string =>
    `<path d="M${n(-width * 0.02)} ${n(height * (y - 0.028))}L0 ${n(height * y)}L${n(width / 2)} ${n(height * (y - 0.7))}L${n(width)} ${n(height * y)}L${n(width * 1.02)} ${n(height * (y - 0.028))}" stroke="${paint}" stroke-width="${n(height * breadth)}" fill="none"/>`;
  return { printed: line(0.7, 0.2, ink(1)) + line(1.15, 0.1, ink(2)), block: true };
};
