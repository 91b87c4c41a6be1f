import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { ButtonLink, PlainButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './tile.module.css';

/**
 * Image tiles on the 12-column grid: one a row on phones, two from small screens on. With `fill` a tile that is left
 * alone in the last row takes all of it. Source: HOME-04, HOME-07.
 */
export function TileGrid(props: {
  readonly label?: string;
  readonly fill?: boolean;
  readonly children: ReactNode;
}) {
  const { label, fill = false, children } = props;
  return (
    <ul className={classNames(styles.tiles, fill && styles.fill)} aria-label={label}>
      {children}
    </ul>
  );
}

/**
 * A tile of a {@link TileGrid}: a link that is all picture. `name` is what it is called to assistive technology; title
 * and button show where they are given. Source: HOME-06.
 */
export function Tile(props: {
  readonly name: string;
  /** A `<Picture ratio="fill">`. */
  readonly picture: ReactNode;
  /** Where it leads, or what it does: a tile that opens something is a button. */
  readonly action:
    | { readonly href: string; readonly newTab?: boolean }
    | { readonly onOpen: () => void };
  readonly title?: string | undefined;
  /** A second way, at the corner. */
  readonly button?: { readonly text: string; readonly href: string } | undefined;
}) {
  const { name, picture, action, title, button } = props;
  const shown = (
    <>
      {picture}
      {title && <span className={styles.title}>{title}</span>}
    </>
  );
  return (
    <li className={styles.tile}>
      {'href' in action ? (
        <Anchor
          href={action.href}
          newTab={action.newTab}
          className={styles.surface}
          aria-label={name}
        >
          {shown}
        </Anchor>
      ) : (
        <PlainButton
          className={styles.surface}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={action.onOpen}
        >
          {shown}
        </PlainButton>
      )}
      {button && (
        <div className={styles.button}>
          <ButtonLink
            href={button.href}
            variant="outline"
            aria-label={`${button.text}: ${title ?? name}`}
          >
            {button.text}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/**
 * Widest picture that a tile or a feature asks for, several of which stand on a page: as wide as most are kept before
 * anyone asks, so that none has to be made first.
 */
export const TILE_PICTURE_WIDTH_PX = 960;
