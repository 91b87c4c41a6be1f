import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from '../form.module.css';
import notice from './draft-notice.module.css';
import type { LinkQuestion as Question } from './use-restored.ts';

/** Stands where the form will be, while the step or what was entered before is fetched. */
export function Fetching(props: {
  /** What is fetched, as in "Fetching what you have entered". */
  readonly what: string;
  /** What is said while it cannot be had. */
  readonly problem?: string | undefined;
  readonly onTryAgain?: () => void;
}) {
  return (
    <div className={notice.restoring}>
      {props.problem === undefined ? (
        <Spinner label={`Fetching ${props.what}`} />
      ) : (
        <>
          <p role="alert">{props.problem}</p>
          <Button onClick={props.onTryAgain}>Try again</Button>
        </>
      )}
    </div>
  );
}

/**
 * Asks before a mailed link is used. Somebody may have mailed a link to an application of their own, to have others write
 * into it; and what was begun here would go.
 */
export function LinkQuestion({ question }: { readonly question: Question }) {
  const { hasOwn, onOpen, onLeave } = question;
  return (
    <section className={notice.restoring} aria-label="Application from your mail">
      <p>
        This link moves an application that was begun elsewhere to this device. Open it only if you
        asked for the link yourself.
      </p>
      {hasOwn && (
        <p>
          <strong>The application that you have begun on this device is deleted by that.</strong>
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onLeave}>
          {hasOwn ? 'Keep mine' : 'Do not open it'}
        </Button>
        <Button onClick={onOpen}>Open the application</Button>
      </div>
    </section>
  );
}
