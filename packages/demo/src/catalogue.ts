import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Collection, DesignRow } from './collections/collection.ts';
import { FABRIC_PLAINS } from './collections/fabric-plains.ts';
import { FABRIC_PRINTS } from './collections/fabric-prints.ts';
import { FABRIC_STRIPES } from './collections/fabric-stripes.ts';
import { HOMEWARE } from './collections/homeware.ts';
import { RUGS } from './collections/rugs.ts';
import { WALLPAPERS } from './collections/wallpaper.ts';
import { type Colourway, PALETTES } from './palettes.ts';
import { QUALITIES } from './qualities/qualities.ts';
import type { Quality } from './qualities/quality.ts';
import { PIECES, type Piece } from './sizes.ts';

/** One thing for sale, before it is written out as a product. */
export interface Article {
  readonly group: string;
  readonly collection: Collection;
  readonly row: DesignRow;
  readonly quality: Quality;
  readonly colourway: Colourway;
  /** Absent for cloth and paper, which are sold by length. */
  readonly piece?: Piece;
}

const GROUPS: readonly (readonly [group: string, collections: readonly Collection[]])[] = [
  [ITEM_GROUP.fabric, [...FABRIC_PLAINS, ...FABRIC_PRINTS, ...FABRIC_STRIPES]],
  [ITEM_GROUP.wallpaper, WALLPAPERS],
  [ITEM_GROUP.rugs, RUGS],
  [ITEM_GROUP.homeware, HOMEWARE],
];

/** Every article of the demo, in the order of the tables: collection, design, colour, size. */
export function articles(): Article[] {
  return GROUPS.flatMap(([group, collections]) =>
    collections.flatMap((collection) =>
      collection.designs.flatMap((row) => articlesOfDesign(group, collection, row)),
    ),
  );
}

function articlesOfDesign(group: string, collection: Collection, row: DesignRow): Article[] {
  const [, qualityName, , , paletteName, , , pieceSet] = row;
  const quality = QUALITIES[qualityName];
  return PALETTES[paletteName].flatMap((colourway): Article[] => {
    const article = { group, collection, row, quality, colourway };
    return pieceSet ? PIECES[pieceSet].map((piece) => ({ ...article, piece })) : [article];
  });
}
