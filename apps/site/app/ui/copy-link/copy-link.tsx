import { useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './copy-link.module.css';

/** Copies the link to what is shown. Where the browser does not let it, the link itself appears, to be copied by hand. */
export function CopyLink(props: {
  /** The address within the site of what is shown now. */
  readonly address: string;
  readonly label: string;
  /** What is said once it is copied. */
  readonly done: string;
}) {
  const { address, label, done } = props;
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>();
  const told = copied?.address === address ? copied : undefined;
  const copy = async (): Promise<void> => {
    const isDone = await Promise.resolve(navigator.clipboard?.writeText(linkTo(address))).then(
      () => navigator.clipboard !== undefined,
      () => false,
    );
    setCopied({ address, isDone });
  };
  return (
    <div className={styles.copy}>
      <Button variant="outline" onClick={() => void copy()}>
        {label}
      </Button>
      <p aria-live="polite" className={styles.told}>
        {told?.isDone && done}
        {told?.isDone === false && (
          <>
            Copy this link: <span className={styles.link}>{linkTo(address)}</span>
          </>
        )}
      </p>
    </div>
  );
}

const linkTo = (address: string): string => new URL(address, window.location.origin).href;
