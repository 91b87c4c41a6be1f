import { blend, ink, n } from './ink.ts';
import type { Pattern } from './pattern.ts';

const turned = (x: number, y: number, degrees: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${content}</g>`;

/** A leaf from the origin upward, with its vein left open. */
function leaf(length: number, breadth: number, paint: string, vein: string): string {
  const half = breadth / 2;
  const body = `M0 0C${n(half)} ${n(-length * 0.25)} ${n(half * 1.05)} ${n(-length * 0.7)} 0 ${n(-length)}C${n(-half * 1.05)} ${n(-length * 0.7)} ${n(-half)} ${n(-length * 0.25)} 0 0Z`;
  const veins = [0.25, 0.42, 0.59, 0.75]
    .map((at) => {
      const reach = half * 0.7 * Math.sin(Math.PI * Math.min(0.95, at + 0.1));
      const y = -length * at;
      return `M0 ${n(y)}L${n(reach)} ${n(y - length * 0.11)}M0 ${n(y)}L${n(-reach)} ${n(y - length * 0.11)}`;
    })
    .join('');
  const line = n(Math.max(0.9, length * 0.016));
  return `<path d="${body}" fill="${paint}"/><path d="M0 0V${n(-length * 0.92)}${veins}" stroke="${vein}" stroke-width="${line}" fill="none"/>`;
}

const LEAF_PAINTS = [ink(1), ink(2), ink(3), blend(0.55, 0.35, 0)] as const;
const VEIN = 'rgb(0,0,0)';

/** Places that keep clear of one another, also across the repeat's edges. */
function scattered(
  width: number,
  height: number,
  gap: number,
  chance: () => number,
): [number, number][] {
  const found: [number, number][] = [];
  for (let attempt = 0; attempt < 400; attempt++) {
    const x = chance() * width;
    const y = chance() * height;
    const clear = found.every(([px, py]) => {
      const dx = Math.abs(px - x);
      const dy = Math.abs(py - y);
      return Math.hypot(Math.min(dx, width - dx), Math.min(dy, height - dy)) > gap;
    });
    if (clear) found.push([x, y]);
  }
  return found;
}

/** Fallen leaves. */
export const fallenLeaves: Pattern = ({ width, height }, chance) => ({
  printed: scattered(width, height, Math.min(width, height) * 0.17, chance)
    .map(([x, y], i) => {
      const length = Math.min(width, height) * (0.17 + 0.1 * chance());
      const paint = LEAF_PAINTS[i % LEAF_PAINTS.length] ?? ink(1);
      return turned(
        x,
        y,
        chance() * 360,
        `<g transform="translate(0 ${n(length / 2)})">${leaf(length, length * 0.36, paint, VEIN)}</g>`,
      );
    })
    .join(''),
});

/** A branch that climbs, with leaves to both sides and berries at their feet. */
function branch(reach: number, sway: number, chance: () => number): string {
  const leaves: string[] = [];
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const at = (i + 0.6) / steps;
    const x = sway * Math.sin(at * Math.PI * 1.6);
    const y = -reach * at;
    const side = i % 2 === 0 ? 1 : -1;
    const length = reach * (0.27 - 0.11 * at);
    const paint = i % 3 === 2 ? ink(2) : ink(1);
    leaves.push(
      turned(x, y, side * (52 - 14 * at + 8 * chance()), leaf(length, length * 0.34, paint, VEIN)),
    );
    if (i % 3 === 1)
      leaves.push(
        `<circle cx="${n(x - side * reach * 0.055)}" cy="${n(y - reach * 0.02)}" r="${n(reach * 0.024)}" fill="${ink(3)}"/>`,
      );
  }
  leaves.push(turned(0, -reach * 0.97, 0, leaf(reach * 0.15, reach * 0.05, ink(1), VEIN)));
  const stem = `M0 0C${n(sway * 1.3)} ${n(-reach * 0.3)} ${n(sway * 0.9)} ${n(-reach * 0.55)} 0 ${n(-reach)}`;
  return `<path d="${stem}" stroke="${ink(1, 0.85)}" stroke-width="${n(reach * 0.013)}" fill="none"/>${leaves.join('')}`;
}

/** Branches in half drop: the second column stands between two of the first. */
export const climbingBranch: Pattern = ({ width, height }, chance) => {
  const reach = height * 0.86;
  const sway = width * 0.06;
  return {
    printed:
      turned(width * 0.25, height * 0.93, 4, branch(reach, sway, chance)) +
      turned(width * 0.75, height * 1.43, -4, branch(reach, -sway, chance)),
  };
};

/** A flower head of rings of petals, the outermost first. */
function flower(radius: number): string {
  const ring = (count: number, length: number, breadth: number, paint: string, start: number) =>
    Array.from({ length: count }, (_, i) =>
      turned(0, 0, start + (360 * i) / count, leaf(length, breadth, paint, paint)),
    ).join('');
  return (
    ring(16, radius, radius * 0.26, ink(3), 0) +
    ring(14, radius * 0.78, radius * 0.26, ink(1), 9) +
    ring(12, radius * 0.58, radius * 0.22, blend(0.5, 0.5, 0), 3) +
    ring(10, radius * 0.38, radius * 0.17, ink(2), 0) +
    `<circle r="${n(radius * 0.13)}" fill="${ink(1)}"/>`
  );
}

/** Proteas, large and small, in half drop. */
export const proteas: Pattern = ({ width, height }) => {
  const unit = Math.min(width, height);
  const head = (x: number, y: number, r: number, turn: number) =>
    turned(width * x, height * y, turn, flower(unit * r));
  return {
    printed:
      head(0.27, 0.25, 0.235, 0) +
      head(0.77, 0.3, 0.13, 20) +
      head(0.77, 0.75, 0.235, 12) +
      head(0.27, 0.8, 0.13, 5),
  };
};

/** Fronds that fan from one foot. */
function fan(reach: number, blades: number, chance: () => number): string {
  return Array.from({ length: blades }, (_, i) => {
    const at = i / (blades - 1) - 0.5;
    const length = reach * (1 - 0.9 * at * at) * (0.9 + 0.1 * chance());
    const paint = i % 3 === 1 ? ink(2) : i % 5 === 0 ? ink(3) : ink(1);
    return turned(0, 0, at * 170, leaf(length, reach * 0.15, paint, VEIN));
  }).join('');
}

/** Fan palms, row over row. */
export const fanPalms: Pattern = ({ width, height }, chance) => ({
  printed:
    turned(width * 0.25, height * 0.52, 0, fan(Math.min(width * 0.47, height * 0.48), 15, chance)) +
    turned(width * 0.75, height * 1.02, 0, fan(Math.min(width * 0.47, height * 0.48), 15, chance)),
});

/** Small sprigs set like a sown field. */
export const sprigs: Pattern = ({ width, height }) => {
  const unit = Math.min(width, height);
  const sprig = (x: number, y: number, turn: number) =>
    turned(
      width * x,
      height * y,
      turn,
      [-42, 42, -16, 16]
        .map((angle) => turned(0, 0, angle, leaf(unit * 0.27, unit * 0.085, ink(1), ink(1))))
        .join('') +
        turned(0, 0, 0, leaf(unit * 0.34, unit * 0.085, ink(2), ink(2))) +
        `<circle cy="${n(unit * 0.05)}" r="${n(unit * 0.038)}" fill="${ink(3)}"/>`,
    );
  return { printed: sprig(0.25, 0.36, 12) + sprig(0.75, 0.86, -12) };
};

/** One pomegranate: a pointed body split by seeds, a crown of short leaves, and two long leaves that hold it. */
function pomegranate(width: number, height: number): string {
  const tone = ink(1, 0.9);
  const body = `<path d="M0 ${n(-height * 0.3)}C${n(width * 0.24)} ${n(-height * 0.22)} ${n(width * 0.22)} ${n(height * 0.1)} 0 ${n(height * 0.2)}C${n(-width * 0.22)} ${n(height * 0.1)} ${n(-width * 0.24)} ${n(-height * 0.22)} 0 ${n(-height * 0.3)}Z" fill="${tone}"/>`;
  const seeds = [-0.14, -0.06, 0.02, 0.1]
    .map(
      (y, i) =>
        `<ellipse cy="${n(height * y)}" rx="${n(width * (0.07 - 0.012 * Math.abs(i - 1.5)))}" ry="${n(height * 0.025)}" fill="${VEIN}"/>`,
    )
    .join('');
  const crown = [-34, 0, 34]
    .map((angle) =>
      turned(0, -height * 0.27, angle, leaf(height * 0.13, width * 0.055, tone, tone)),
    )
    .join('');
  const hold = (side: 1 | -1): string =>
    `<path d="M0 ${n(height * 0.47)}C${n(side * width * 0.52)} ${n(height * 0.26)} ${n(side * width * 0.5)} ${n(-height * 0.18)} ${n(side * width * 0.2)} ${n(-height * 0.42)}C${n(side * width * 0.38)} ${n(-height * 0.1)} ${n(side * width * 0.34)} ${n(height * 0.16)} 0 ${n(height * 0.32)}Z" fill="${tone}"/>` +
    turned(
      side * width * 0.1,
      height * 0.27,
      side * 62,
      leaf(height * 0.17, width * 0.08, ink(2), VEIN),
    );
  return hold(1) + hold(-1) + body + seeds + crown;
}

/** A damask of pomegranates, mirrored about the middle, in half drop. */
export const damask: Pattern = ({ width, height }) => {
  const motif = pomegranate(width * 0.72, height * 0.74);
  return {
    printed: turned(width * 0.25, height * 0.5, 0, motif) + turned(width * 0.75, height, 0, motif),
  };
};
