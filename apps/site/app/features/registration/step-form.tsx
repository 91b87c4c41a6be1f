import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from './fields/error-summary.tsx';
import { listErrors } from './fields/list-errors.ts';
import styles from './wizard.module.css';

/**
 * The frame of a step's form: the summary of its errors, its fields, Back and Continue. The browser's own validation is
 * off (REG-07): the step's schema judges, when one goes on and from then on at every change.
 */
export function StepForm<Values extends FieldValues, Output>(props: {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Names of the fields in the order in which they stand on the page. */
  readonly order: readonly string[];
  readonly onContinue: () => void;
  readonly onBack: (() => void) | undefined;
  /** Whether the step cannot be left forwards yet. */
  readonly blocked?: boolean;
  /** The button that goes on, where it is not Continue. */
  readonly submit?: ReactNode;
  readonly children: ReactNode;
}) {
  const { form, order, onContinue, onBack, blocked = false, submit } = props;
  const [attempts, setAttempts] = useState(0);
  const go = form.handleSubmit(onContinue, () => setAttempts((before) => before + 1));
  return (
    <form noValidate className={styles.form} onSubmit={go}>
      <ErrorSummary attempts={attempts} errors={listErrors(form.formState.errors, order)} />
      {props.children}
      <div className={styles.buttons}>
        {onBack && (
          <Button variant="outline" onClick={onBack}>
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
