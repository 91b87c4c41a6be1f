import { plainLeaf } from './foliage.ts';
import { dot, mirrored, stroke, turned } from './hand.ts';
import { GROUND, ink } from './ink.ts';
import type { Pattern } from './pattern.ts';

const FULL = { light: ink(2), shade: ink(2) } as const;
const SOFT = { light: ink(1), shade: ink(1, 0.7) } as const;

/** How far an ogee has swung out, 0 at its points to 0.5 at its waist. */
const swing = (t: number): number => 0.25 - 0.25 * Math.cos(2 * Math.PI * t);

/** Half an ogee of acanthus: leaves that curl off a rib which swings from one point of the frame to the next. */
function acanthus(width: number, height: number): string {
  const parts: string[] = [];
  const count = 13;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = width * swing(t);
    const y = height * (0.5 - t);
    const size = height * (0.1 + 0.05 * Math.sin(Math.PI * t));
    const turn = 38 * Math.cos(Math.PI * t);
    parts.push(
      turned(
        x,
        y,
        turn + 52,
        plainLeaf(size * 1.1, size * 0.5, FULL, { bend: -0.3, outline: 'oval' }),
      ),
    );
    if (i > 1 && i < count - 1)
      parts.push(turned(x, y, turn - 58, plainLeaf(size * 0.72, size * 0.3, SOFT, { bend: 0.3 })));
  }
  const rib = (from: number, to: number): string => {
    const at = (t: number) => [width * swing(t), height * (0.5 - t)] as const;
    const middle = at((from + to) / 2);
    const [a, b] = [at(from), at(to)];
    return stroke(
      [a, [2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2], b],
      width * 0.035,
      width * 0.035,
      ink(2),
    );
  };
  return Array.from({ length: 8 }, (_, i) => rib(i / 8, (i + 1.04) / 8)).join('') + parts.join('');
}

/** The fruit in its frame: a pomegranate cut open, crowned, held by leaves and hung with a tassel. */
function fruit(width: number, height: number): string {
  const palm = [12, 34, 56, 80, 106]
    .map((turn, i) =>
      turned(
        0,
        height * 0.1,
        turn,
        plainLeaf(height * (0.3 - 0.028 * i), width * 0.13, i % 2 ? SOFT : FULL, {
          bend: 0.16,
          outline: 'oval',
          veins: 5,
        }),
      ),
    )
    .reverse()
    .join('');
  const foot = [150, 128]
    .map((turn, i) =>
      turned(
        0,
        height * 0.1,
        turn,
        plainLeaf(height * (0.16 + 0.02 * i), width * 0.1, FULL, {
          bend: -0.3,
          outline: 'oval',
          veins: 4,
        }),
      ),
    )
    .join('');
  const crown = [0, 24, 46]
    .map((turn) => turned(0, -height * 0.13, turn, plainLeaf(height * 0.12, width * 0.06, FULL)))
    .join('');
  const seeds: string[] = [];
  for (let row = 0; row < 5; row++)
    for (let i = 0; i <= 4 - Math.abs(row - 2); i++)
      seeds.push(
        dot(
          width * 0.045 * (i - (4 - Math.abs(row - 2)) / 2),
          height * (-0.075 + 0.035 * row),
          width * 0.016,
          ink(2),
        ),
      );
  const body = turned(
    0,
    height * 0.13,
    0,
    plainLeaf(height * 0.3, width * 0.36, FULL, { outline: 'oval', vein: ink(2) }),
  );
  const inside = turned(
    0,
    height * 0.09,
    0,
    plainLeaf(height * 0.21, width * 0.25, { light: GROUND, shade: GROUND }, { outline: 'oval' }),
  );
  const tassel = [0.2, 0.24, 0.275]
    .map((y, i) => dot(0, height * y, width * (0.03 - 0.007 * i), ink(2)))
    .join('');
  const half = palm + foot + crown;
  return half + mirrored(half) + body + inside + seeds.join('') + tassel;
}

/** A damask: ogees of acanthus that lock into one another in half drop, a fruit in each. Both halves mirror exactly. */
export const damask: Pattern = ({ width, height }) => {
  const frame = acanthus(width, height);
  const motif = frame + mirrored(frame) + fruit(width * 1.02, height * 0.98);
  const knot =
    dot(0, height * 0.5, width * 0.05, ink(2)) + dot(0, height * 0.5, width * 0.025, GROUND);
  return {
    printed:
      turned(width * 0.5, height * 0.5, 0, motif + knot) +
      turned(0, height, 0, fruit(width * 0.66, height * 0.62)),
  };
};
