import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import notice from './draft-notice.module.css';
import type { Restoring } from './use-restored.ts';

/** Stands where the form will be, while what was entered before is fetched. */
export function Fetching(props: {
  readonly restoring: Restoring;
  readonly onTryAgain: () => void;
}) {
  return (
    <div className={notice.restoring}>
      {props.restoring === 'fetching' ? (
        <Spinner label="Fetching what you have entered" />
      ) : (
        <>
          <p role="alert">
            What you entered is safe, but we cannot reach it just now. Please try again in a moment.
          </p>
          <Button onClick={props.onTryAgain}>Try again</Button>
        </>
      )}
    </div>
  );
}
