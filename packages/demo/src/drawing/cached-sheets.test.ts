import { expect, test } from 'vitest';
import { cachedSheets } from './cached-sheets.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Picture, Structure } from './picture.ts';

const front: Structure = {
  ground: 'linen',
  pattern: 'ticking',
  seed: 'a test',
  across: 2,
  down: 3,
  form: 'cloth',
  view: 'front',
};
const draped: Structure = { ...front, view: 'draped' };
const picture = (structure: Structure, widthPx: number): Picture => ({
  structure,
  dyes: ['#d8cdb8', '#8f3b2e', '#c98f3f', '#4f6e4c'],
  widthPx,
});
/** The mean of the light, which making a sheet smaller does not change. */
const meanOf = (light: Uint8Array): number =>
  light.reduce((sum, value) => sum + value, 0) / light.length;

test('a sheet is drawn as wide as the widest of them, and made smaller for the others', async () => {
  const sheetOf = cachedSheets([picture(front, 64), picture(front, 96), picture(draped, 64)]);
  const [wide, narrow, hanging] = await Promise.all([
    sheetOf(front, 96),
    sheetOf(front, 64),
    sheetOf(draped, 64),
  ]);
  expect(wide).toEqual(await drawSheet(front, 96));
  for (const { widthPx, heightPx, inks, light } of [narrow, hanging])
    expect([widthPx, heightPx, inks.length, light.length]).toEqual([64, 80, 15_360, 5120]);
  expect(Math.abs(meanOf(narrow.light) - meanOf(wide.light))).toBeLessThan(1);
  expect(narrow.inks).not.toEqual((await drawSheet(front, 64)).inks);
  expect(hanging.light).not.toEqual(narrow.light);
});

test('what is shown whole is made smaller with its outline and its shadow', async () => {
  const cushion: Structure = { ...front, form: 'cushion' };
  const sheetOf = cachedSheets([picture(cushion, 96), picture(cushion, 48)]);
  const { stage } = await sheetOf(cushion, 48);
  expect([stage?.outline.length, stage?.shadow.length]).toEqual([2880, 2880]);
  expect(stage?.outline[30 * 48 + 24]).toBe(255);
});

test('two draws of a design have the same sheets', async () => {
  const pictures = [picture(front, 96), picture(front, 64), picture(draped, 32)];
  for (const [structure, widthPx] of [
    [front, 64],
    [draped, 32],
  ] as const)
    expect(await cachedSheets(pictures)(structure, widthPx)).toEqual(
      await cachedSheets(pictures)(structure, widthPx),
    );
});
