import { Arrangement, upright } from './arrange.ts';
import { aloe, daisy, heath, pincushion, protea } from './blossom.ts';
import { fern, plainLeaf, spray, TONES } from './foliage.ts';
import { dot, turned } from './hand.ts';
import { GROUND, ink } from './ink.ts';
import type { Pattern } from './pattern.ts';

const FAINT = { light: ink(3, 0.3), shade: ink(3, 0.21) } as const;

/** Leaves on the forest floor: large ones with veins, sprays and ferns between them, and the shadows of last year's. */
export const fallenLeaves: Pattern = (area, chance) => {
  const unit = Math.min(area.width, area.height);
  const below = new Arrangement(area);
  below.fill(260, -unit * 0.012, chance, (i) => {
    const length = unit * (0.2 + 0.08 * chance());
    return upright(
      length,
      length * 0.4,
      i % 3 === 0 ? fern(length, FAINT) : plainLeaf(length, length * 0.44, FAINT, { bend: 0.12 }),
    );
  });
  const above = new Arrangement(area);
  above.fill(700, -unit * 0.004, chance, (i) => {
    const length = unit * (0.21 + 0.1 * chance());
    const tone = TONES[i % 3] ?? TONES[0];
    const bend = (chance() - 0.5) * 0.4;
    if (i % 4 === 3) return upright(length * 1.1, length * 0.44, fern(length * 1.1, tone));
    if (i % 4 === 1)
      return upright(length * 1.1, length * 0.5, spray(length * 1.1, 5, tone, { berries: ink(2) }));
    const round = i % 4 === 0;
    return upright(
      length,
      length * (round ? 0.5 : 0.36),
      plainLeaf(length, length * (round ? 0.56 : 0.38), tone, {
        outline: round ? 'oval' : 'lance',
        bend,
        veins: 6,
        hatched: true,
      }),
    );
  });
  above.fill(900, unit * 0.004, chance, (i) => {
    const length = unit * (0.085 + 0.04 * chance());
    const tone = TONES[(i + 1) % 4] ?? TONES[0];
    return upright(
      length,
      length * 0.36,
      plainLeaf(length, length * 0.4, tone, { bend: (chance() - 0.5) * 0.4, veins: 3 }),
    );
  });
  above.fill(110, unit * 0.008, chance, (i) => {
    const r = unit * 0.011;
    return { discs: [[0, 0, r]], drawing: dot(0, 0, r, i % 2 ? ink(2) : ink(1)) };
  });
  return { behind: below.content(), printed: above.content(), block: true };
};

