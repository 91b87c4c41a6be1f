import { Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ApplicationCard } from './application-card.ts';
import styles from './application-cards.module.css';

/**
 * How wide a picture must be to fill its card, by how many stand in the card's row: rooms are wide, and a tall card
 * shows the middle of one that is twice as wide.
 */
const SMALL = ['92vw', '92vw', '84vw', '56vw', '42vw'] as const;
const LARGE = ['92vw', '92vw', '50vw', '58vw', '42vw'] as const;

const sizes = (small = 0, large = 0): string =>
  `(width >= 900px) ${LARGE[large]}, (width > 600px) ${SMALL[small]}, 96vw`;

/** The cards of a landing page, each with its picture, name and number of products. [LAND-04] */
export function ApplicationCards({ cards }: { readonly cards: readonly ApplicationCard[] }) {
  const small = cardsBeside(cards.length, 2);
  const large = cardsBeside(cards.length, 3);
  return (
    <ul className={styles.cards}>
      {cards.map(({ name, href, url, products }, at) => (
        <li key={href} className={styles.card} data-small={small[at]} data-large={large[at]}>
          <Card
            href={href}
            picture={
              <div className={styles.place}>
                <Picture
                  src={url}
                  alt=""
                  ratio="fill"
                  placeholder={name}
                  sizes={sizes(small[at], large[at])}
                />
              </div>
            }
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

/**
 * How many cards stand beside one another in each row, so that no row is left with gaps: most in a row, and where they
 * do not come out even, the first rows have fewer, wider ones. Four stand in one row where there is room for three.
 *
 * @param count cards, 1 or more
 * @param most cards in a row, 2 or 3
 */
export function cardRows(count: number, most: 2 | 3): number[] {
  if (most === 3 && count === 4) return [4];
  if (most === 2 && count === 3) return [3];
  const rows = Array.from({ length: Math.floor(count / most) }, () => most as number);
  const left = count % most;
  if (left === 0) return rows;
  // A card alone takes one from the next row, so that there are two pairs.
  if (left === 1 && most === 3 && rows.length > 0) return [2, 2, ...rows.slice(1)];
  return [left, ...rows];
}

/** For each card, how many stand in its row. */
export const cardsBeside = (count: number, most: 2 | 3): number[] =>
  cardRows(count, most).flatMap((inRow) => Array.from({ length: inRow }, () => inRow));
