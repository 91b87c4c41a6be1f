import type { CollectionCard } from '@selvedge/contract/content-parts';
import { compareLabels, fold } from '@selvedge/contract/text';
import { collectionUrl } from '@selvedge/contract/urls';
import { CARD_PICTURE_WIDTH_PX, Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './collection-grid.module.css';

/** How wide the layout shows a card's picture. */
const PICTURE_SIZES = '(width >= 1200px) 15rem, (width >= 900px) 24vw, 44vw';

/** Equal collection cards in 2 columns on small screens, 4 on medium and 6 on large. Source: APP-06, APP-07. */
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

/**
 * The collections that content names, sorted by collection_name, each of an application once; those without a name are
 * left out. Source: APP-06, ENT-03.
 */
export function collectionCards(cards: readonly CollectionCard[]): CollectionCard[] {
  const named = cards.filter(({ collection_name }) => collection_name !== '');
  const once = new Map(
    named
      .toReversed()
      .map((card) => [
        fold(`${card.item_group_code}\n${card.application_name}\n${card.collection_name}`),
        card,
      ]),
  );
  return [...once.values()].sort((a, b) => compareLabels(a.collection_name, b.collection_name));
}
