import type { ReactNode } from 'react';
import styles from './design-guide.module.css';

/** Examples one under the other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
