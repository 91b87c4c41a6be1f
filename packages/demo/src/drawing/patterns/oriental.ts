import { plainLeaf } from './foliage.ts';
import { dot, turned } from './hand.ts';
import { blend, GROUND, ink, n } from './ink.ts';
import type { Pattern } from './pattern.ts';
import { border, box, centred, type Field, fieldOf, lozenge, within } from './rug-border.ts';

const flat = (paint: string) => ({ light: paint, shade: paint, vein: paint });
const ROSE_PETALS = 8;

/** A rosette of two rings. */
function rosette(r: number, outer: string, inner: string, eye: string): string {
  const ring = (reach: number, paint: string, start: number): string =>
    Array.from({ length: ROSE_PETALS }, (_, i) =>
      turned(
        0,
        0,
        start + (360 * i) / ROSE_PETALS,
        plainLeaf(reach, reach * 0.62, flat(paint), { outline: 'spoon' }),
      ),
    ).join('');
  return ring(r, outer, 0) + ring(r * 0.66, inner, 22.5) + dot(0, 0, r * 0.2, eye);
}

/** A palmette that stands on its foot: petals in a fan, a lozenge at the heart. */
const palmette = (size: number, petals: string, heart: string): string =>
  [-64, 64, -34, 34, 0]
    .map((turn) =>
      turned(
        0,
        size * 0.2,
        turn,
        plainLeaf(size * 0.52, size * 0.2, flat(petals), { outline: 'spoon' }),
      ),
    )
    .join('') + lozenge(0, size * 0.12, size * 0.1, size * 0.14, 0, heart);

/** Scrolling twigs strewn over the field, mirrored in both axes so that the rug has one middle. */
function strewn({ right, down }: Field, unit: number, keep: number): string {
  const parts: string[] = [];
  const step = unit * 0.098;
  for (let row = 0; row * step < down - step * 0.4; row++) {
    for (let column = 0; column * step < right - step * 0.4; column++) {
      const x = (column + (row % 2) / 2 + 0.25) * step;
      const y = (row + 0.5) * step;
      if (x > right - step * 0.35 || Math.abs(x) / keep + (Math.abs(y) / keep) * 0.66 < 1) continue;
      const kind = (row * 2 + column) % 3;
      const motif =
        kind === 0
          ? rosette(unit * 0.033, ink(1), ink(2), ink(3))
          : kind === 1
            ? palmette(unit * 0.066, ink(3), ink(2))
            : [-50, 0, 50]
                .map((turn) =>
                  turned(0, unit * 0.02, turn, plainLeaf(unit * 0.05, unit * 0.018, flat(ink(2)))),
                )
                .join('');
      for (const sx of [-1, 1])
        for (const sy of [-1, 1])
          parts.push(
            `<g transform="translate(${n(x * sx)} ${n(y * sy)}) scale(${sx} ${sy})">${motif}</g>`,
          );
    }
  }
  return parts.join('');
}

/** Guard, main border and guard; a strewn field with cut corners; a medallion of many rings with pendants. */
export const medallion: Pattern = (area) => {
  const unit = Math.min(area.width, area.height);
  const whole = fieldOf(area);
  const guard = unit * 0.035;
  const main = unit * 0.11;
  const first = within(whole, unit * 0.018);
  const second = within(first, guard);
  const third = within(second, main);
  const field = within(third, guard);
  const bead = (size: number, i: number): string =>
    lozenge(0, 0, size * 0.3, size * 0.3, 0, i % 2 ? ink(1) : ink(2));
  const flower = (size: number, i: number): string =>
    i % 2
      ? palmette(size * 0.86, ink(2), ink(3))
      : rosette(size * 0.36, ink(3), GROUND, ink(2)) +
        [-90, 90]
          .map((turn) => turned(0, 0, turn, plainLeaf(size * 0.52, size * 0.13, flat(ink(2)))))
          .join('');
  const reachX = field.right * 0.66;
  const reachY = Math.min(field.down * 0.52, reachX * 1.5);
  const rings = [
    [1.08, ink(3)],
    [1.03, GROUND],
    [0.98, ink(1)],
    [0.78, ink(2)],
    [0.74, ink(3)],
    [0.5, GROUND],
    [0.46, ink(1)],
  ] as const;
  const petals = Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 16;
    return turned(
      Math.sin(angle) * reachX * 0.56,
      -Math.cos(angle) * reachY * 0.56,
      (360 * i) / 16,
      palmette(unit * 0.075, ink(2), ink(1)),
    );
  }).join('');
  const star =
    rosette(unit * 0.125, ink(2), ink(3), ink(1)) + rosette(unit * 0.06, GROUND, ink(1), ink(2));
  const pendant = (side: 1 | -1): string =>
    `<g transform="translate(0 ${n(side * reachY * 1.2)}) scale(1 ${side})">${lozenge(0, 0, unit * 0.062, unit * 0.085, 6, ink(3))}${lozenge(0, 0, unit * 0.045, unit * 0.062, 6, ink(1))}${rosette(unit * 0.03, ink(2), GROUND, ink(3))}</g>`;
  const corner = (sx: number, sy: number): string =>
    `<g transform="translate(${n(sx * field.right)} ${n(sy * field.down)})">${(
      [
        [1.12, ink(3)],
        [1.06, GROUND],
        [1, ink(1)],
        [0.6, ink(2)],
        [0.54, ink(3)],
      ] as const
    )
      .map(([share, paint]) =>
        lozenge(0, 0, reachX * 0.62 * share, reachY * 0.62 * share, 12, paint),
      )
      .join('')}${rosette(unit * 0.075, ink(2), ink(1), GROUND)}</g>`;
  const inside = `<svg x="${n(-field.right)}" y="${n(-field.down)}" width="${n(field.right * 2)}" height="${n(field.down * 2)}" viewBox="${n(-field.right)} ${n(-field.down)} ${n(field.right * 2)} ${n(field.down * 2)}" overflow="hidden">${strewn(field, unit, reachX * 1.22)}${[-1, 1].flatMap((sx) => [-1, 1].map((sy) => corner(sx, sy))).join('')}</svg>`;
  return {
    printed: centred(
      area,
      box(whole, ink(1)) +
        border(first, guard, ink(3), bead) +
        border(second, main, ink(1), flower) +
        border(third, guard, ink(3), bead) +
        box(within(third, guard * 0.92), blend(0, 1, 0)) +
        box(field, GROUND) +
        inside +
        rings
          .map(([share, paint]) => lozenge(0, 0, reachX * share, reachY * share, 18, paint))
          .join('') +
        petals +
        star +
        pendant(1) +
        pendant(-1),
    ),
  };
};

