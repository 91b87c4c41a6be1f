import type { CollectionCard } from '@selvedge/contract/content-parts';
import { collectionUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { arrivalColumns } from './arrival-columns.ts';
import styles from './new-arrivals.module.css';

const SIZES = '(width >= 900px) 33rem, (width > 600px) 50vw, 70vw';

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
  return (
    <Section heading="New arrivals">
      <ul
        className={styles.cards}
        data-columns={arrivalColumns(cards.length)}
        data-count={cards.length}
      >
        {cards.map((card) => (
          <Arrival
            key={`${card.item_group_code} ${card.application_name} ${card.collection_name}`}
            card={card}
          />
        ))}
      </ul>
    </Section>
  );
}

function Arrival({ card }: { readonly card: CollectionCard }) {
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
          sizes={SIZES}
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
