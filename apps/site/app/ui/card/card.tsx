import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
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

interface ShelfCard extends Pick<CardProps, 'href' | 'title' | 'details'> {
  readonly key: string;
  /** Address of its picture. */
  readonly src: string;
}

/** By columns: how wide the layout shows a card's picture. */
const SHELF_SIZES = {
  2: '46vw',
  3: '(width > 600px) 31vw, 44vw',
  4: '(width >= 1200px) 23vw, (width > 600px) 31vw, 44vw',
} as const;

/** Equal cards in 2 columns on phones, up to 3 from small screens and up to 4 from large screens on. */
export function CardShelf({ cards }: { readonly cards: readonly ShelfCard[] }) {
  const columns = evenColumns(cards.length);
  return (
    <ul className={styles.shelf} data-columns={columns}>
      {cards.map(({ key, src, href, title, details }) => (
        <li key={key}>
          <Card
            href={href}
            picture={
              <Picture
                src={src}
                alt=""
                ratio="portrait"
                placeholder={title}
                maxWidthPx={CARD_PICTURE_WIDTH_PX}
                sizes={SHELF_SIZES[columns]}
              />
            }
            title={title}
            {...(details !== undefined && { details })}
            scale="growing"
          />
        </li>
      ))}
    </ul>
  );
}

/** Columns on large screens in which no row is left half empty, where that can be: 2, 3 or 4. */
export function evenColumns(cards: number): 2 | 3 | 4 {
  if (cards <= 2) return 2;
  if (cards % 3 === 0) return 3;
  return cards % 4 === 0 ? 4 : 3;
}
