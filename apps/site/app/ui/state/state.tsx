import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

interface StateProps {
  readonly heading: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Says that there is nothing to show, and what to do about it. It is read out when it comes. */
export function EmptyState({ heading, text, children }: StateProps) {
  return (
    <div role="status" className={styles.state}>
      <h2 className={styles.heading}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

/** Says what failed and, given a way, offers to try again. It is read out at once. Source: decision 22. */
export function ErrorState({
  heading,
  text,
  onRetry,
  children,
}: StateProps & { readonly onRetry?: () => void }) {
  return (
    <div role="alert" className={styles.state}>
      <h2 className={styles.heading}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button className={styles.action} variant="outline" onClick={onRetry}>
          Try Again
        </Button>
      )}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
