import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './card.module.css';

export interface CardProps {
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

/**
 * Widest picture that a card of a list asks for: lists show dozens at a time, which are not looked at closely, and what
 * is wider may first have to be made.
 */
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
