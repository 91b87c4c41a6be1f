import { collectionUrl, groupColourUrl } from '@selvedge/contract/urls';
import { useQuery } from '@tanstack/react-query';
import { navigationQuery } from '../../data/navigation-queries.ts';
import { useContentService } from '../../data/services-context.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { CARD_PICTURE_WIDTH_PX } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { colourFamilyShade } from '../product-filter/rules/colour-families.ts';
import styles from './group-highlights.module.css';

const PICTURE_SIZES = '(width >= 900px) 14rem, 30vw';

/** What is new in a group, by its pictures, and its colours, in the group's menu: nothing until it is known. */
export function GroupHighlights(props: {
  readonly itemGroup: string;
  /** A link was followed. */
  readonly onChoose: () => void;
}) {
  const { itemGroup, onChoose } = props;
  const { data } = useQuery(navigationQuery(useContentService(), itemGroup));
  if (!data) return null;
  const { applications, collections, colours } = data;
  const [application] = applications;
  return (
    <div className={styles.highlights}>
      {collections.length > 0 && (
        <ul aria-label="New collections" className={styles.collections}>
          {collections.map(({ collection_name, application_name, url }) => (
            <li key={`${collection_name} ${application_name}`}>
              <Anchor
                href={collectionUrl(itemGroup, application_name, collection_name)}
                className={styles.collection}
                onClick={onChoose}
              >
                <Picture
                  src={url}
                  alt=""
                  ratio="portrait"
                  placeholder={collection_name}
                  maxWidthPx={CARD_PICTURE_WIDTH_PX}
                  sizes={PICTURE_SIZES}
                  className={styles.picture}
                />
                <span className={styles.name}>{collection_name}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {application !== undefined && (
        <ul aria-label="Colours" className={styles.colours}>
          {colours.flatMap((colour) => {
            const shade = colourFamilyShade(colour);
            if (shade === null) return [];
            return [
              <li key={colour}>
                <Anchor
                  href={groupColourUrl(itemGroup, application, colour)}
                  className={styles.colour}
                  onClick={onChoose}
                >
                  <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
                    <circle cx="6" cy="6" r="5.5" fill={shade} />
                  </svg>
                  {colour}
                </Anchor>
              </li>,
            ];
          })}
        </ul>
      )}
    </div>
  );
}
