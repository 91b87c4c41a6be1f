import type { TextPage } from '@selvedge/contract/house-content';
import { homeUrl } from '@selvedge/contract/urls';
import { useEffect, useRef, useState } from 'react';
import { usePageView } from '../../analytics/use-page-view.ts';
import { useSite } from '../../site-profile.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useDocuments } from './documents/use-documents.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { StepList } from './step-list.tsx';
import { Answers } from './submission/answers.tsx';
import { SentNotice } from './submission/sent-notice.tsx';
import { StatusDialog } from './submission/status-dialog.tsx';
import { useSubmission } from './submission/use-submission.ts';
import { useStep } from './use-step.ts';
import styles from './wizard.module.css';
import { useWizardForms } from './wizard-forms.ts';
import { WIZARD } from './wizard-steps.ts';

const TITLES = WIZARD.map(({ title }) => title);

/**
 * The application for a trade account, in five steps. What is entered lies in memory alone, and leaving is asked about
 * while it does. Source: REG-01 to REG-07, decision 21.
 */
export function RegistrationWizard({ terms }: { readonly terms: readonly TextPage[] }) {
  const { supplier_name } = useSite();
  const forms = useWizardForms();
  const documents = useDocuments();
  const { submission, send } = useSubmission({ forms, documents });
  const { step, goTo } = useStep(WIZARD.length);
  const [closed, setClosed] = useState(false);
  const { title, Page } = WIZARD[step] ?? WIZARD[0];
  const isSent = submission.state === 'sent';
  const heading = useFocusOnStep(step);
  usePageView(`Trade Registration - ${title}`);

  const entered =
    !documents.isEmpty ||
    [forms.introduction, forms.company, forms.references, forms.declaration].some(
      ({ formState }) => formState.isDirty,
    );
  const isLast = step === WIZARD.length - 1;
  const submit = () => {
    setClosed(false);
    void send();
  };
  const outcome =
    submission.state === 'sent' || submission.state === 'failed' ? submission.state : undefined;

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
      <div className={styles.content}>
        <div className={styles.bar}>
          <span className={styles.barStep}>{title}</span>
          <span className={styles.barCount}>
            {step + 1}/{WIZARD.length}
          </span>
          <span className={styles.barNote}>* Indicates a required field</span>
        </div>
        <div className={styles.step}>
          {isSent ? (
            <SentNotice reference={submission.reference} />
          ) : (
            <>
              <h1 ref={heading} tabIndex={-1} className={styles.heading}>
                {title}
              </h1>
              <Page
                key={title}
                forms={forms}
                documents={documents}
                onContinue={isLast ? submit : () => goTo(step + 1)}
                onBack={step === 0 ? undefined : () => goTo(step - 1)}
                sending={submission.state === 'sending'}
                answers={<Answers steps={WIZARD} data={{ forms, documents }} onChange={goTo} />}
                terms={terms}
                failure={submission.state === 'failed' ? submission.message : undefined}
              />
            </>
          )}
        </div>
      </div>
      <StatusDialog
        outcome={closed ? undefined : outcome}
        reference={isSent ? submission.reference : undefined}
        onClose={() => setClosed(true)}
      />
      <LeaveGuard active={entered && !isSent} />
    </div>
  );
}

/** Moves the focus to the heading whenever another step shows; the page's first is left alone. */
function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
