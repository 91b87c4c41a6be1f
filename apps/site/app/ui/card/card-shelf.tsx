import { Picture } from '../picture/picture.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../tile/tile-picture-width.ts';
import { Card, type CardProps } from './card.tsx';
import { CARD_PICTURE_WIDTH_PX } from './card-picture-width.ts';
import styles from './card-shelf.module.css';
import { spansOf } from './last-row.ts';

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
