import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './form.module.css';

/** Asks before the page is left with something that is saved nowhere yet: the browser does for other documents, a dialog within the site. */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave your application?"
      variant="centred"
      footer={
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
        </div>
      }
    >
      <p>What you have entered could not be saved yet, and would be lost.</p>
    </Dialog>
  );
}
