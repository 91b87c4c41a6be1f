import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { TILE_PICTURE_WIDTH_PX } from '../../ui/tile/tile.tsx';
import styles from './catalogue-spreads.module.css';

interface CataloguePicture {
  readonly url: string;
  readonly design?: string;
  /** How many colours the design has. */
  readonly colours?: number;
}

export interface CatalogueView {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly CataloguePicture[];
  /** The page of the site to which the catalogue belongs. */
  readonly wayOn: { readonly label: string; readonly href: string };
}

/**
 * A catalogue as a book lies open: its cover beside the first design, then a design on each page, and last the way on.
 * No page is wider than half a window, so that cloth stays as sharp as it was drawn.
 */
export function CatalogueSpreads(
  props: CatalogueView & {
    /** Stands above the title: a breadcrumb. */
    readonly above?: ReactNode;
  },
) {
  const { title, text, pictures, wayOn, above } = props;
  return (
    <article className={styles.catalogue}>
      <header className={styles.cover}>
        {above}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {pictures.map(({ url, design = '', colours }, place) => (
        <figure key={design || url} className={styles.page}>
          <Picture
            src={url}
            alt=""
            ratio="portrait"
            placeholder={design || title}
            sizes="(width > 600px) 46vw, 92vw"
            maxWidthPx={TILE_PICTURE_WIDTH_PX}
            priority={place === 0}
          />
          {design && (
            <figcaption className={styles.line}>
              <span className={styles.name}>{design}</span>{' '}
              {colours && (
                <span className={styles.count}>
                  {colours === 1 ? 'One colour' : `${colours} colours`}
                </span>
              )}
            </figcaption>
          )}
        </figure>
      ))}
      <p className={styles.end}>
        {/* Out of the viewer's frame, where there is one: the page stands in the window itself. */}
        <a href={wayOn.href} target="_top" className={styles.wayOn}>
          {wayOn.label}
        </a>
      </p>
    </article>
  );
}

/** Shown where a catalogue could not be loaded. Source: ERR-18, decision 22. */
export function CatalogueFailure() {
  return (
    <div className={styles.catalogue}>
      <h1 className={styles.title}>Catalogue</h1>
      <ErrorState
        heading="This catalogue could not be loaded"
        text="The connection to our catalogue failed. It may work again in a moment."
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
