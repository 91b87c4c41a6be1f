import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../tile/tile.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly href: string;
  readonly newTab?: boolean;
  /** A `<Picture>`, whose ratio is the card's. */
  readonly picture: ReactNode;
  readonly title: string;
  /** Small and grey, under the title. */
  readonly details?: string;
  /** At the end of the title's line: a count. */
  readonly note?: string;
  /** The title's size; `growing` is small on phones and large from small screens on. Default: small. */
  readonly scale?: 'small' | 'large' | 'growing';
  /** Called when the card is followed. */
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
  /** Stands under the words: a button's look. */
  readonly children?: ReactNode;
  /** Stands under the card and is no part of its link, whose name it would lengthen: dots of colour. */
  readonly below?: ReactNode;
}

/** A picture that is a link, with its name beneath: the card of every grid. The picture grows slowly under a pointer. */
export function Card(props: CardProps) {
  const {
    href,
    newTab,
    picture,
    title,
    details,
    note,
    scale = 'small',
    onFollow,
    children,
    below,
  } = props;
  const link = (
    <Anchor href={href} newTab={newTab} className={styles.card} onClick={onFollow}>
      <div className={styles.picture}>{picture}</div>
      <span className={styles.line}>
        <span className={classNames(styles.title, styles[scale])}>{title}</span>
        {note && (
          <>
            {' '}
            <span className={styles.note}>{note}</span>
          </>
        )}
      </span>
      {details && (
        <>
          {' '}
          <span className={styles.details}>{details}</span>
        </>
      )}
      {children}
    </Anchor>
  );
  if (!below) return link;
  return (
    <>
      {link}
      <div className={styles.below}>{below}</div>
    </>
  );
}

/** Widest picture that a card of a list asks for: lists show dozens at a time, which are not looked at closely. */
export const CARD_PICTURE_WIDTH_PX = 640;

type PictureProps = ComponentProps<typeof Picture>;

/** The card of a design in one of its colours, in whatever grid it stands. */
export function DesignCard(
  props: Omit<CardProps, 'picture' | 'title'> & {
    readonly design: string;
    /** Where its picture is; without one the design's name stands in its place. */
    readonly picture: PictureProps['src'];
    readonly ratio: PictureProps['ratio'];
    /** How wide the layout shows the picture. */
    readonly sizes: string;
  },
) {
  const { design, picture, ratio, sizes, ...card } = props;
  return (
    <Card
      {...card}
      title={design}
      picture={
        <Picture
          src={picture}
          alt=""
          ratio={ratio}
          placeholder={design}
          maxWidthPx={CARD_PICTURE_WIDTH_PX}
          sizes={sizes}
        />
      }
    />
  );
}

const COLUMNS = { phone: 2, small: 3, large: 4 } as const;

interface ShelfCard extends Pick<CardProps, 'href' | 'title' | 'details'> {
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
                  className={styles.shelfPicture}
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
