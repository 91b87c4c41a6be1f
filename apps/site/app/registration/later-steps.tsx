import type { Introduction } from '@selvedge/contract/registration';
import { Component, type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import type { Documents } from './documents/use-documents.ts';
import { Fetching } from './draft/fetching.tsx';
import { SentNotice, StatusDialog } from './submission/status-dialog.tsx';
import type { Submission } from './submission/use-submission.ts';
import { useWizardForms, type WizardForms } from './wizard-forms.ts';
import type { StepProps } from './wizard-step.ts';
import { fetchAhead, LATER_STEPS, STEP_AWAY, STEP_TITLES, StepAway } from './wizard-steps.ts';

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
  useEffect(() => fetchAhead(step + 1), [step]);
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
  const Page = LATER_STEPS[step - 1]?.Page;
  return (
    <>
      <StepBoundary key={STEP_TITLES[step]}>
        <Suspense fallback={<Fetching what="the step" />}>
          {Page && (
            <Page
              key={page.isSentBack ? props.round : 0}
              {...page}
              titles={STEP_TITLES}
              introduction={introduction}
              forms={forms}
              documents={documents}
              byProof={byProof}
              sending={submission.state === 'sending'}
              failure={submission.state === 'failed' ? submission.message : undefined}
            />
          )}
        </Suspense>
      </StepBoundary>
      <StatusDialog {...props.dialog} />
    </>
  );
}

/**
 * Loads the document anew where the site can be reached: browsers remember for a document's life that a script could not
 * be fetched. What was answered is in the draft and comes back with the new one.
 */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (answer.ok) location.reload();
}

/** Stands where a step does that could not be fetched. Any other error is the page's. */
class StepBoundary extends Component<{ readonly children: ReactNode }> {
  override readonly state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof StepAway)) throw error;
    const tryAgain = () => void reloadIfReachable().catch(() => undefined); // there is still no line
    return <Fetching what="the step" problem={STEP_AWAY} onTryAgain={tryAgain} />;
  }
}
