import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for those who listen to the page. */
export function VisuallyHidden(props: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{props.children}</span>;
}
