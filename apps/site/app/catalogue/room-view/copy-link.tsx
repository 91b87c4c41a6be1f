import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './copy-link.module.css';

/** Copies the link to what is shown. Where the browser does not let it, the link itself appears, to be copied by hand. */
export function CopyLink({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<{ address: string; done: boolean }>();
  const told = copied?.address === address ? copied : undefined;
  const copy = async (): Promise<void> => {
    const link = new URL(address, window.location.origin).href;
    const done = await Promise.resolve(navigator.clipboard?.writeText(link)).then(
      () => navigator.clipboard !== undefined,
      () => false,
    );
    setCopied({ address, done });
  };
  return (
    <div className={styles.copy}>
      <Button variant="outline" onClick={() => void copy()}>
        Copy Link to This View
      </Button>
      <p role="status" className={styles.told}>
        {told &&
          (told.done ? (
            'Copied. The link shows the room just as it is.'
          ) : (
            <Link address={address} />
          ))}
      </p>
    </div>
  );
}

function Link({ address }: { readonly address: string }) {
  return (
    <>
      Copy this link:{' '}
      <span className={styles.link}>{new URL(address, window.location.origin).href}</span>
    </>
  );
}
