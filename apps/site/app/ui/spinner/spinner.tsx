import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import spinnerStyles from './spinner.module.css';
import styles from './spinner.module.css';

/** Says that something is on its way. `label` is what is read out. */
export function Spinner(props: { readonly label: string; readonly small?: boolean }) {
  return (
    <span role="status">
      <span className={classNames(styles.spinner, props.small && styles.small)} />
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </span>
  );
}

/** A small spinner beside words that say what it stands for. */
export function SpinningMark() {
  return <span className={classNames(styles.spinner, styles.small)} aria-hidden="true" />;
}

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
