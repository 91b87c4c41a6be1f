import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureBytes } from './draw-job.ts';
import { drawSheet } from './draw-sheet.ts';
import { FORMS } from './forms/forms.ts';
import { GROUNDS } from './grounds/ground.ts';
import { PATTERNS, type PatternName } from './patterns/patterns.ts';
import { type Picture, pictureKey, type Structure } from './picture.ts';
import type { Sheet } from './sheet.ts';

/** `Object.keys` forgets that it gives the names of a closed table. */
const namesOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

const cloth: Structure = {
  ground: 'linen',
  pattern: 'trellis',
  seed: 'a test',
  across: 2,
  down: 3,
  form: 'cloth',
  view: 'front',
};
const dyes = ['#d8cdb8', '#8f3b2e', '#c98f3f', '#4f6e4c'] as const;
const picture = (structure: Partial<Structure>, widthPx = 120): Picture => ({
  structure: { ...cloth, ...structure },
  dyes,
  widthPx,
});

/** The mean difference of two columns or rows of a sheet, in light. */
function step(sheet: Sheet, axis: 'x' | 'y', from: number, to: number): number {
  const { widthPx, heightPx, light } = sheet;
  const length = axis === 'x' ? heightPx : widthPx;
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const at = (k: number): number => light[axis === 'x' ? i * widthPx + k : k * widthPx + i] ?? 0;
    sum += Math.abs(at(from) - at(to));
  }
  return sum / length;
}

/** The mean difference of two columns or rows of a sheet, in ink. */
function inkStep(sheet: Sheet, axis: 'x' | 'y', from: number, to: number): number {
  const { widthPx, heightPx, inks } = sheet;
  const length = axis === 'x' ? heightPx : widthPx;
  let sum = 0;
  for (let i = 0; i < length; i++) {
    for (let ink = 0; ink < 3; ink++) {
      const at = (k: number): number =>
        inks[(axis === 'x' ? i * widthPx + k : k * widthPx + i) * 3 + ink] ?? 0;
      sum += Math.abs(at(from) - at(to));
    }
  }
  return sum / length;
}

/** Whether no more changes over an edge than from one line to the next within. */
function expectEdgesToMeet(sheet: Sheet, axis: 'x' | 'y'): void {
  const length = axis === 'x' ? sheet.widthPx : sheet.heightPx;
  const inside = Array.from({ length: length - 1 }, (_, i) => inkStep(sheet, axis, i, i + 1));
  expect(inkStep(sheet, axis, length - 1, 0), axis).toBeLessThanOrEqual(
    Math.max(...inside) * 1.05 + 1,
  );
}

/** What the rasteriser's rounding may differ by, of 255, where many edges lie over one another. */
const ROUNDING = 8;

const GROUNDS_THAT_REPEAT = namesOf(GROUNDS).filter(
  (name) => name !== 'pile' && name !== 'kilim' && name !== 'glaze',
);
const PATTERNS_THAT_REPEAT: readonly PatternName[] = [
  'ticking',
  'deckStripe',
  'fallenLeaves',
  'climbingBranch',
  'proteas',
  'fanPalms',
  'sprigs',
  'damask',
  'trellis',
  'ogee',
  'scallops',
  'gables',
  'speckle',
  'chevron',
];
/** Their yarns carry the colours, and no two yarns are alike: repeats are alike, not equal, and the edges meet. */
const WOVEN_PATTERNS: readonly PatternName[] = [
  'plain',
  'twoTone',
  'awning',
  'pinstripe',
  'gingham',
  'plaid',
  'windowpane',
  'ikat',
];
/** They go on sideways alone: a sky does not meet the ground. */
const MURALS: readonly PatternName[] = ['ranges', 'reedBed'];
/** Drawn once on a whole rug or plate. */
const WHOLE_PATTERNS: readonly PatternName[] = [
  'medallion',
  'kilimBands',
  'atlasLattice',
  'plainBorder',
  'arcs',
  'rings',
  'rimmed',
  'banded',
  'brushed',
];

