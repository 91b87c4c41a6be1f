import type { CollectionCard } from '@selvedge/contract/content-parts';
import { collectionUrl } from '@selvedge/contract/urls';
import { Card } from '../../ui/card/card.tsx';
import { CARD_PICTURE_WIDTH_PX } from '../../ui/card/card-picture-width.ts';
import { spansOf } from '../../ui/card/last-row.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../../ui/tile/tile-picture-width.ts';
import styles from './collection-grid.module.css';

const COLUMNS = { small: 2, medium: 4, large: 6 } as const;

/** By how many columns a card takes. */
const LARGE = { 1: '15rem', 2: '30vw', 3: '46vw', 6: '92vw' } as const;
const MEDIUM = { 1: '24vw', 2: '46vw', 4: '92vw' } as const;

/**
 * Collection cards in 2 columns on small screens, 4 on medium and 6 on large; those of a last row that is not full share
 * it. Source: APP-06, APP-07.
 */
export function CollectionGrid(props: {
  readonly cards: readonly CollectionCard[];
  /** Shows the application under the name, where collections of several stand side by side. */
  readonly applications?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {props.cards.map(({ collection_name, url, item_group_code, application_name }, at) => {
        const spans = spansOf(at, props.cards.length, COLUMNS);
        return (
          <li
            key={`${item_group_code} ${application_name} ${collection_name}`}
            data-small={spans.small}
            data-medium={spans.medium}
            data-large={spans.large}
          >
            <Card
              href={collectionUrl(item_group_code, application_name, collection_name)}
              picture={
                <Picture
                  src={url}
                  alt=""
                  ratio="portrait"
                  placeholder={collection_name}
                  maxWidthPx={widestPx(spans)}
                  sizes={sizesOf(spans)}
                  className={styles.picture}
                />
              }
              title={collection_name}
              {...(props.applications && { details: application_name })}
            />
          </li>
        );
      })}
    </ul>
  );
}

type Spans = Record<keyof typeof COLUMNS, number>;

const sizesOf = ({ small, medium, large }: Spans): string =>
  `(width >= 1200px) ${widthOf(LARGE, large)}, (width >= 900px) ${widthOf(MEDIUM, medium)}, ${small === 2 ? '92vw' : '44vw'}`;

const widthOf = (widths: Readonly<Record<number, string>>, span: number): string =>
  widths[span] ?? '92vw';

/** What a card that takes a row of the page alone asks for. */
const WHOLE_ROW_PICTURE_WIDTH_PX = 1920;

/** What takes more of a row is looked at more closely than one of many. */
const widestPx = ({ small, medium, large }: Spans): number => {
  if (medium === COLUMNS.medium || large === COLUMNS.large) return WHOLE_ROW_PICTURE_WIDTH_PX;
  return small === 2 || medium > 1 || large > 1 ? TILE_PICTURE_WIDTH_PX : CARD_PICTURE_WIDTH_PX;
};
