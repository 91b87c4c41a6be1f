import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

/** How a page opens: its heading in the display size, a text beside it, and what may stand above. */
export function PageIntro(props: {
  readonly heading: string;
  readonly text?: string;
  /** Stands above the heading: a breadcrumb. */
  readonly above?: ReactNode;
}) {
  return (
    <header className={styles.intro}>
      {props.above && <div className={styles.above}>{props.above}</div>}
      <h1 className={styles.heading}>{props.heading}</h1>
      {props.text && <p className={styles.text}>{props.text}</p>}
    </header>
  );
}
