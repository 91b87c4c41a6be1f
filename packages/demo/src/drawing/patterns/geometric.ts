import { ink, n } from './ink.ts';
import type { Pattern } from './pattern.ts';

const disc = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"/>`;

/** A lattice of laths, a button on every second crossing. */
export const trellis: Pattern = ({ width, height }) => {
  const lath = n(Math.min(width, height) * 0.065);
  return {
    printed:
      `<path d="M${n(-width * 0.1)} ${n(-height * 0.1)}L${n(width * 1.1)} ${n(height * 1.1)}M${n(width * 1.1)} ${n(-height * 0.1)}L${n(-width * 0.1)} ${n(height * 1.1)}" stroke="${ink(1)}" stroke-width="${lath}" fill="none"/>` +
      disc(0, height / 2, width * 0.085, ink(2)) +
      disc(width / 2, 0, width * 0.085, ink(2)) +
      disc(width / 2, height / 2, width * 0.05, ink(3)),
  };
};

/** Ogees: two waves that meet and part. */
export const ogee: Pattern = ({ width, height }) => {
  const curve = (x: number, swing: number): string =>
    `M${n(x)} 0C${n(x + swing)} ${n(height * 0.22)} ${n(x + swing)} ${n(height * 0.28)} ${n(x + swing)} ${n(height / 2)}S${n(x)} ${n(height * 0.78)} ${n(x)} ${n(height)}`;
  const body = `M${n(width / 2)} ${n(height * 0.08)}C${n(width * 0.52)} ${n(height * 0.3)} ${n(width * 0.86)} ${n(height * 0.3)} ${n(width * 0.86)} ${n(height / 2)}S${n(width * 0.52)} ${n(height * 0.7)} ${n(width / 2)} ${n(height * 0.92)}C${n(width * 0.48)} ${n(height * 0.7)} ${n(width * 0.14)} ${n(height * 0.7)} ${n(width * 0.14)} ${n(height / 2)}S${n(width * 0.48)} ${n(height * 0.3)} ${n(width / 2)} ${n(height * 0.08)}Z`;
  return {
    printed:
      `<path d="${body}" fill="${ink(2)}"/>` +
      `<path d="${curve(width / 2, width / 2)}${curve(width / 2, -width / 2)}" stroke="${ink(1)}" stroke-width="${n(width * 0.07)}" fill="none"/>` +
      disc(width / 2, height / 2, width * 0.12, ink(3)) +
      disc(0, 0, width * 0.08, ink(1)),
  };
};

/** Scales, each row covering the feet of the one behind. */
export const scallops: Pattern = ({ width, height }) => {
  const scale = (x: number, y: number): string =>
    disc(x, y, width * 0.5, ink(1)) +
    disc(x, y, width * 0.43, 'rgb(0,0,0)') +
    disc(x, y, width * 0.3, ink(2)) +
    disc(x, y, width * 0.22, 'rgb(0,0,0)') +
    disc(x, y, width * 0.1, ink(3));
  return {
    printed:
      scale(width / 2, 0) +
      scale(0, height / 2) +
      scale(width, height / 2) +
      scale(width / 2, height),
  };
};

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
      shape('rgb(0,0,0)', [0.13, 0.43], [0.25, 0.22], [0.37, 0.43]) +
      shape(ink(3), [0.63, 0.43], [0.75, 0.22], [0.87, 0.43]) +
      `<rect y="${n(height * 0.48)}" width="${n(width)}" height="${n(height * 0.04)}" fill="${ink(1)}"/>` +
      shape(ink(3), [0, 0.54], [0.5, 0.54], [0.25, 0.96]) +
      shape(ink(1), [0.5, 0.54], [1, 0.54], [0.75, 0.96]) +
      shape(ink(2), [0.13, 0.57], [0.37, 0.57], [0.25, 0.78]) +
      shape('rgb(0,0,0)', [0.63, 0.57], [0.87, 0.57], [0.75, 0.78]) +
      `<rect y="${n(height * 0.98)}" width="${n(width)}" height="${n(height * 0.04)}" fill="${ink(1)}"/>`,
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
  return { printed: dots.join('') };
};

/** Diamonds tied and dyed before weaving: their edges run along the warp. */
export const ikat: Pattern = ({ width, height }) => {
  const diamond = (x: number, y: number, reach: number, paint: string): string =>
    `<polygon points="${n(x)},${n(y - height * reach)} ${n(x + width * reach)},${n(y)} ${n(x)},${n(y + height * reach)} ${n(x - width * reach)},${n(y)}" fill="${paint}"/>`;
  const nest = (x: number, y: number): string =>
    diamond(x, y, 0.46, ink(1)) +
    diamond(x, y, 0.35, 'rgb(0,0,0)') +
    diamond(x, y, 0.27, ink(2)) +
    diamond(x, y, 0.15, ink(3)) +
    diamond(x, y, 0.06, 'rgb(0,0,0)');
  return {
    printed: nest(width / 2, height / 2) + diamond(0, 0, 0.1, ink(1)),
    slipPx: height * 0.035,
  };
};

/** Chevrons that zigzag across the width. Each repeat stops at its edges, so no line covers its neighbour's. */
export const chevron: Pattern = ({ width, height }) => {
  const line = (y: number, breadth: number, paint: string): string =>
    `<path d="M${n(-width * 0.02)} ${n(height * (y - 0.028))}L0 ${n(height * y)}L${n(width / 2)} ${n(height * (y - 0.7))}L${n(width)} ${n(height * y)}L${n(width * 1.02)} ${n(height * (y - 0.028))}" stroke="${paint}" stroke-width="${n(height * breadth)}" fill="none"/>`;
  return { printed: line(0.7, 0.2, ink(1)) + line(1.15, 0.1, ink(2)) };
};
