import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import notice from './draft-notice.module.css';

/** Stands where the form will be, while the step or what was entered before is fetched. */
export function Fetching(props: {
  /** What is fetched, as in "Fetching what you have entered". */
  readonly what: string;
  /** What is said while it cannot be had. */
  readonly problem: string | undefined;
  readonly onTryAgain: () => void;
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
