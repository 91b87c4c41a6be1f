import { preload } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { type PictureSources, pictureSources } from './picture-sources.ts';
import { useFailedPicture } from './use-failed-picture.ts';

export interface PictureProps {
  /** Address of the picture, as it is stored; empty shows the name. */
  readonly src: string;
  /** Address of the picture that phones show in its place, as wide as the screen; empty where there is none. */
  readonly phoneSrc?: string;
  /** What the picture shows; empty where the text beside it says the same. */
  readonly alt: string;
  /**
   * The shape that is kept free for the picture; `fill` takes the height of its place, and `own` is the picture's own
   * shape, where its address tells it.
   */
  readonly ratio: 'square' | 'portrait' | 'landscape' | 'wide' | 'fill' | 'own';
  /** What stands there when there is no picture, such as the design's name. */
  readonly placeholder: string;
  /** Loads at once and first: for the largest picture that is seen without scrolling. */
  readonly priority?: boolean;
  /** Loads after what is more important: for the small pictures beside a large one. */
  readonly isMinor?: boolean;
  /**
   * How wide the layout shows it, as the `sizes` attribute wants it, from which the browser takes its choice. Where the
   * place is taller than the picture's shape, that is more than the place's width.
   */
  readonly sizes?: string | undefined;
  /** No wider choice is offered: many small pictures need not be as sharp as one that is looked at. */
  readonly maxWidthPx?: number | undefined;
  readonly className?: string | undefined;
}

/** Which screens a picture of their own is for. */
const PHONES = '(width <= 600px)';
const NOT_PHONES = '(width > 600px)';

/**
 * A picture whose place is kept before it arrives, blurred where its address brings a placeholder. One that fails gives
 * way to a name, and is logged. [ERR-11]
 */
export function Picture(props: PictureProps) {
  const { src, phoneSrc = '', alt, ratio, placeholder, sizes, maxWidthPx, className } = props;
  const { priority = false, isMinor = false } = props;
  const { hasFailed, watch } = useFailedPicture(src);
  const missing = src === '' || hasFailed;
  const sources = missing ? null : pictureSources(src, maxWidthPx);
  const phone = pictureSources(phoneSrc);
  if (sources && priority) {
    preloadFirstChoice(sources, sizes, phone ? NOT_PHONES : undefined);
    if (phone) preloadFirstChoice(phone, '100vw', PHONES);
  }
  const image = (
    <img
      {...watch}
      className={classNames(styles.image, ...focalClasses(sources))}
      // Before the address: in some browsers that alone begins to load a picture which a script writes.
      loading={priority ? 'eager' : 'lazy'}
      src={sources?.src ?? src}
      alt={alt}
      {...(sources && { width: sources.widthPx, height: sources.heightPx })}
      fetchPriority={priority ? 'high' : isMinor ? 'low' : 'auto'}
      decoding="async"
    />
  );

  return (
    // A span, as a picture may stand in a button, where HTML wants words and pictures alone.
    <span
      className={classNames(
        styles.frame,
        styles[ratio],
        sources?.isWhole && styles.whole,
        className,
      )}
    >
      {missing ? (
        <span className={styles.missing} {...(alt && { role: 'img', 'aria-label': alt })}>
          <span className={styles.name}>{placeholder}</span>
        </span>
      ) : sources ? (
        <>
          {sources.placeholder && <Blur sources={sources} />}
          <picture>
            {phone?.choices.map(({ type, srcSet }) => (
              <source
                key={`${PHONES} ${type}`}
                media={PHONES}
                type={type}
                srcSet={srcSet}
                sizes="100vw"
              />
            ))}
            {sources.choices.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
            ))}
            {image}
          </picture>
        </>
      ) : (
        image
      )}
    </span>
  );
}

/** Keeps the focal point in view where the place cuts the picture. */
const focalClasses = (sources: PictureSources | null) =>
  sources?.focal ? [styles[`x${sources.focal[0]}`], styles[`y${sources.focal[1]}`]] : [];

/** Asks for the picture before the page's own parts are there; a browser that does not know the format lets it be. */
function preloadFirstChoice(
  { choices: [first], src }: PictureSources,
  sizes = '100vw',
  media?: string,
): void {
  if (!first) return;
  preload(src, {
    as: 'image',
    type: first.type,
    imageSrcSet: first.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}

/** Lies behind the picture. A drawing and no image, so that nothing counts it or saves it as one. */
function Blur({ sources }: { sources: PictureSources }) {
  const { placeholder, widthPx, heightPx, isWhole } = sources;
  return (
    <svg
      className={styles.blur}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio={isWhole ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <image href={placeholder} width={widthPx} height={heightPx} preserveAspectRatio="none" />
    </svg>
  );
}
