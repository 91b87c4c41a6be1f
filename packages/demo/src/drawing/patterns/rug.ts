import { ink, n } from './ink.ts';
import type { Area, Pattern } from './pattern.ts';

const BLACK = 'rgb(0,0,0)';

const box = (inset: number, { width, height }: Area, paint: string): string =>
  `<rect x="${n(inset)}" y="${n(inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" fill="${paint}"/>`;

const diamond = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<polygon points="${n(x)},${n(y - ry)} ${n(x + rx)},${n(y)} ${n(x)},${n(y + ry)} ${n(x - rx)},${n(y)}" fill="${paint}"/>`;

/** Diamonds all along a border of this breadth, a whole number of them to each side. */
function borderOfDiamonds(area: Area, inset: number, breadth: number, paint: string): string {
  const { width, height } = area;
  const middle = inset + breadth / 2;
  const marks: string[] = [];
  const across = Math.max(3, Math.round((width - 2 * middle) / (breadth * 1.1)));
  const down = Math.max(3, Math.round((height - 2 * middle) / (breadth * 1.1)));
  const r = breadth * 0.36;
  for (let i = 0; i <= across; i++) {
    const x = middle + ((width - 2 * middle) * i) / across;
    marks.push(diamond(x, middle, r, r, paint), diamond(x, height - middle, r, r, paint));
  }
  for (let i = 1; i < down; i++) {
    const y = middle + ((height - 2 * middle) * i) / down;
    marks.push(diamond(middle, y, r, r, paint), diamond(width - middle, y, r, r, paint));
  }
  return marks.join('');
}

/** Border, field, and a medallion with its pendants. */
export const medallion: Pattern = (area) => {
  const { width, height } = area;
  const unit = Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  const rx = unit * 0.24;
  const ry = Math.min(height * 0.24, rx * 1.7);
  const rings = ([1, 0.84, 0.76, 0.5, 0.42, 0.2] as const)
    .map((share, i) =>
      diamond(
        x,
        y,
        rx * share,
        ry * share,
        [ink(1), BLACK, ink(2), ink(3), BLACK, ink(1)][i] ?? BLACK,
      ),
    )
    .join('');
  const pendants = [-1, 1]
    .map(
      (side) =>
        diamond(x, y + side * ry * 1.2, rx * 0.22, ry * 0.18, ink(1)) +
        diamond(x, y + side * ry * 1.2, rx * 0.1, ry * 0.08, ink(3)),
    )
    .join('');
  const corner = unit * 0.2;
  const inset = unit * 0.19;
  const corners = [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ]
    .map(([cx = 0, cy = 0, sx = 1, sy = 1]) =>
      ([1, 0.72, 0.45] as const)
        .map(
          (share, i) =>
            `<polygon points="${n(cx)},${n(cy)} ${n(cx + sx * corner * share)},${n(cy)} ${n(cx)},${n(cy + sy * corner * share * 1.3)}" fill="${[ink(1), BLACK, ink(3)][i] ?? BLACK}"/>`,
        )
        .join(''),
    )
    .join('');
  return {
    printed:
      box(0, area, ink(1)) +
      box(unit * 0.035, area, ink(3)) +
      box(unit * 0.05, area, ink(1)) +
      borderOfDiamonds(area, unit * 0.05, unit * 0.105, ink(3)) +
      borderOfDiamonds(area, unit * 0.08, unit * 0.045, ink(2)) +
      box(unit * 0.155, area, ink(3)) +
      box(unit * 0.17, area, ink(2)) +
      box(inset, area, BLACK) +
      corners +
      rings +
      pendants,
  };
};

/** Bands of stepped diamonds, each band another ground. */
export const kilimBands: Pattern = (area) => {
  const { width, height } = area;
  const bands = Math.max(5, Math.round(height / 78)) | 1;
  const tall = height / bands;
  const grounds = [ink(1), BLACK, ink(2), BLACK, ink(3), BLACK];
  const marks = [ink(3), ink(1), BLACK, ink(2), ink(1), ink(3)];
  const out: string[] = [];
  for (let b = 0; b < bands; b++) {
    const kind = Math.min(b, bands - 1 - b) % 6;
    const y = b * tall;
    const count = Math.max(3, Math.round(width / tall));
    const step = width / count;
    out.push(
      `<rect y="${n(y)}" width="${n(width)}" height="${n(tall + 1)}" fill="${grounds[kind] ?? BLACK}"/>`,
    );
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5) * step;
      out.push(diamond(x, y + tall / 2, step * 0.44, tall * 0.38, marks[kind] ?? BLACK));
      out.push(diamond(x, y + tall / 2, step * 0.24, tall * 0.2, grounds[kind] ?? BLACK));
      out.push(diamond(x, y + tall / 2, step * 0.1, tall * 0.08, marks[(kind + 1) % 6] ?? BLACK));
    }
    out.push(
      `<rect y="${n(y - tall * 0.05)}" width="${n(width)}" height="${n(tall * 0.1)}" fill="${ink(1)}"/>`,
    );
  }
  return { printed: out.join('') };
};

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
