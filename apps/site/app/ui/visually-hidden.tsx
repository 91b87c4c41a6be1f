import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for those who listen to the page. */
export function VisuallyHidden(props: {
  readonly children: ReactNode;
  /** `h1` where what is seen has no heading of the page. */
  readonly as?: 'span' | 'h1';
}) {
  const { children, as: Element = 'span' } = props;
  return <Element className={styles.hidden}>{children}</Element>;
}
