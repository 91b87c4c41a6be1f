import type { ItemGroupTile } from '@selvedge/contract/content-parts';
import { itemGroupName } from '@selvedge/contract/item-groups';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Tile, TileGrid } from '../../ui/tile/tile.tsx';
import { exploreUrl, isCollectionLink, shownTiles, type TileMode, tileUrl } from './group-tile.ts';

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
