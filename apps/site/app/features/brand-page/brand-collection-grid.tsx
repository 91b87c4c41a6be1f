import type { BrandCollection } from '@selvedge/contract/brand-content';
import { collectionUrl } from '@selvedge/contract/urls';
import { Card } from '../../ui/card/card.tsx';
import { CARD_PICTURE_WIDTH_PX } from '../../ui/card/card-picture-width.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './brand-collection-grid.module.css';
import { brandCollections } from './brand-collections.ts';

const PICTURE_SIZES = '(width <= 600px) 46vw, 31vw';

/** The collections of a brand with their applications. Source: BRAND-03, BRAND-04. */
export function BrandCollectionGrid(props: { readonly collections: readonly BrandCollection[] }) {
  return (
    <ul className={styles.grid}>
      {brandCollections(props.collections).map(
        ({ collection_name, application_name, item_group_code, url }) => (
          <li key={`${collection_name} ${application_name}`}>
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
                />
              }
              title={collection_name}
              details={application_name}
              scale="growing"
            />
          </li>
        ),
      )}
    </ul>
  );
}
