import type { CollectionCard } from '@selvedge/contract/content-parts';
import { collectionUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { evenColumns } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../../ui/tile/tile.tsx';
import styles from './new-arrivals.module.css';

/** By columns. From medium screens on the height of a card asks for about this width, however many there are. */
const SIZES = {
  2: '(width > 600px) 50vw, 70vw',
  3: '(width >= 900px) 30rem, (width > 600px) 31vw, 70vw',
  4: '(width >= 1200px) 28rem, (width > 600px) 50vw, 70vw',
} as const;

/**
 * New arrivals: collections as tall cards, each with picture, name and "Explore More". `missing` stands in their place
 * where content names none. Source: HOME-12 to HOME-14, ERR-10.
 */
export function NewArrivals(props: {
  readonly cards: readonly CollectionCard[];
  readonly missing?: ReactNode;
}) {
  const cards = props.cards.filter(({ collection_name }) => collection_name !== '');
  if (cards.length === 0) return props.missing ?? null;
  const columns = evenColumns(cards.length);
  return (
    <Section heading="New arrivals">
      <ul className={styles.cards} data-columns={columns} data-count={cards.length}>
        {cards.map((card) => (
          <Arrival
            key={`${card.item_group_code} ${card.application_name} ${card.collection_name}`}
            card={card}
            sizes={SIZES[columns]}
          />
        ))}
      </ul>
    </Section>
  );
}

function Arrival({ card, sizes }: { readonly card: CollectionCard; readonly sizes: string }) {
  const { item_group_code, application_name, collection_name, url } = card;
  const href = collectionUrl(item_group_code, application_name, collection_name);
  return (
    <li className={styles.card}>
      <Anchor href={href} className={styles.link}>
        <Picture
          src={url}
          alt=""
          ratio="fill"
          placeholder={collection_name}
          maxWidthPx={TILE_PICTURE_WIDTH_PX}
          sizes={sizes}
          className={styles.picture}
        />
        <span className={styles.name}>{collection_name}</span>
      </Anchor>
      <ButtonLink href={href} variant="outline" aria-label={`Explore More: ${collection_name}`}>
        Explore More
      </ButtonLink>
    </li>
  );
}