/** What the bands of a kilim hold, from the ends to the middle: ground, mark, second mark, and which motif. */
const BANDS = [
  [ink(1), GROUND, ink(2), 'zigzag'],
  [GROUND, ink(3), ink(1), 'diamonds'],
  [ink(2), ink(1), GROUND, 'hooks'],
  [ink(3), GROUND, ink(2), 'zigzag'],
  [GROUND, ink(1), ink(2), 'diamonds'],
  [ink(1), ink(2), GROUND, 'hooks'],
  [GROUND, ink(2), ink(3), 'zigzag'],
] as const;

/** Bands of stepped diamonds, hooks and zigzags with fine stripes between, the same from both ends. */
export const kilimBands: Pattern = (area) => {
  const { width, height } = area;
  const bands = Math.max(9, Math.round(height / 52)) | 1;
  const fine = (height / bands) * 0.22;
  const tall = height / bands - fine;
  const parts = [`<rect width="${n(width)}" height="${n(height)}" fill="${GROUND}"/>`];
  for (let b = 0; b < bands; b++) {
    const [ground, mark, second, motif] =
      BANDS[Math.min(b, bands - 1 - b) % BANDS.length] ?? BANDS[0];
    const top = b * (tall + fine) + fine / 2;
    const middle = top + tall / 2;
    parts.push(`<rect y="${n(top)}" width="${n(width)}" height="${n(tall)}" fill="${ground}"/>`);
    const count = Math.max(4, Math.round(width / tall / (motif === 'zigzag' ? 0.62 : 1.15)));
    const step = width / count;
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5) * step;
      if (motif === 'zigzag') {
        parts.push(
          lozenge(x, top + tall, step * 0.5, tall * 0.78, 5, mark),
          lozenge(x, top + tall, step * 0.26, tall * 0.4, 4, second),
        );
        parts.push(
          `<rect y="${n(top + tall)}" width="${n(width)}" height="${n(fine)}" fill="${GROUND}"/>`,
        );
        continue;
      }
      parts.push(
        lozenge(x, middle, step * 0.46, tall * 0.46, 6, mark),
        lozenge(x, middle, step * 0.32, tall * 0.31, 5, ground),
        lozenge(x, middle, step * 0.2, tall * 0.19, 4, second),
      );
      if (motif === 'diamonds')
        parts.push(lozenge(i * step, middle, step * 0.12, tall * 0.14, 3, second));
      else
        for (const sx of [-1, 1])
          parts.push(
            `<rect x="${n(x + sx * step * 0.4 - step * 0.035)}" y="${n(top + tall * 0.08)}" width="${n(step * 0.07)}" height="${n(tall * 0.84)}" fill="${second}"/>`,
          );
    }
    const stripe = (y: number, share: number, paint: string): string =>
      `<rect y="${n(y)}" width="${n(width)}" height="${n(fine * share)}" fill="${paint}"/>`;
    if (b > 0)
      parts.push(
        stripe(top - fine, 1, GROUND),
        stripe(top - fine, 0.3, ink(1)),
        stripe(top - fine * 0.62, 0.24, ink(3)),
        stripe(top - fine * 0.3, 0.3, ink(1)),
      );
  }
  return { printed: parts.join('') };
};
