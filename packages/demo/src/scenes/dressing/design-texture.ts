import { type Article, articles } from '../../catalogue.ts';
import { type DesignTile, designTile } from '../../drawing/design-tile.ts';
import type { FormName } from '../../drawing/forms/forms.ts';
import { keepLatest } from '../../drawing/keep-latest.ts';
import type { DressedSlot } from '../rooms/room.ts';
import type { Cover } from './dressing.ts';
import { type Texture, texture } from './texture.ts';

/** Pixels of a repeat at full size; none is drawn wider, even where the repeat is a whole wall. */
const MAX_TILE_PX = 720;
/** Pixels to the metre of cloth at full size: a pixel of the nearest cloth is about as wide. */
const PX_PER_M = 600;
/** Width of a full-size scene, for which the pixels above are measured. */
const FULL_SCENE_PX = 1600;
/** A wider scene is drawn with textures so much wider and no more: its pixels are finer than its cloth by then. */
const MAX_SHARE = 1.25;
/** Height of a drawing to its width, where a cloth or a paper fills it. */
const SHEET_RATIO = 1.25;

/** Measures of pieces in the rooms, which are those of one of the sizes they are sold in. */
const PIECE_SIZE: Partial<Record<DressedSlot, readonly [widthCm: number, lengthCm: number]>> = {
  rug: [200, 300],
  tableware: [28, 28],
  bowl: [26, 26],
};

/** Textures that are kept: some more than one scene is dressed in, since each takes up to 20 MB. */
const MAX_KNOWN = 8;
const known = new Map<string, Promise<Texture>>();

/** The article of a design in a colour. Throws for one that the house does not have. */
export function articleOf([design, colour]: Cover, form?: FormName): Article {
  const found = articles().find(
    ({ row, colourway, piece }) =>
      row[0] === design &&
      colourway.name === colour &&
      (form === undefined || piece?.form === form),
  );
  if (!found) throw new RangeError(`The house has no ${design} in ${colour}`);
  return found;
}

/** Centimetres that one tile of an article covers, across and down. */
export function tileSizeCm(
  { row, quality }: Article,
  slot: DressedSlot,
): readonly [number, number] {
  const piece = PIECE_SIZE[slot];
  if (piece) return piece;
  const [, , , [across, down]] = row;
  // Cushions and throws are sewn of a cloth whose picture shows a cushion's width or half a throw's.
  const shown = quality.shownCm ?? (slot === 'throw' ? 75 : 50);
  return [shown / across, (shown * SHEET_RATIO) / down];
}

/** The texture of a design at its true scale, for a scene of this width. Scenes that follow one another share it. */
export function designTexture(cover: Cover, slot: DressedSlot, scenePx: number): Promise<Texture> {
  const key = [...cover, slot, scenePx].join('|');
  const drawn = known.get(key) ?? draw(cover, slot, scenePx);
  keepLatest(known, [key, drawn], MAX_KNOWN);
  return drawn;
}

async function draw(cover: Cover, slot: DressedSlot, scenePx: number): Promise<Texture> {
  const article = articleOf(cover, slot === 'rug' ? 'rug' : undefined);
  const { row, quality, colourway, piece } = article;
  const [name, , pattern, [across, down]] = row;
  const isPiece = slot in PIECE_SIZE;
  const [widthCm, heightCm] = tileSizeCm(article, slot);
  const share = Math.min(MAX_SHARE, scenePx / FULL_SCENE_PX);
  const widthPx = Math.max(
    8,
    Math.round(Math.min(MAX_TILE_PX, (widthCm / 100) * PX_PER_M) * share),
  );
  const structure = {
    ground: quality.ground,
    pattern,
    seed: name,
    across,
    down,
    form: isPiece ? (piece?.form ?? 'cloth') : 'cloth',
    view: 'front',
  } as const;
  const tile: DesignTile = await designTile(structure, colourway.dyes, widthPx);
  return texture(
    { width: tile.width, height: tile.height, rgb: tile.rgb },
    widthCm / 100,
    heightCm / 100,
  );
}
