import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './fields/error-summary.tsx';
import { type FieldError, listErrors, summaryLine } from './fields/list-errors.ts';
import { StepFrame } from './step-frame.tsx';

/**
 * A step whose fields are held to rules: the summary of its errors stands above them. The step's schema judges when one
 * goes on, and from then on at every change.
 */
export function StepForm<Values extends FieldValues, Output>(props: {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Names of the fields in the order in which they stand on the page. */
  readonly order: readonly string[];
  readonly onContinue: () => void;
  readonly onBack: () => void;
  readonly busy?: boolean;
  /** The button that goes on, where it is not Continue. */
  readonly submit?: ReactNode;
  /** Whether what is wrong shows at once: the service has found it. */
  readonly isSentBack: boolean;
  /** What is wrong beside the form's fields, such as with a document. */
  readonly more?: readonly FieldError[];
  readonly children: ReactNode;
}) {
  const { form, order, onContinue, onBack, busy, submit, isSentBack, more = [] } = props;
  const [attempts, setAttempts] = useState(isSentBack ? 1 : 0);
  const go = form.handleSubmit(onContinue, () => setAttempts((before) => before + 1));
  const found = listErrors(form.formState.errors, order).map((error) => ({
    ...error,
    message: summaryLine(error),
  }));
  return (
    <StepFrame onSubmit={go} onBack={onBack} busy={busy} submit={submit}>
      <ErrorSummary attempts={attempts} errors={[...found, ...more]} />
      {props.children}
    </StepFrame>
  );
}
