import type { ItemGroupTile } from '@selvedge/contract/content-parts';
import {
  HIDDEN_TILE_GROUPS,
  ITEM_GROUP,
  itemGroupName,
  PRODUCT_GROUPS,
} from '@selvedge/contract/item-groups';
import { fold } from '@selvedge/contract/text';
import {
  categoryUrl,
  collectionByIdUrl,
  itemGroupUrl,
  wallpaperUrl,
} from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Tile, TileGrid } from '../../ui/tile/tile.tsx';

/** Rooms are wider than tiles: a picture that fills its tile is wider than it. */
const SIZES = '(width >= 900px) 57vw, (width > 600px) 84vw, 131vw';

/**
 * A section of image tiles of the groups and collections that content names, but for rugs and homeware. Titles and buttons are off on the home page;
 * the link then names the group to assistive technology alone. `missing` stands in their place where there are none.
 * Source: HOME-03 to HOME-11, ERR-10.
 */
export function ItemGroupTiles(props: {
  readonly tiles: readonly ItemGroupTile[];
  readonly mode: TileMode;
  readonly titles?: boolean;
  readonly buttons?: boolean;
  readonly missing?: ReactNode;
}) {
  const { mode, titles = false, buttons = false, missing = null } = props;
  const tiles = shownTiles(props.tiles);
  if (tiles.length === 0) return missing;
  return (
    <Section label="Browse by category">
      <TileGrid>
        {tiles.map((tile) => {
          const name = isCollectionLink(tile)
            ? tile.url_title
            : tile.item_group || itemGroupName(tile.item_group_code);
          return (
            <Tile
              key={`${tile.item_group_code} ${tile.url_title} ${tile.id}`}
              name={name}
              picture={
                <Picture src={tile.url} alt="" ratio="fill" placeholder={name} sizes={SIZES} />
              }
              action={{ href: tileUrl(tile, mode) }}
              title={titles ? name : undefined}
              button={buttons ? { text: 'Explore More', href: exploreUrl(tile, mode) } : undefined}
            />
          );
        })}
      </TileGrid>
    </Section>
  );
}

/** Where the tiles of a section lead that name a group alone: to it, or to its category of an application type. */
export type TileMode =
  /** Without a wallpaper range of the house's own the wallpaper tile leads to the group. */
  | { readonly kind: 'ordinary'; readonly ownWallpaperRange: string }
  | {
      readonly kind: 'application-type';
      readonly itemGroup: string;
      readonly applicationType: string;
    };

/** What of a tile says where it leads. */
type TilePlace = Pick<ItemGroupTile, 'item_group_code'> &
  Partial<Pick<ItemGroupTile, 'url_title' | 'id'>>;

type GroupOfTile = Pick<ItemGroupTile, 'item_group_code' | 'item_group'>;

const ORDER = PRODUCT_GROUPS.map(({ code }): string => code);

/** The place of a group: as the header has them, and any other group after those. */
function place(code: string): number {
  const found = ORDER.indexOf(code);
  return found === -1 ? ORDER.length : found;
}

/**
 * A tile with the code of its group, which is found by the group's name where content gives that alone: the documents
 * print nothing else of an application type's tiles. Source: ENT-13.
 */
function withCode<T extends GroupOfTile>(tile: T): T {
  if (tile.item_group_code !== '') return tile;
  const named = PRODUCT_GROUPS.find(({ code, name }) =>
    [code, fold(name)].includes(fold(tile.item_group)),
  );
  return named ? { ...tile, item_group_code: named.code } : tile;
}

/** The tiles that show, in the header's order: homeware and rugs have none. Source: HOME-05, APPTYPE-02. */
export function shownTiles<T extends GroupOfTile>(tiles: readonly T[]): T[] {
  return tiles
    .map(withCode)
    .filter((tile) => !HIDDEN_TILE_GROUPS.includes(tile.item_group_code))
    .sort((a, b) => place(a.item_group_code) - place(b.item_group_code));
}

/** Whether a tile opens a collection instead of its group. Source: HOME-10, decision 43. */
const isCollectionLink = ({ url_title = '', id = '' }: Partial<TilePlace>): boolean =>
  url_title !== '' && id !== '';

/** Where a tile leads. Source: HOME-08 to HOME-11. */
export function tileUrl(tile: TilePlace, mode: TileMode): string {
  if (isCollectionLink(tile)) return collectionByIdUrl(tile.url_title ?? '', tile.id ?? '');
  switch (mode.kind) {
    case 'application-type':
      return categoryUrl(mode.itemGroup, mode.applicationType, tile.item_group_code);
    case 'ordinary':
      return tile.item_group_code === ITEM_GROUP.wallpaper && mode.ownWallpaperRange !== ''
        ? wallpaperUrl(mode.ownWallpaperRange)
        : itemGroupUrl(tile.item_group_code);
  }
}

/** Where a tile's "Explore More" leads: as the tile, but for collections with a comma after the id. Source: HOME-10. */
export function exploreUrl(tile: TilePlace, mode: TileMode): string {
  return isCollectionLink(tile)
    ? collectionByIdUrl(tile.url_title ?? '', tile.id ?? '', true)
    : tileUrl(tile, mode);
}
