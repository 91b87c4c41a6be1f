import type { FormEventHandler, ReactNode, Ref } from 'react';
import { Button } from '../ui/button/button.tsx';
import styles from './form.module.css';

/** What every step has around its fields: the form without the browser's own validation (REG-07), Back and Continue. */
export function StepFrame(props: {
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onBack?: (() => void) | undefined;
  /** Whether what was entered is on its way, and the step must not be left. */
  readonly busy?: boolean | undefined;
  /** Whether the step cannot be left forwards yet. */
  readonly blocked?: boolean;
  /** The button that goes on, where it is not Continue. */
  readonly submit?: ReactNode;
  readonly children: ReactNode;
}) {
  const { ref, onSubmit, onBack, busy = false, blocked = false, submit, children } = props;
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
      <div className={styles.buttons}>
        {onBack && (
          <Button variant="outline" onClick={onBack} disabled={busy}>
            Back
          </Button>
        )}
        {submit ?? (
          <Button type="submit" disabled={blocked}>
            Continue
          </Button>
        )}
      </div>
    </form>
  );
}
