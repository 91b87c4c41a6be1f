import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { DesignCard } from './collection-designs.ts';
import styles from './design-grid.module.css';

/** Design cards in 2 columns on phones, 3 and 4 on small and medium screens and 6 on large ones. Source: COLL-06. */
export function DesignGrid(props: {
  readonly label: string;
  readonly cards: readonly DesignCard[];
}) {
  return (
    <ul aria-label={props.label} className={styles.grid}>
      {props.cards.map((card) => (
        <li key={card.sku}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { readonly card: DesignCard }) {
  const { href, design, colour, picture } = card;
  return (
    <Anchor href={href} className={styles.card}>
      <Picture src={picture} alt="" ratio="fill" placeholder={design} className={styles.picture} />
      <span className={styles.design}>{design}</span>{' '}
      {colour && <span className={styles.colour}>{colour}</span>}
    </Anchor>
  );
}
