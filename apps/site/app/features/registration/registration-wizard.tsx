import type { TextPage } from '@selvedge/contract/house-content';
import { homeUrl } from '@selvedge/contract/urls';
import { useState } from 'react';
import { usePageView } from '../../analytics/use-page-view.ts';
import { useSite } from '../../site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { Fetching } from './draft/fetching.tsx';
import { useKeptApplication } from './draft/use-kept-application.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { StepList } from './step-list.tsx';
import { SentNotice } from './submission/sent-notice.tsx';
import { StatusDialog } from './submission/status-dialog.tsx';
import { useCorrections } from './submission/use-corrections.ts';
import { useSubmission } from './submission/use-submission.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useLoadedSteps } from './use-loaded-steps.ts';
import { useStep } from './use-step.ts';
import styles from './wizard.module.css';
import { WIZARD } from './wizard-steps.ts';

const TITLES = WIZARD.map(({ title }) => title);
const AWAY = {
  draft: 'What you entered is safe, but we cannot reach it just now. Please try again in a moment.',
  step: 'What you entered is safe, but this step cannot be fetched just now. Please try again in a moment.',
};

/**
 * The application for a trade account, in five steps. What is entered is kept at the service as it is written, so that
 * it cannot be lost; only while it could not be saved, leaving is asked about. Source: REG-01 to REG-07, decision 21.
 */
export function RegistrationWizard(props: {
  readonly terms: readonly TextPage[];
  /** Whether this browser may have an application that it began earlier. */
  readonly mayHaveDraft: boolean;
}) {
  const { supplier_name } = useSite();
  const steps = useStep(WIZARD.length);
  const { step, goTo } = steps;
  const application = useKeptApplication(steps, props.mayHaveDraft);
  const { forms, documents, draft, restoring, linkProblem } = application;
  const { submission, send } = useSubmission(application, {
    id: draft.id,
    settle: draft.flush,
    loadDocument: (key) => draft.calls().loadDocument(key),
    onSent: () => {
      draft.stop();
      void draft
        .calls()
        .delete()
        .catch(() => undefined); // it is gone already; this takes the cookies back
    },
  });
  const corrections = useCorrections(submission, application, goTo);
  const [closed, setClosed] = useState(false);
  const { title } = WIZARD[step] ?? WIZARD[0];
  const wizard = useLoadedSteps(step, step > 0 || draft.state !== 'idle');
  const Page = wizard.steps[step]?.Page;
  const isSent = submission.state === 'sent';
  const isSentBack = corrections.step === step;
  const heading = useFocusOnStep(step, isSentBack);
  usePageView(`Trade Registration - ${title}`);

  const isLast = step === WIZARD.length - 1;
  const submit = () => {
    setClosed(false);
    void send();
  };
  const outcome =
    submission.state === 'sent' || submission.state === 'failed' ? submission.state : undefined;
  const fetching =
    restoring === 'ready'
      ? {
          what: 'the step',
          problem: wizard.isAway ? AWAY.step : undefined,
          onTryAgain: () => void wizard.load(),
        }
      : {
          what: 'what you have entered',
          problem: restoring === 'away' ? AWAY.draft : undefined,
          onTryAgain: () => void application.tryAgain(),
        };
  const isAtRisk = draft.state === 'failing' || (draft.state === 'saving' && !documents.isEmpty);

  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <Anchor href={homeUrl()} className={styles.logo}>
          {supplier_name}
        </Anchor>
        <p className={styles.purpose}>Trade account application</p>
        <StepList titles={TITLES} current={isSent ? TITLES.length : step} />
        <p className={styles.promise}>
          Applications are reviewed and subject to approval. Your documents are encrypted before
          they are stored.
        </p>
      </div>
      <div>
        {!isSent && (
          <div className={styles.bar}>
            <span className={styles.barStep}>{title}</span>
            <span className={styles.barCount}>
              {step + 1}/{WIZARD.length}
            </span>
            <span className={styles.barNote}>* Indicates a required field</span>
          </div>
        )}
        <div className={styles.step}>
          {isSent ? (
            <SentNotice reference={submission.reference} />
          ) : (
            <>
              <h1 ref={heading} tabIndex={-1} className={styles.heading}>
                {title}
              </h1>
              {linkProblem !== undefined && (
                <p className={styles.failure} role="alert">
                  {linkProblem}
                </p>
              )}
              {restoring === 'ready' && Page ? (
                <>
                  <Page
                    key={`${title} ${isSentBack ? corrections.round : 0}`}
                    forms={forms}
                    documents={documents}
                    onContinue={isLast ? submit : () => goTo(step + 1)}
                    onBack={step === 0 ? undefined : () => goTo(step - 1)}
                    sending={submission.state === 'sending'}
                    steps={wizard.steps}
                    onChange={goTo}
                    terms={props.terms}
                    failure={submission.state === 'failed' ? submission.message : undefined}
                    isSentBack={isSentBack}
                  />
                  <DraftNotice draft={draft} />
                </>
              ) : (
                <Fetching {...fetching} />
              )}
            </>
          )}
        </div>
      </div>
      <StatusDialog
        outcome={closed ? undefined : outcome}
        reference={isSent ? submission.reference : undefined}
        isCorrectable={corrections.exist}
        onClose={() => {
          setClosed(true);
          corrections.show();
        }}
      />
      <LeaveGuard active={isAtRisk && !isSent} />
    </div>
  );
}
