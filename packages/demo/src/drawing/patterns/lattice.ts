import { plainLeaf } from './foliage.ts';
import { dot as disc, outline, type Point, turned } from './hand.ts';
import { GROUND, ink, n } from './ink.ts';
import type { Pattern } from './pattern.ts';

/** A lattice of double laths woven over and under, a flower on every crossing and a leaf star in every field. */
export const trellis: Pattern = ({ width, height }) => {
  const lath = Math.min(width, height) * 0.05;
  const gap = lath * 1.55;
  const diagonals = (offset: number): string =>
    `M${n(-width * 0.1 + offset)} ${n(-height * 0.1)}L${n(width * 1.1 + offset)} ${n(height * 1.1)}M${n(width * 1.1 + offset)} ${n(-height * 0.1)}L${n(-width * 0.1 + offset)} ${n(height * 1.1)}`;
  const lines = `<path d="${diagonals(gap)}${diagonals(-gap)}" stroke="${ink(1)}" stroke-width="${n(lath)}" fill="none"/>`;
  const unit = Math.min(width, height);
  const star = (x: number, y: number): string =>
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn, i) =>
        turned(
          x,
          y,
          turn,
          plainLeaf(unit * (i % 2 ? 0.12 : 0.19), unit * 0.06, {
            light: ink(2),
            shade: ink(2, 0.8),
          }),
        ),
      )
      .join('') + disc(x, y, unit * 0.032, ink(3));
  const flower = (x: number, y: number): string =>
    disc(x, y, unit * 0.125, GROUND) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => turned(x, y, turn, disc(0, -unit * 0.07, unit * 0.04, ink(1))))
      .join('') +
    disc(x, y, unit * 0.035, ink(3));
  return {
    printed:
      lines +
      flower(width / 2, height / 2) +
      flower(0, 0) +
      flower(width, 0) +
      flower(0, height) +
      flower(width, height) +
      star(0, height / 2) +
      star(width / 2, 0),
    block: true,
  };
};

/** Ogees in half drop: a double frame that thickens towards the waist, a layered fruit with rays in each. */
export const ogee: Pattern = ({ width, height }) => {
  const frame = (share: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const t = i / 40;
      const out = 0.25 - 0.25 * Math.cos(2 * Math.PI * t);
      points.push([width * out * share, height * (0.5 - t) * (0.4 + 0.6 * share)]);
    }
    return outline([...points, ...points.map(([x, y]): Point => [-x, y]).reverse()]);
  };
  const ring = (share: number, paint: string): string =>
    `<path d="${frame(share)}" fill="${paint}"/>`;
  const rays = Array.from({ length: 16 }, (_, i) =>
    turned(
      0,
      0,
      (360 * i) / 16,
      plainLeaf(height * 0.15, width * 0.06, { light: GROUND, shade: GROUND }, { vein: ink(2) }),
    ),
  ).join('');
  const beads = Array.from({ length: 22 }, (_, i) => {
    const t = (i + 0.5) / 22;
    const out = (0.25 - 0.25 * Math.cos(2 * Math.PI * t)) * 0.8;
    const y = height * (0.5 - t) * 0.88;
    return (
      disc(width * out, y, width * 0.014, ink(3)) + disc(-width * out, y, width * 0.014, ink(3))
    );
  }).join('');
  const motif =
    ring(1, ink(1)) +
    ring(0.9, GROUND) +
    beads +
    ring(0.7, ink(1)) +
    ring(0.64, ink(2)) +
    rays +
    disc(0, 0, width * 0.1, ink(1)) +
    disc(0, 0, width * 0.07, ink(3)) +
    disc(0, 0, width * 0.03, GROUND);
  return {
    printed:
      turned(0, 0, 0, motif) +
      turned(width, 0, 0, motif) +
      turned(0, height, 0, motif) +
      turned(width, height, 0, motif) +
      turned(width / 2, height / 2, 0, motif),
    block: true,
  };
};

/** Scales, each row covering the feet of the one behind, every one cut with rays like a shell. */
export const scallops: Pattern = ({ width, height }) => {
  const rays = Array.from({ length: 13 }, (_, i) =>
    turned(
      0,
      0,
      (i / 12 - 0.5) * 170,
      plainLeaf(
        width * 0.41,
        width * 0.085,
        { light: ink(1), shade: ink(1, 0.78) },
        { outline: 'spoon' },
      ),
    ),
  ).join('');
  const scale = (x: number, y: number): string =>
    disc(x, y, width * 0.5, GROUND) +
    disc(x, y, width * 0.485, ink(1)) +
    disc(x, y, width * 0.45, GROUND) +
    turned(x, y, 0, rays) +
    disc(x, y, width * 0.17, GROUND) +
    disc(x, y, width * 0.145, ink(2)) +
    disc(x, y, width * 0.06, ink(3));
  return {
    printed:
      scale(width / 2, 0) +
      scale(0, height / 2) +
      scale(width, height / 2) +
      scale(width / 2, height),
    block: true,
  };
};