// Some drawings hold thousands of strokes: a busy machine takes a while.
describe('pictures', { timeout: 60_000 }, () => {
  test('the same picture has the same bytes and the same name, another dye another', async () => {
    const one = picture({});
    expect(await pictureBytes(one)).toEqual(await pictureBytes(picture({})));
    expect(pictureKey(one)).toBe(pictureKey(picture({})));
    const other: Picture = {
      ...one,
      dyes: ['#2f3f66', dyes[1], dyes[2], dyes[3]],
    };
    expect(pictureKey(other)).not.toBe(pictureKey(one));
    expect(await pictureBytes(other)).not.toEqual(await pictureBytes(one));
  });

  test('they are JPEG of four by five', async () => {
    const { format, width, height } = await sharp(await pictureBytes(picture({}))).metadata();
    expect([format, width, height]).toEqual(['jpeg', 120, 150]);
  });

  test.each(GROUNDS_THAT_REPEAT)('%s goes on over the edges', async (ground) => {
    const sheet = await drawSheet({ ...cloth, ground, pattern: 'plain' }, 600);
    for (const [axis, length] of [
      ['x', sheet.widthPx],
      ['y', sheet.heightPx],
    ] as const) {
      const inside = Array.from({ length: length - 1 }, (_, i) => step(sheet, axis, i, i + 1));
      expect(step(sheet, axis, length - 1, 0)).toBeLessThanOrEqual(Math.max(...inside) * 1.05);
    }
  });

  test.each(PATTERNS_THAT_REPEAT)('%s repeats exactly', async (pattern) => {
    const sheet = await drawSheet({ ...cloth, ground: 'paper', pattern, across: 2, down: 3 }, 300);
    const { widthPx, heightPx, inks } = sheet;
    for (let y = 0; y < heightPx; y += 7) {
      for (let x = 0; x < widthPx; x += 7) {
        const here = (y * widthPx + x) * 3;
        const right = (y * widthPx + ((x + widthPx / 2) % widthPx)) * 3;
        const below = (((y + heightPx / 3) % heightPx) * widthPx + x) * 3;
        for (let c = 0; c < 3; c++) {
          expect(Math.abs((inks[here + c] ?? 0) - (inks[right + c] ?? 0))).toBeLessThanOrEqual(
            ROUNDING,
          );
          expect(Math.abs((inks[here + c] ?? 0) - (inks[below + c] ?? 0))).toBeLessThanOrEqual(
            ROUNDING,
          );
        }
      }
    }
  });

  test('every drawing is of one kind: it repeats, is woven, is a mural or is whole', () => {
    const kinds = [PATTERNS_THAT_REPEAT, WOVEN_PATTERNS, MURALS, WHOLE_PATTERNS].flat();
    expect(kinds.toSorted()).toEqual(namesOf(PATTERNS).toSorted());
  });

  test.each(WOVEN_PATTERNS)('%s goes on over the edges', async (pattern) => {
    const sheet = await drawSheet({ ...cloth, pattern }, 300);
    expectEdgesToMeet(sheet, 'x');
    expectEdgesToMeet(sheet, 'y');
  });

  test.each(MURALS)('%s goes on to its sides', async (pattern) => {
    const mural = { ...cloth, ground: 'paper', pattern, across: 1, down: 1 } as const;
    expectEdgesToMeet(await drawSheet(mural, 300), 'x');
  });

  test('every drawing can be drawn, all but a bare ground use ink, and each is always the same', async () => {
    for (const pattern of namesOf(PATTERNS)) {
      const { inks } = await drawSheet({ ...cloth, pattern }, 60);
      expect(
        inks.some((share) => share > 100),
        pattern,
      ).toBe(true);
      expect((await drawSheet({ ...cloth, pattern }, 60)).inks, pattern).toEqual(inks);
    }
  });

  test('every ground is always the same, and another where another seed draws it', async () => {
    for (const ground of namesOf(GROUNDS)) {
      const structure: Structure = { ...cloth, ground, pattern: 'plain' };
      const { light } = await drawSheet(structure, 60);
      expect((await drawSheet(structure, 60)).light, ground).toEqual(light);
      const other = await drawSheet({ ...structure, seed: 'another test' }, 60);
      // A glaze is smooth: nothing in it is left to chance.
      if (ground !== 'glaze') expect(other.light, ground).not.toEqual(light);
    }
  });

  test('what is shown whole stands on an even backdrop, with its shadow to the lower right', async () => {
    for (const form of namesOf(FORMS)) {
      const { stage } = await drawSheet({ ...cloth, form }, 120);
      expect(stage?.outline[0], form).toBe(0);
      expect(stage?.outline[75 * 120 + 60], form).toBe(255);
      expect(
        stage?.shadow.some((value) => value > 100),
        form,
      ).toBe(true);
    }
  });

  test('a close view is drawn anew, not enlarged: it has more light and shade than the whole', async () => {
    const spread = ({ light }: Sheet): number => Math.max(...light) - Math.min(...light);
    const far = await drawSheet({ ...cloth, pattern: 'plain' }, 120);
    const near = await drawSheet({ ...cloth, pattern: 'plain', view: 'close' }, 120);
    expect(spread(near)).toBeGreaterThan(spread(far));
  });
});
