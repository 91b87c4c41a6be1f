import { Picture } from '../picture/picture.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../tile/tile.tsx';
import { CARD_PICTURE_WIDTH_PX, Card, type CardProps } from './card.tsx';
import styles from './card-shelf.module.css';

const COLUMNS = { phone: 2, small: 3, large: 4 } as const;

export interface ShelfCard extends Pick<CardProps, 'href' | 'title' | 'details'> {
  readonly key: string;
  /** Address of its picture. */
  readonly src: string;
}

/** Cards in 2, 3 and 4 columns; those of a last row that is not full share it. */
export function CardShelf({ cards }: { readonly cards: readonly ShelfCard[] }) {
  return (
    <ul className={styles.shelf} data-count={cards.length}>
      {cards.map(({ key, src, href, title, details }, at) => {
        const { phone, small, large } = spansOf(at, cards.length, COLUMNS);
        const isWide = phone > 1 || small > 1 || large > 1;
        return (
          <li key={key} data-phone={phone} data-small={small} data-large={large}>
            <Card
              href={href}
              picture={
                <Picture
                  src={src}
                  alt=""
                  ratio="portrait"
                  placeholder={title}
                  maxWidthPx={isWide ? TILE_PICTURE_WIDTH_PX : CARD_PICTURE_WIDTH_PX}
                  sizes={`(width >= 1200px) ${large * 23}vw, (width > 600px) ${small * 31}vw, ${phone * 44}vw`}
                  className={styles.picture}
                />
              }
              title={title}
              {...(details !== undefined && { details })}
              scale="growing"
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * How many columns the card of a grid takes, so that its last row is as full as the others: what is left there shares
 * the whole width, the first of them a column more where it does not come out even. A grid of a single row stays as it is.
 *
 * @param at place of the card, from 0
 */
export function columnsTaken(at: number, cards: number, columns: number): number {
  const left = cards % columns;
  const inLastRow = at - (cards - left);
  if (cards <= columns || inLastRow < 0) return 1;
  return Math.floor(columns / left) + (inLastRow < columns % left ? 1 : 0);
}

/** Each place of a grid by the names of its widths, for its style sheet: `data-phone="2"`. */
const spansOf = <Name extends string>(
  at: number,
  cards: number,
  columns: Readonly<Record<Name, number>>,
): Record<Name, number> =>
  // A record's own keys are the names that its type has.
  Object.fromEntries(
    Object.entries<number>(columns).map(([name, count]) => [name, columnsTaken(at, cards, count)]),
  ) as Record<Name, number>;
