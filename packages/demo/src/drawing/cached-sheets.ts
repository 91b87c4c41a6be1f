import { hung } from './drape.ts';
import { drawSheet } from './draw-sheet.ts';
import { type Picture, pictureHeightPx, type Structure, structureKey } from './picture.ts';
import { resized } from './raster.ts';
import type { Sheet } from './sheet.ts';

/**
 * The sheets of a design's pictures in their widths. Each structure is drawn once, as wide as the widest
 * of them, and made smaller for the others: yarns and thousands of strokes take a hundred times as long. A draped cloth
 * is the flat one, hung.
 *
 * @param pictures all of the design, so that the same picture has the same sheet whichever of them are missing
 */
export function cachedSheets(
  pictures: readonly Picture[],
): (structure: Structure, widthPx: number) => Promise<Sheet> {
  const widest = new Map<string, number>();
  for (const { structure, widthPx } of pictures) {
    const key = structureKey(flatOf(structure));
    const neededPx = structure.view === 'draped' ? halfOf(widthPx) : widthPx;
    widest.set(key, Math.max(widest.get(key) ?? 0, neededPx));
  }
  const flats = new Map<string, Promise<Sheet>>();
  const flat = (structure: Structure, widthPx: number): Promise<Sheet> => {
    const key = structureKey(structure);
    const sheet = flats.get(key) ?? drawSheet(structure, widest.get(key) ?? widthPx);
    flats.set(key, sheet);
    return sheet;
  };
  const sheets = new Map<string, Promise<Sheet>>();
  const made = async (structure: Structure, widthPx: number): Promise<Sheet> => {
    const drawn = await flat(flatOf(structure), widthPx);
    if (structure.view !== 'draped') return smaller(drawn, widthPx);
    return hung(await smaller(drawn, halfOf(widthPx)), widthPx);
  };
  return (structure, widthPx) => {
    const key = `${widthPx}|${structureKey(structure)}`;
    const sheet = sheets.get(key) ?? made(structure, widthPx);
    sheets.set(key, sheet);
    return sheet;
  };
}

/** What is drawn of a structure: a draped one is hung from its front. */
const flatOf = (structure: Structure): Structure =>
  structure.view === 'draped' ? { ...structure, view: 'front' } : structure;

/** Cloth in folds shows more of itself: what hangs in a picture is drawn half as wide. */
const halfOf = (widthPx: number): number => Math.ceil(widthPx / 2);

/** The same sheet, narrower. */
async function smaller(sheet: Sheet, widthPx: number): Promise<Sheet> {
  if (widthPx === sheet.widthPx) return sheet;
  const heightPx = pictureHeightPx(widthPx);
  const shrunk = (bytes: Uint8Array, channels: 1 | 3): Promise<Uint8Array> =>
    resized(bytes, sheet, { widthPx, heightPx }, { channels });
  const { inks, light, stage } = sheet;
  return {
    widthPx,
    heightPx,
    inks: await shrunk(inks, 3),
    light: await shrunk(light, 1),
    ...(stage && {
      stage: { outline: await shrunk(stage.outline, 1), shadow: await shrunk(stage.shadow, 1) },
    }),
  };
}
