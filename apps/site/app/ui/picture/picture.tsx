import { useCallback, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Address of the picture; empty shows the placeholder. */
  readonly src: string;
  /** What the picture shows; empty where the text beside it says the same. */
  readonly alt: string;
  /** The shape that is kept free for the picture, or `fill` to take the height of its place. */
  readonly ratio: 'square' | 'portrait' | 'landscape' | 'wide' | 'fill';
  /** What the placeholder says when there is no picture, such as the design's name. */
  readonly placeholder: string;
  /** Loads at once and first: for the largest picture that is seen without scrolling. */
  readonly priority?: boolean;
  readonly srcSet?: string | undefined;
  /** How wide the layout shows it, as the `sizes` attribute wants it. */
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture whose place is kept before it arrives. One that fails gives way to a placeholder, quietly. [ERR-11] */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, placeholder, priority = false, srcSet, sizes, className } = props;
  const [failedSrc, setFailedSrc] = useState('');
  const missing = src === '' || failedSrc === src;
  // A failure that came before hydration has fired no handler: the element itself still knows.
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
    },
    [src],
  );

  return (
    <div className={classNames(styles.frame, styles[ratio], className)}>
      {missing ? (
        <div className={styles.missing} {...(alt && { role: 'img', 'aria-label': alt })}>
          <span className={styles.name}>{placeholder}</span>
        </div>
      ) : (
        <img
          ref={inspect}
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </div>
  );
}
