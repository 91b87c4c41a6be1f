import { drape } from './drape.ts';
import { encode } from './draw-job.ts';
import { drawSheet } from './draw-sheet.ts';
import { dye } from './dye.ts';
import { type Picture, type Structure, structureKey } from './picture.ts';
import type { Sheet } from './sheet.ts';

/** A sheet of full width takes some 20 MB; the views and the colours of one design are often wanted together. */
const MAX_SHEETS = 4;
/** Of 100. What is drawn wide is made smaller and written again before anyone sees it. */
const WIDE_QUALITY = 86;

/**
 * The bytes of a picture drawn in this width, as a JPEG: the same picture in the same width gives the same bytes. Sheets
 * that are at hand are used again, and of those that were, the last ones are left there.
 */
export async function drawWide(
  { structure, dyes }: Picture,
  drawnPx: number,
  sheets: Map<string, Sheet>,
): Promise<Buffer> {
  const sheet = await sheetOf(structure, drawnPx, sheets);
  for (const key of sheets.keys()) {
    if (sheets.size <= MAX_SHEETS) break;
    sheets.delete(key);
  }
  return encode(dye(sheet, dyes), sheet, WIDE_QUALITY);
}

/**
 * The sheet of a structure in a width, found among those at hand or drawn and put there. A draped cloth is the flat
 * one, hung: it is drawn from that where that is at hand.
 */
async function sheetOf(
  structure: Structure,
  widthPx: number,
  sheets: Map<string, Sheet>,
): Promise<Sheet> {
  const keyOf = (of: Structure): string => `${widthPx}|${structureKey(of)}`;
  const key = keyOf(structure);
  const known = sheets.get(key);
  if (known) return known;
  const flat = sheets.get(keyOf({ ...structure, view: 'front' }));
  const sheet =
    structure.view === 'draped' && flat ? drape(flat) : await drawSheet(structure, widthPx);
  sheets.set(key, sheet);
  return sheet;
}
