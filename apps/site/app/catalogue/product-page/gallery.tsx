import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { IconButton, PlainButton } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './gallery.module.css';
import type { ProductPicture } from './product-pictures.ts';

/** Asked for when someone wants to look closely. */
const PictureZoom = lazy(async () => {
  const zoom = await import('./zoom/picture-zoom.tsx');
  return { default: zoom.PictureZoom };
});

/** Hardly less on phones than it is, so that sharp screens of 390 px are content with 768 pixels. */
const SIZES = '(width >= 1340px) 38rem, (width > 600px) 45vw, 98vw';

/**
 * A product's pictures side by side in a row that shows one and snaps: fingers swipe it, arrow keys scroll it, and the
 * arrows, dots and thumbnails do the same. After the last comes the first. Each can be looked at over the whole screen.
 * [PROD-03]
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
  const [near, setNear] = useState(false);
  // The pictures beside the first are asked for by the first pointer or focus that comes near.
  const [looking, setLooking] = useState(false);
  const count = pictures.length;
  const hasPictures = pictures.some(({ src }) => src !== '');

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const place = (index + count) % count;
    row.current?.scrollTo({ left: place * row.current.clientWidth, behavior });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(Math.min(Math.round(scrollLeft / clientWidth), count - 1));
  };

  return (
    <section
      className={styles.gallery}
      aria-roledescription="carousel"
      aria-label={name}
      data-looking={looking || undefined}
      data-several={count > 1 || undefined}
      onPointerEnter={() => setLooking(true)}
      onFocus={() => setLooking(true)}
    >
      <div className={styles.frame}>
        <ul
          ref={row}
          className={styles.row}
          onScroll={follow}
          // A row that scrolls must be reachable for the keyboard that scrolls it.
          {...(count > 1 && { tabIndex: 0, 'aria-label': `Pictures of ${name}` })}
        >
          {pictures.map(({ src, alt }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is the keyboard's way
            <li
              key={src}
              className={styles.slide}
              onClick={() => hasPictures && setNear(true)}
              data-near={hasPictures || undefined}
            >
              <Picture
                src={src}
                alt={alt}
                ratio="portrait"
                placeholder={name}
                priority={index === 0}
                sizes={SIZES}
              />
            </li>
          ))}
        </ul>
        {overlay}
        {hasPictures && (
          <IconButton
            className={styles.zoom}
            aria-label="Zoom picture"
            aria-haspopup="dialog"
            onClick={() => setNear(true)}
          >
            <Maximize2 aria-hidden="true" />
          </IconButton>
        )}
        {count > 1 && (
          <>
            <Arrow label="Previous picture" side="previous" onClick={() => show(shown - 1)} />
            <Arrow label="Next picture" side="next" onClick={() => show(shown + 1)} />
          </>
        )}
      </div>
      {count > 1 && (
        <>
          <div className={styles.dots}>
            {pictures.map(({ src }, index) => (
              <PlainButton
                key={src}
                className={styles.dot}
                aria-label={`Picture ${index + 1} of ${count}`}
                aria-current={index === shown}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <div className={styles.thumbnails}>
            <GalleryThumbnails name={name} pictures={pictures} shown={shown} onShow={show} />
          </div>
        </>
      )}
      <Dialog open={near} onClose={() => setNear(false)} title={name} variant="full">
        {near && (
          <Suspense fallback={<Spinner label="Loading" />}>
            <PictureZoom
              pictures={pictures}
              place={shown}
              onShow={(place) => show(place, 'instant')}
            />
          </Suspense>
        )}
      </Dialog>
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
    <IconButton
      className={`${styles.arrow} ${styles[props.side]}`}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

/** The pictures of the gallery, small, each a button that shows it. */
function GalleryThumbnails(props: {
  readonly name: string;
  readonly pictures: readonly ProductPicture[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
}) {
  const { name, pictures, shown, onShow } = props;
  return (
    <ul className={styles.strip} aria-label={`All pictures of ${name}`}>
      {pictures.map(({ src }, place) => (
        <li key={src}>
          <PlainButton
            className={styles.thumbnail}
            aria-label={`Show picture ${place + 1}`}
            aria-current={place === shown}
            onClick={() => onShow(place)}
          >
            <Picture src={src} alt="" ratio="portrait" placeholder="" sizes="5rem" isMinor />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
