import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** A small spinner beside words that say what it stands for. */
export function SpinningMark() {
  return <span className={classNames(styles.spinner, styles.small)} aria-hidden="true" />;
}
