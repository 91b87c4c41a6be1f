import type { CollectionCard } from '@selvedge/contract/content-parts';
import { collectionUrl } from '@selvedge/contract/urls';
import { Card } from '../../ui/card/card.tsx';
import { CARD_PICTURE_WIDTH_PX } from '../../ui/card/card-picture-width.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { categoryCollections } from './category-page.ts';
import styles from './collection-cards.module.css';

/** The collections of a category. Source: APPTYPE-07. */
export function CollectionCards({ cards }: { readonly cards: readonly CollectionCard[] }) {
  return (
    <ul className={styles.grid}>
      {categoryCollections(cards).map((card) => (
        <li key={card.collection_name}>
          <Card
            href={collectionUrl(card.item_group_code, card.application_name, card.collection_name)}
            picture={
              <Picture
                src={card.url}
                alt=""
                ratio="portrait"
                placeholder={card.collection_name}
                maxWidthPx={CARD_PICTURE_WIDTH_PX}
                sizes="(width <= 600px) 46vw, (width < 1200px) 31vw, 23vw"
              />
            }
            title={card.collection_name}
            details={card.application_name}
            scale="growing"
          />
        </li>
      ))}
    </ul>
  );
}
