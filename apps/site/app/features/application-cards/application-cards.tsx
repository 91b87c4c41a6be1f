import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { type ApplicationCard, cardUrl } from './application-card.ts';
import styles from './application-cards.module.css';

const SIZES = '(width >= 900px) 33vw, (width > 600px) 50vw, 100vw';

/** The applications of a group, each with its picture, name and number of products. [LAND-04] */
export function ApplicationCards(props: {
  readonly itemGroup: string;
  readonly cards: readonly ApplicationCard[];
}) {
  return (
    <ul className={styles.cards}>
      {props.cards.map((card, place) => (
        <li key={card.application}>
          <Anchor href={cardUrl(props.itemGroup, card.application)} className={styles.card}>
            <Picture
              src={card.url}
              alt=""
              ratio="portrait"
              placeholder={card.application}
              priority={place < 3}
              sizes={SIZES}
              className={styles.picture}
            />
            <span className={styles.line}>
              <span className={styles.name}>{card.application}</span>{' '}
              <span className={styles.count}>
                {card.products} {card.products === 1 ? 'product' : 'products'}
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
