import { Button } from '../../ui/button/button.tsx';

/** Reloads the page, as the specification has it. Source: INTL-03, INTL-04. */
export function ReloadButton() {
  return (
    <Button variant="outline" onClick={() => window.location.reload()}>
      Try Again
    </Button>
  );
}
