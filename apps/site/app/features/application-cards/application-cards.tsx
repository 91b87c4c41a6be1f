import { Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ApplicationCard } from './application-card.ts';
import styles from './application-cards.module.css';

/** Rooms are wide and cards are tall: a picture that fills its card is twice as wide as it. */
const SIZES = '(width >= 900px) 58vw, (width > 600px) 85vw, 135vw';

/** The cards of a landing page, each with its picture, name and number of products. [LAND-04] */
export function ApplicationCards({ cards }: { readonly cards: readonly ApplicationCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ name, href, url, products }) => (
        <li key={href}>
          <Card
            href={href}
            picture={<Picture src={url} alt="" ratio="portrait" placeholder={name} sizes={SIZES} />}
            title={name}
            scale="large"
            {...(products !== undefined && {
              note: `${products} ${products === 1 ? 'product' : 'products'}`,
            })}
          />
        </li>
      ))}
    </ul>
  );
}
