import { dye } from './dye.ts';
import { FORMS } from './forms/forms.ts';
import { GROUNDS } from './grounds/ground.ts';
import type { Dyes, Structure } from './picture.ts';
import { seedOf } from './random.ts';
import { FULL_HEIGHT_PX, FULL_WIDTH_PX, type Sight } from './relief.ts';
import { separations } from './separations.ts';

/** A flat raster that goes on over its edges when it is laid edge to edge: 3 bytes a pixel, red, green, blue. */
export interface DesignTile {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8ClampedArray;
}

/**
 * One repeat of a design in these dyes, `widthPx` wide, seen straight on: the texture for whatever is covered with it.
 * Its width is `shownCm / across` of the cloth (see `Quality.shownCm`). For a rug or another thing with a form it is
 * that thing's whole drawing without its outline, backdrop and shadow, which does not repeat.
 */
export async function designTile(
  structure: Structure,
  dyes: Dyes,
  widthPx: number,
): Promise<DesignTile> {
  const form = structure.form === 'cloth' ? undefined : FORMS[structure.form];
  const frame = (form && 'drawn' in form ? form.drawn : undefined) ?? {
    x: 0,
    y: 0,
    width: FULL_WIDTH_PX / structure.across,
    height: FULL_HEIGHT_PX / structure.down,
  };
  const heightPx = Math.max(1, Math.round((widthPx * frame.height) / frame.width));
  const magnify = FULL_WIDTH_PX / frame.width;
  const sight: Sight = { widthPx, heightPx, magnify, seed: seedOf(structure.seed) };
  const relief = GROUNDS[structure.ground](sight);
  const inks = await separations(structure, relief, sight, frame);
  const sheet = { widthPx, heightPx, inks, light: relief.light };
  return { width: widthPx, height: heightPx, rgb: dye(sheet, dyes) };
}
