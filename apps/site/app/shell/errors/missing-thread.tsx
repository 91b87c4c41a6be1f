import styles from './missing-thread.module.css';

/** A piece of plain weave from which one thread has come out. It says nothing that the words beside it do not. */
export function MissingThread() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 400" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="missing-thread-weft" width="20" height="20" patternUnits="userSpaceOnUse">
          <rect className={styles.weft} y="2" width="20" height="16" />
        </pattern>
        <pattern id="missing-thread-weave" width="40" height="40" patternUnits="userSpaceOnUse">
          <rect width="40" height="40" fill="url(#missing-thread-weft)" />
          <rect className={styles.warp} x="2" y="-2" width="16" height="24" rx="5" />
          <rect className={styles.warp} x="22" y="18" width="16" height="24" rx="5" />
        </pattern>
      </defs>
      <rect width="240" height="320" fill="url(#missing-thread-weave)" />
      <rect x="240" width="20" height="320" fill="url(#missing-thread-weft)" />
      <rect x="260" width="140" height="320" fill="url(#missing-thread-weave)" />
      <path className={styles.loose} d={LOOSE} />
    </svg>
  );
}

/** The thread, down from the gap that it left, and away in a curl. */
const LOOSE =
  'M250 262 C250 330 262 388 322 386 S428 340 454 300 S484 214 448 214 S412 284 452 318 S500 352 516 346';
