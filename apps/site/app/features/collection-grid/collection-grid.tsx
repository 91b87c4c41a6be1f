import { collectionUrl } from '@selvedge/contract/urls';
import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './collection-grid.module.css';
import type { CollectionCard } from './collections-of-application.ts';

const PICTURE_SIZES = '(width <= 600px) 46vw, (width < 1200px) 24vw, 16vw';

/** Collection cards in 2 columns on small screens, 4 on medium and 6 on large. Source: APP-06, APP-07. */
export function CollectionGrid({ cards }: { readonly cards: readonly CollectionCard[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map(({ collection_name, url, item_group_code, application_name }) => (
        <li key={collection_name}>
          <Anchor
            href={collectionUrl(item_group_code, application_name, collection_name)}
            className={styles.card}
          >
            <Picture
              src={url}
              alt=""
              ratio="portrait"
              placeholder={collection_name}
              sizes={PICTURE_SIZES}
              className={styles.picture}
            />
            <span className={styles.name}>{collection_name}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
