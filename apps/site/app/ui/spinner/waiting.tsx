import spinnerStyles from './spinner.module.css';
import styles from './waiting.module.css';

/** A whole page on its way: the words for it, and the shape of the tiles that will come. */
export function Waiting({ text }: { readonly text: string }) {
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.words}>
        <span className={spinnerStyles.spinner} aria-hidden="true" />
        {text}
      </p>
      <div className={styles.tiles} aria-hidden="true">
        <span className={styles.tile} />
        <span className={styles.tile} />
      </div>
    </div>
  );
}
