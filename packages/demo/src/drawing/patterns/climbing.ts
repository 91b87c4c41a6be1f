import { aloe, daisy, pincushion } from './blossom.ts';
import { plainLeaf, spray, TONES } from './foliage.ts';
import { dot, type Point, stroke, turned } from './hand.ts';
import { GROUND, ink } from './ink.ts';
import { leaf } from './leaf.ts';
import type { Area, Pattern } from './pattern.ts';

const STEPS = 14;

/** A stem that climbs from repeat to repeat in a long wave, with leaves, side shoots and a flower in each bay. */
function vine(area: Area, middle: number, drop: number, chance: () => number): string {
  const { width, height } = area;
  const sway = width * 0.1;
  const at = (t: number): Point => [
    width * middle + sway * Math.sin(2 * Math.PI * t),
    height * (1 - t + drop),
  ];
  const lean = (t: number): number =>
    (Math.atan2(2 * Math.PI * sway * Math.cos(2 * Math.PI * t), height) * 180) / Math.PI;
  const stem: string[] = [];
  const behind: string[] = [];
  const before: string[] = [];
  for (let i = 0; i < STEPS; i++) {
    const t = i / STEPS;
    const [a, b, c] = [at(t), at(t + 0.5 / STEPS), at(t + 1.06 / STEPS)];
    stem.push(
      stroke(
        [a, [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2], c],
        width * 0.017,
        width * 0.013,
        TONES[3].light,
      ),
    );
    const side = i % 2 === 0 ? 1 : -1;
    const [x, y] = at(t + 0.3 / STEPS);
    const length = width * (0.23 + 0.06 * chance());
    const tone = i % 5 === 3 ? TONES[1] : TONES[0];
    before.push(
      turned(
        x,
        y,
        lean(t) + side * (48 + 14 * chance()),
        plainLeaf(length, length * 0.42, tone, {
          outline: 'oval',
          bend: -side * 0.16,
          veins: 6,
          hatched: true,
        }),
      ),
    );
    behind.push(
      turned(
        x,
        y,
        lean(t) - side * (62 + 16 * chance()),
        plainLeaf(
          length * 0.8,
          length * 0.36,
          { light: ink(3, 0.62), shade: ink(3, 0.45) },
          { bend: side * 0.2, veins: 4 },
        ),
      ),
    );
    if (i % 2 === 1)
      before.push(
        dot(x + side * width * 0.03, y - width * 0.01, width * 0.012, ink(2)),
        dot(x + side * width * 0.05, y + width * 0.012, width * 0.01, ink(2)),
      );
  }
  const bay = (t: number, side: 1 | -1, flower: string): string => {
    const [x, y] = at(t);
    const reach: Point = [x + side * width * 0.18, y - height * 0.02];
    return (
      turned(x, y, side * 75, spray(width * 0.3, 5, TONES[1], { bow: -side * 0.2 })) +
      stroke(
        [[x, y], [x + side * width * 0.1, y + height * 0.015], reach],
        width * 0.011,
        width * 0.008,
        TONES[3].light,
      ) +
      turned(reach[0], reach[1], side * 26, flower)
    );
  };
  return (
    behind.join('') +
    stem.join('') +
    before.join('') +
    bay(0.25, -1, pincushion(width * 0.13)) +
    bay(0.75, 1, daisy(width * 0.09, ink(2), ink(1))) +
    bay(0.52, 1, aloe(width * 0.26))
  );
}

/** Two climbing stems to the repeat, one half a drop behind the other. */
export const climbingBranch: Pattern = (area, chance) => ({
  printed: vine(area, 0.25, 0, chance) + vine(area, 0.75, 0.5, chance),
  block: true,
});

/** A fan palm: pleated blades from one foot, each with a light and a dark side. */
function fan(reach: number, chance: () => number): string {
  const blades = 19;
  const order = Array.from({ length: blades }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (blades - 1) / 2) - Math.abs(a - (blades - 1) / 2),
  );
  const parts = order.map((i) => {
    const at = i / (blades - 1) - 0.5;
    const length = reach * (1 - 0.75 * at * at) * (0.94 + 0.06 * chance());
    const tone = i % 3 === 1 ? TONES[1] : i % 6 === 2 ? TONES[2] : TONES[0];
    return turned(
      0,
      0,
      at * 196,
      leaf({
        length,
        breadth: reach * 0.155,
        outline: 'spoon',
        light: tone.light,
        shade: tone.shade,
        vein: GROUND,
        bend: at * 0.16,
        hatched: i % 2 === 0,
      }),
    );
  });
  const stalk = stroke(
    [
      [0, reach * 0.5],
      [reach * 0.03, reach * 0.2],
      [0, -reach * 0.05],
    ],
    reach * 0.045,
    reach * 0.06,
    ink(3),
  );
  const heart = [1, 0.66, 0.34]
    .map((share, i) =>
      dot(0, -reach * 0.02, reach * 0.09 * share, [ink(1), ink(2), ink(3)][i] ?? ink(1)),
    )
    .join('');
  return stalk + parts.join('') + heart;
}

/** Fan palms, row over row like scales, so that no ground shows but between the blades. */
export const fanPalms: Pattern = ({ width, height }, chance) => {
  const reach = Math.min(width * 0.55, height * 0.47);
  const row = (y: number, x: number): string =>
    turned(width * x, height * y, 0, fan(reach, chance));
  return {
    printed: row(0.46, 0.25) + row(0.96, 0.75),
    block: true,
  };
};
