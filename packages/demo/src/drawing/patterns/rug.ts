import { ink, n } from './ink.ts';
import type { Area, Pattern } from './pattern.ts';

const BLACK = 'rgb(0,0,0)';

const box = (inset: number, { width, height }: Area, paint: string): string =>
  `<rect x="${n(inset)}" y="${n(inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" fill="${paint}"/>`;

/** A lattice drawn by hand on a plain field. */
export const atlasLattice: Pattern = ({ width, height }, chance) => {
  const across = 4;
  const step = width / across;
  const rows = Math.ceil(height / step) + 1;
  const jog = (): number => (chance() - 0.5) * step * 0.09;
  const lines: string[] = [];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < across; c++) {
      const x = c * step;
      const y = r * step - step * 0.25;
      lines.push(
        `M${n(x + jog())} ${n(y + step / 2 + jog())}L${n(x + step / 2 + jog())} ${n(y + jog())}L${n(x + step + jog())} ${n(y + step / 2 + jog())}`,
      );
      lines.push(
        `M${n(x + jog())} ${n(y + step / 2 + jog())}L${n(x + step / 2 + jog())} ${n(y + step + jog())}L${n(x + step + jog())} ${n(y + step / 2 + jog())}`,
      );
    }
  }
  return {
    printed: `<path d="${lines.join('')}" stroke="${ink(1)}" stroke-width="${n(step * 0.07)}" fill="none" stroke-linecap="round"/>`,
  };
};

/** A plain field in a broad border with one fine line; on a round rug the border goes round. */
export const plainBorder: Pattern = (area) => {
  const unit = Math.min(area.width, area.height);
  const round = area.width === area.height;
  const bands = (
    [
      [0, ink(1)],
      [0.075, ink(2)],
      [0.09, ink(1)],
      [0.13, BLACK],
    ] as const
  ).map(([inset, paint]) =>
    round
      ? `<circle cx="${n(unit / 2)}" cy="${n(unit / 2)}" r="${n(unit * (0.5 - inset))}" fill="${paint}"/>`
      : box(unit * inset, area, paint),
  );
  return { printed: bands.join('') };
};

/** Arcs and overlapping discs: a rug for a room with one good chair. */
export const arcs: Pattern = ({ width, height }, chance) => {
  const unit = Math.min(width, height);
  const discs = Array.from({ length: 5 }, (_, i) => {
    const x = width * (0.1 + 0.8 * chance());
    const y = (height * (i + 0.5)) / 5;
    const r = unit * (0.2 + 0.22 * chance());
    const paint = [ink(1), ink(2), ink(3)][i % 3] ?? ink(1);
    return i % 2 === 0
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"/>`
      : [1, 0.8, 0.6]
          .map(
            (s) =>
              `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * s)}" fill="none" stroke="${paint}" stroke-width="${n(unit * 0.035)}"/>`,
          )
          .join('');
  });
  return { printed: discs.join('') };
};

/** Rings from the middle outward; on a long rug they become bands at its ends. */
export const rings: Pattern = ({ width, height }) => {
  const reach = Math.hypot(width, height) / 2;
  const paints = [ink(1), BLACK, ink(2), BLACK, ink(3), BLACK, ink(1), BLACK];
  return {
    printed: Array.from({ length: 14 }, (_, i) => {
      const r = reach * (1 - i / 14) * (i % 2 === 0 ? 1 : 0.99);
      return `<circle cx="${n(width / 2)}" cy="${n(height / 2)}" r="${n(r)}" fill="${paints[i % paints.length] ?? BLACK}"/>`;
    }).join(''),
  };
};
