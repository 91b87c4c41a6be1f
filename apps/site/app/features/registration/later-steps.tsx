import type { Introduction } from '@selvedge/contract/registration';
import { type ComponentProps, useEffect } from 'react';
import type { Documents } from './documents/use-documents.ts';
import { Fetching } from './draft/fetching.tsx';
import { SentNotice } from './submission/sent-notice.tsx';
import { StatusDialog } from './submission/status-dialog.tsx';
import type { Submission } from './submission/use-submission.ts';
import { useLoadedSteps } from './use-loaded-steps.ts';
import { useWizardForms, type WizardForms } from './wizard-forms.ts';
import type { StepProps } from './wizard-step.ts';
import { STEP_AWAY, WIZARD } from './wizard-steps.ts';

interface LaterStepsProps {
  readonly step: number;
  /** Whether the step that shows is one of these. */
  readonly isShown: boolean;
  readonly introduction: Introduction;
  readonly documents: Documents;
  /** What every step is given of the wizard. */
  readonly page: Pick<StepProps, 'onContinue' | 'onBack' | 'onChange' | 'terms' | 'isSentBack'>;
  /** Grows with each time the service's findings are shown, so that their step is shown anew. */
  readonly round: number;
  readonly submission: Submission;
  readonly dialog: ComponentProps<typeof StatusDialog>;
  /** Called once, with the forms. */
  readonly onForms: (forms: WizardForms) => void;
  /** Called at every change of what is entered. */
  readonly onEntered: () => void;
}

/**
 * The steps behind the Introduction, with their forms, and what became of the application. It stays on the page, also
 * while the Introduction shows, since it holds what was entered.
 */
export function LaterSteps(props: LaterStepsProps) {
  const { step, introduction, documents, page, submission, onForms, onEntered } = props;
  const byProof = introduction.trade_references === 'no';
  const forms = useWizardForms(byProof);
  const { steps, isAway, load } = useLoadedSteps(step);
  const { company, references, declaration } = forms;

  useEffect(() => {
    const formState = { values: true };
    const watched = [
      company.subscribe({ formState, callback: onEntered }),
      references.subscribe({ formState, callback: onEntered }),
      declaration.subscribe({ formState, callback: onEntered }),
    ];
    return () => {
      for (const stop of watched) stop();
    };
  }, [onEntered, company.subscribe, references.subscribe, declaration.subscribe]);

  useEffect(
    () => onForms({ company, references, declaration }),
    [onForms, company, references, declaration],
  );

  if (!props.isShown) return null;
  if (submission.state === 'sent')
    return (
      <>
        <SentNotice reference={submission.reference} />
        <StatusDialog {...props.dialog} />
      </>
    );
  const Page = steps[step]?.Page;
  if (!Page)
    return (
      <Fetching
        what="the step"
        problem={isAway ? STEP_AWAY : undefined}
        onTryAgain={() => void load()}
      />
    );
  return (
    <>
      <Page
        key={`${WIZARD[step]?.title} ${page.isSentBack ? props.round : 0}`}
        {...page}
        introduction={introduction}
        forms={forms}
        documents={documents}
        byProof={byProof}
        sending={submission.state === 'sending'}
        steps={steps}
        failure={submission.state === 'failed' ? submission.message : undefined}
      />
      <StatusDialog {...props.dialog} />
    </>
  );
}
