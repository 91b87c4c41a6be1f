import { drape } from './drape.ts';
import { FORMS, type FormName } from './forms/forms.ts';
import { stageOf } from './forms/stage.ts';
import { GROUNDS } from './grounds/ground.ts';
import { pictureHeightPx, type Structure } from './picture.ts';
import { seedOf } from './random.ts';
import { type Frame, WHOLE } from './raster.ts';
import { FULL_HEIGHT_PX, FULL_WIDTH_PX, type Sight } from './relief.ts';
import { separations } from './separations.ts';
import type { Sheet } from './sheet.ts';

/** A close view shows this much of the whole, seen larger. */
const CLOSE_MAGNIFY = 3.4;
/** A plain cloth has no drawing to step back from: it is shown from nearer by. */
const PLAIN_MAGNIFY = 1.8;
const PLAIN_CLOSE_MAGNIFY = 4.4;
/** How much brighter than the mean the upper left of a cloth is, where the window stands. */
const WINDOW_LIGHT = 0.045;

/** Draws the structure of a picture of this width. The same arguments always give the same bytes. */
export async function drawSheet(structure: Structure, widthPx: number): Promise<Sheet> {
  if (structure.view === 'draped') {
    return drape(await drawSheet({ ...structure, view: 'front' }, widthPx));
  }
  const close = structure.view === 'close';
  const magnify = magnifyOf(structure);
  const heightPx = pictureHeightPx(widthPx);
  const sight: Sight = { widthPx, heightPx, magnify, seed: seedOf(structure.seed) };
  const relief = GROUNDS[structure.ground](sight);
  const frame = close ? closeFrame(structure) : WHOLE;
  const inks = await separations(structure, relief, sight, frame);
  const sheet = { widthPx, heightPx, inks, light: byTheWindow(relief.light, widthPx, heightPx) };
  if (structure.form === 'cloth' || close) return sheet;
  return staged(sheet, structure.form);
}

/** How much larger than the whole (see `Quality.shownCm`) a view shows its cloth. */
export function magnifyOf({ form, pattern, view }: Structure): number {
  const plain = form === 'cloth' && (pattern === 'plain' || pattern === 'twoTone');
  if (view === 'close') return plain ? PLAIN_CLOSE_MAGNIFY : CLOSE_MAGNIFY;
  return plain ? PLAIN_MAGNIFY : 1;
}

/** Lets daylight fall softly over a cloth. It fades as waves do, so that the edges still meet. */
function byTheWindow(light: Uint8Array, widthPx: number, heightPx: number): Uint8Array {
  const across = Float32Array.from({ length: widthPx }, (_, x) =>
    Math.cos(2 * Math.PI * (x / widthPx - 0.3)),
  );
  const lit = new Uint8Array(light.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const down = Math.cos(2 * Math.PI * (y / heightPx - 0.22));
    for (let x = 0; x < widthPx; x++, i++) {
      const value =
        (light[i] as number) * (1 + (WINDOW_LIGHT * ((across[x] as number) + down)) / 2);
      lit[i] = Math.min(255, value);
    }
  }
  return lit;
}

/** The part of the whole that is seen close up: about the middle of one motif. */
function closeFrame(structure: Structure): Frame {
  const width = FULL_WIDTH_PX / CLOSE_MAGNIFY;
  const height = FULL_HEIGHT_PX / CLOSE_MAGNIFY;
  if (structure.form !== 'cloth') {
    const form = FORMS[structure.form];
    const edge = form.drawn?.x ?? 0;
    return { x: Math.max(edge, 300 - width * 0.7), y: 330 - height / 2, width, height };
  }
  const tileWidth = FULL_WIDTH_PX / structure.across;
  const tileHeight = FULL_HEIGHT_PX / structure.down;
  const middleX = tileWidth * (Math.floor(structure.across / 2) + 0.3);
  const middleY = tileHeight * (Math.floor(structure.down / 2) + 0.32);
  return { x: middleX - width / 2, y: middleY - height / 2, width, height };
}

async function staged(sheet: Sheet, name: FormName): Promise<Sheet> {
  const { outline, shadow, body } = await stageOf(name, sheet);
  const light = new Uint8Array(sheet.light.length);
  for (let i = 0; i < light.length; i++) {
    const value = ((sheet.light[i] as number) * (body[i] as number)) / 128;
    light[i] = Math.min(255, value);
  }
  return { ...sheet, light, stage: { outline, shadow } };
}
