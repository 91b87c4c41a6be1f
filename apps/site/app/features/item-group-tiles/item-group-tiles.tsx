import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { exploreUrl, type GroupTile, type TileMode, tileUrl } from './group-tile.ts';
import styles from './item-group-tiles.module.css';

const SIZES = '(width > 600px) 50vw, 100vw';

/**
 * Image tiles on the 12-column grid, one a row on phones and two from small screens on. Titles and buttons are off on
 * the home page; the link then names group and count to assistive technology alone. [HOME-03] [HOME-04] [HOME-06]
 */
export function ItemGroupTiles(props: {
  readonly tiles: readonly GroupTile[];
  readonly mode: TileMode;
  readonly titles?: boolean;
  readonly buttons?: boolean;
}) {
  const { tiles, mode, titles = false, buttons = false } = props;
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile, place) => (
        <li key={tile.id ?? tile.item_group_code} className={styles.tile}>
          <Anchor href={tileUrl(tile, mode)} className={styles.link} aria-label={tileName(tile)}>
            <Picture
              src={tile.url}
              alt={tile.alt}
              ratio="fill"
              placeholder={tile.item_group}
              priority={place < 2}
              sizes={SIZES}
              className={styles.picture}
            />
            {titles && <span className={styles.title}>{tile.item_group}</span>}
          </Anchor>
          {buttons && (
            <div className={styles.button}>
              <ButtonLink
                href={exploreUrl(tile, mode)}
                variant="outline"
                aria-label={`Explore More: ${tile.item_group}`}
              >
                Explore More
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function tileName({ item_group, products }: GroupTile): string {
  return `${item_group}, ${products} ${products === 1 ? 'product' : 'products'}`;
}
