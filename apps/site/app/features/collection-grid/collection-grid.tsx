import type { CollectionCard } from '@selvedge/contract/content-parts';
import { collectionUrl } from '@selvedge/contract/urls';
import { Card } from '../../ui/card/card.tsx';
import { CARD_PICTURE_WIDTH_PX } from '../../ui/card/card-picture-width.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './collection-grid.module.css';

const PICTURE_SIZES = '(width <= 600px) 46vw, (width < 900px) 46vw, (width < 1200px) 24vw, 15rem';

/** Collection cards in 2 columns on small screens, 4 on medium and 6 on large. Source: APP-06, APP-07. */
export function CollectionGrid(props: {
  readonly cards: readonly CollectionCard[];
  /** Shows the application under the name, where collections of several stand side by side. */
  readonly applications?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {props.cards.map(({ collection_name, url, item_group_code, application_name }) => (
        <li key={`${item_group_code} ${application_name} ${collection_name}`}>
          <Card
            href={collectionUrl(item_group_code, application_name, collection_name)}
            picture={
              <Picture
                src={url}
                alt=""
                ratio="portrait"
                placeholder={collection_name}
                maxWidthPx={CARD_PICTURE_WIDTH_PX}
                sizes={PICTURE_SIZES}
                className={styles.picture}
              />
            }
            title={collection_name}
            {...(props.applications && { details: application_name })}
          />
        </li>
      ))}
    </ul>
  );
}