/** Heroes in half drop in their own leaves, the ground between them filled with what flowers beside them. */
export const proteas: Pattern = (area, chance) => {
  const { width, height } = area;
  const unit = Math.min(width, height);
  const below = new Arrangement(area);
  below.fill(420, -unit * 0.03, chance, () => {
    const length = unit * 0.2;
    return upright(length, length * 0.34, plainLeaf(length, length * 0.36, FAINT, { bend: 0.1 }));
  });
  const bed = new Arrangement(area);
  const hero = (x: number, y: number, r: number, lean: number): void => {
    const leaves = [-150, 150, -122, 122, -98, 98, -172, 172]
      .map((turn, i) => {
        const length = r * (1.1 - 0.06 * i);
        const tone = i % 3 === 2 ? TONES[3] : TONES[1];
        return turned(
          0,
          -r * 0.08,
          turn,
          plainLeaf(length, length * 0.34, tone, {
            outline: 'oval',
            bend: turn > 0 ? -0.22 : 0.22,
            veins: 6,
            hatched: true,
          }),
        );
      })
      .join('');
    bed.put(x * width, y * height, lean, {
      discs: [
        [0, -r * 0.5, r * 0.62],
        [-r * 0.5, -r * 0.4, r * 0.5],
        [r * 0.5, -r * 0.4, r * 0.5],
        [-r * 0.5, r * 0.42, r * 0.46],
        [r * 0.5, r * 0.42, r * 0.46],
        [0, r * 0.5, r * 0.5],
      ],
      drawing: leaves + protea(r),
    });
  };
  hero(0.27, 0.31, unit * 0.265, -9);
  hero(0.77, 0.81, unit * 0.265, 9);
  const second = (x: number, y: number, lean: number): void => {
    const r = unit * 0.165;
    const leaves = [-128, 128, -160, 160, -95, 95]
      .map((turn) =>
        turned(
          0,
          -r * 0.2,
          turn,
          plainLeaf(r * 1.15, r * 0.3, TONES[3], { bend: turn > 0 ? -0.2 : 0.2, veins: 4 }),
        ),
      )
      .join('');
    bed.put(x * width, y * height, lean, {
      discs: [
        [0, -r * 0.5, r * 0.85],
        [0, r * 0.4, r * 0.8],
      ],
      drawing: leaves + pincushion(r),
    });
  };
  second(0.75, 0.27, 14);
  second(0.25, 0.77, -14);
  bed.fill(900, -unit * 0.034, chance, (i) => {
    const length = unit * 0.23;
    if (i % 4 === 0) return upright(length * 1.05, length * 0.4, aloe(length * 1.05));
    if (i % 4 === 1) return upright(length, length * 0.4, heath(length, ink(1, 0.85)));
    if (i % 4 === 2)
      return { discs: [[0, 0, unit * 0.066]], drawing: daisy(unit * 0.07, ink(2), ink(1)) };
    return upright(length, length * 0.46, spray(length, 5, TONES[1], { berries: ink(1) }));
  });
  bed.fill(1600, -unit * 0.016, chance, (i) => {
    const length = unit * (0.09 + 0.04 * chance());
    if (i % 3 === 0)
      return { discs: [[0, 0, unit * 0.03]], drawing: daisy(unit * 0.032, ink(1, 0.8), ink(2)) };
    return upright(
      length,
      length * 0.36,
      plainLeaf(length, length * 0.36, TONES[i % 2 ? 1 : 3], { bend: 0.2, veins: 3 }),
    );
  });
  bed.fill(90, unit * 0.004, chance, (i) => {
    const r = unit * 0.009;
    return { discs: [[0, 0, r]], drawing: dot(0, 0, r, i % 2 ? ink(2) : ink(3)) };
  });
  return { behind: below.content(), printed: bed.content(), block: true };
};

/** Small sprigs in half drop, each with one open flower and two buds, a dot between them. */
export const sprigs: Pattern = ({ width, height }) => {
  const unit = Math.min(width, height);
  const sprig = (x: number, y: number, side: 1 | -1): string =>
    turned(
      width * x,
      height * y,
      side * 10,
      `<g transform="scale(${side} 1)">${spray(unit * 0.58, 5, { light: ink(3), shade: ink(3, 0.75) }, { bow: 0.24, breadth: 0.5 })}` +
        `${turned(unit * 0.14, -unit * 0.6, 20, daisy(unit * 0.15, ink(1), ink(2)))}` +
        `${[-58, 62].map((turn) => turned(unit * 0.02, -unit * 0.17, turn, `${plainLeaf(unit * 0.26, unit * 0.025, { light: ink(3), shade: ink(3) })}${turned(0, -unit * 0.24, 0, plainLeaf(unit * 0.12, unit * 0.1, { light: ink(1), shade: ink(2) }, { outline: 'spoon', vein: GROUND }))}`)).join('')}</g>`,
    );
  const seed = (x: number, y: number): string =>
    [0, 120, 240]
      .map((turn) =>
        turned(width * x, height * y, turn, dot(0, -unit * 0.032, unit * 0.017, ink(2))),
      )
      .join('');
  return {
    printed: sprig(0.21, 0.52, 1) + sprig(0.79, 1.02, -1) + seed(0.76, 0.24) + seed(0.26, 0.74),
    block: true,
  };
};
