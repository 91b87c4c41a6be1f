import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery.module.css';
import type { ProductPicture } from './product-pictures.ts';

/**
 * A product's pictures side by side in a row that shows one and snaps: fingers swipe it, arrow keys scroll it, and the
 * arrows and dots do the same. After the last comes the first. [PROD-03]
 */
export function Gallery(props: {
  readonly name: string;
  readonly pictures: readonly ProductPicture[];
  /** Laid on top of the pictures. */
  readonly overlay: ReactNode;
}) {
  const { name, pictures, overlay } = props;
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = pictures.length;

  const show = (index: number) => {
    const place = (index + count) % count;
    row.current?.scrollTo({ left: place * row.current.clientWidth });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(Math.min(Math.round(scrollLeft / clientWidth), count - 1));
  };

  return (
    <section className={styles.gallery} aria-roledescription="carousel" aria-label={name}>
      <div className={styles.frame}>
        <ul
          ref={row}
          className={styles.row}
          onScroll={follow}
          // A row that scrolls must be reachable for the keyboard that scrolls it.
          {...(count > 1 && { tabIndex: 0, 'aria-label': `Pictures of ${name}` })}
        >
          {pictures.map(({ src, alt }, index) => (
            <li key={src} className={styles.slide}>
              <Picture
                src={src}
                alt={alt}
                ratio="portrait"
                placeholder={name}
                priority={index === 0}
                sizes="(width >= 1536px) 50rem, (width >= 900px) 55vw, (width > 600px) 48vw, 100vw"
              />
            </li>
          ))}
        </ul>
        {overlay}
        {count > 1 && (
          <>
            <Arrow label="Previous picture" side="previous" onClick={() => show(shown - 1)} />
            <Arrow label="Next picture" side="next" onClick={() => show(shown + 1)} />
          </>
        )}
      </div>
      {count > 1 && (
        <div className={styles.dots}>
          {pictures.map(({ src }, index) => (
            <button
              key={src}
              type="button"
              className={styles.dot}
              aria-label={`Picture ${index + 1} of ${count}`}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Arrow(props: {
  readonly label: string;
  readonly side: 'previous' | 'next';
  readonly onClick: () => void;
}) {
  const Icon = props.side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={`${styles.arrow} ${styles[props.side]}`}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
