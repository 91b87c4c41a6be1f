import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './colour-dots.module.css';

/** Dots that are drawn before the rest is a number. */
const MOST_DOTS = 6;

/** Colours as dots in a row, and "+4" for those that do not fit. */
export function ColourDots(props: {
  /** As CSS has them. */
  readonly colours: readonly string[];
  /** What the dots say, such as "6 colours". */
  readonly label: string;
}) {
  const { colours, label } = props;
  const more = colours.length - MOST_DOTS;
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {colours.slice(0, MOST_DOTS).map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colours may look the same, and a dot has nothing else
        <svg key={place} className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5.5" fill={colour} />
        </svg>
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          +{more}
        </span>
      )}
    </span>
  );
}
