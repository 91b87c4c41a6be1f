import type { TextPage } from '@selvedge/contract/house-content';
import { homeUrl } from '@selvedge/contract/urls';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { asSentence } from '../data/service-client.ts';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { HouseLogo } from '../shell/site-profile/house-logo.tsx';
import { useSite } from '../shell/site-profile/site-profile.ts';
import { Anchor } from '../ui/anchor.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { isMaking } from './documents/use-documents.ts';
import { DraftNotice, LeaveGuard } from './draft/draft-notice.tsx';
import { Fetching, LinkQuestion } from './draft/fetching.tsx';
import { useSavedApplication } from './draft/use-saved-application.ts';
import layout from './form.module.css';
import { Introduction } from './steps/introduction-step.tsx';
import { DOCUMENTS_STEP } from './submission/place-errors.ts';
import { lastSent, SentBefore } from './submission/sent-before.tsx';
import { ELSEWHERE, useCorrections, useSubmission } from './submission/use-submission.ts';
import { qualification } from './use-introduction.ts';
import { useFocusOnStep, useStep } from './use-step.ts';
import styles from './wizard.module.css';
import { INTRODUCTION, STEP_AWAY, STEP_TITLES } from './wizard-steps.ts';

const DRAFT_AWAY =
  'What you entered is safe, but we cannot reach it just now. Please try again in a moment.';
const DRAFT_LOST =
  'What was entered here before cannot be opened from this browser any more. If you have sent it, our mail has its reference. If we mailed you a link to it, open that to go on; otherwise please begin again.';
const NOT_SAVED = 'What you have entered could not be saved yet, and would be lost.';
const STILL_SENDING =
  'Your application is being sent, which takes a few seconds more. Stay to read its reference.';

/**
 * The application for a trade account, in five steps. What is entered is kept at the service as it is written, so that
 * it cannot be lost; only while it could not be saved, leaving is asked about. The Introduction comes with the page, all
 * else when somebody has begun. Source: REG-01 to REG-07, decision 21.
 */
export function RegistrationWizard(props: {
  readonly terms: readonly TextPage[];
  /** Whether this browser may have an application that it began earlier. */
  readonly mayHaveDraft: boolean;
}) {
  const { supplier_name, logo, info_email } = useSite();
  const steps = useStep(STEP_TITLES.length);
  const { goTo } = steps;
  const application = useSavedApplication(steps, props.mayHaveDraft);
  const { introduction, documents, later, draft, restoring, linkProblem } = application;
  const isReady = restoring === 'ready';
  // Whoever changes an answer and does not qualify any more stays at the Introduction (REG-11).
  const isBarred = isReady && qualification(introduction.answers).outcome !== 'qualifies';
  const step = isBarred ? 0 : steps.step;
  const isAhead = steps.step > step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the entry of the history is, and not how it is left
  useEffect(() => {
    if (isAhead) steps.goBackToFirst();
  }, [isAhead]);
  const given = { introduction, documents, forms: later.forms };
  const { submission, send } = useSubmission(given, steps.sentAs, {
    id: draft.id,
    isElsewhere: draft.isElsewhere,
    flush: draft.flush,
    versions: draft.versions,
    send: (application, key) => draft.calls().send(application, key),
    onSent: (reference) => {
      steps.noteSent(reference);
      // It is gone already; this takes the cookies back, without which other windows find what there is to find.
      void draft.end().then(draft.tellOthers, () => undefined);
    },
  });
  const corrections = useCorrections(submission, given, goTo);
  const [closed, setClosed] = useState(false);
  const title = STEP_TITLES[step] ?? INTRODUCTION;
  const isSent = submission.state === 'sent';
  const isLost =
    isReady && steps.isBehind && draft.state === 'idle' && !isSent && lastSent() === undefined;
  const problem = linkProblem ?? (isLost ? DRAFT_LOST : undefined);
  const isSentBack = corrections.step === step;
  const heading = useFocusOnStep(step, isSentBack);
  usePageView(`Trade Registration - ${title}`);

  const isLast = step === STEP_TITLES.length - 1;
  const submit = async () => {
    setClosed(false);
    if (await send()) corrections.open(DOCUMENTS_STEP);
  };
  const outcome = isSent || submission.state === 'failed' ? submission.state : undefined;
  const isSending = submission.state === 'sending';
  const isUploading =
    isMaking(documents.slots) ||
    Object.values(documents.slots).some(({ file }) => file?.keeping === 'saving');
  const isAtRisk = draft.state === 'failing' || isUploading;

  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <Anchor href={homeUrl()} className={styles.logo}>
          <HouseLogo name={supplier_name} src={logo} />
        </Anchor>
        <p className={styles.purpose}>Trade account application</p>
        <StepList titles={STEP_TITLES} current={isSent ? STEP_TITLES.length : step} />
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
              {step + 1}/{STEP_TITLES.length}
            </span>
            <span className={styles.barNote}>* Indicates a required field</span>
          </div>
        )}
        <div className={styles.step}>
          {!isSent && (
            <h1 ref={heading} tabIndex={-1} className={styles.heading}>
              {title}
            </h1>
          )}
          {!isSent && (
            <noscript>
              <p className={classNames(layout.failure, styles.noScripts)}>
                To apply here your browser has to run scripts: your documents are encrypted and kept
                while you write. Without them, please write to {info_email}.
              </p>
            </noscript>
          )}
          {problem !== undefined && !isSent && (
            <p className={layout.failure} role="alert">
              {asSentence(problem)}
            </p>
          )}
          {restoring === 'asking' && <LinkQuestion question={application.question} />}
          {!isReady && restoring !== 'asking' && (
            <Fetching
              what="what you have entered"
              problem={restoring === 'away' ? DRAFT_AWAY : undefined}
              onTryAgain={() => void application.tryAgain()}
            />
          )}
          {isReady && step === 0 && !isSent && (
            <Introduction
              introduction={introduction}
              above={draft.state === 'idle' && <SentBefore />}
              onContinue={() => goTo(1)}
            />
          )}
          {isReady && (step > 0 || isSent) && !later.Steps && (
            <Fetching
              what="the step"
              problem={later.isAway ? STEP_AWAY : undefined}
              onTryAgain={() => void later.load().catch(() => undefined)}
            />
          )}
          {later.Steps && (
            <later.Steps
              step={step}
              isShown={isReady && (step > 0 || isSent)}
              introduction={introduction.answers}
              documents={documents}
              page={{
                onContinue: isLast ? () => void submit() : () => goTo(step + 1),
                onBack: () => goTo(step - 1),
                onChange: goTo,
                terms: props.terms,
                isSentBack,
              }}
              round={corrections.round}
              submission={submission}
              dialog={{
                outcome: closed || steps.sentAs !== undefined ? undefined : outcome,
                reference: isSent ? submission.reference : undefined,
                isCorrectable: corrections.exist,
                reason:
                  submission.state === 'failed' && submission.message === ELSEWHERE
                    ? ELSEWHERE
                    : undefined,
                onClose: () => {
                  setClosed(true);
                  corrections.show();
                },
              }}
              onForms={later.onForms}
              onEntered={application.onEntered}
            />
          )}
          {isReady && !isSent && (
            <DraftNotice
              draft={draft}
              saveNow={application.saveNow}
              isUploading={isUploading}
              isSending={isSending}
            />
          )}
        </div>
      </div>
      <LeaveGuard
        active={(isAtRisk || isSending) && !isSent}
        words={isSending && !isUploading ? STILL_SENDING : NOT_SAVED}
      />
    </div>
  );
}

/** The steps with a marker each: done, current or pending. Shown beside the form on large screens. Source: REG-02. */
function StepList(props: { readonly titles: readonly string[]; readonly current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {props.titles.map((title, place) => {
        const state =
          place < props.current ? 'done' : place === props.current ? 'current' : 'pending';
        return (
          <li
            key={title}
            className={classNames(styles.listStep, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.marker} aria-hidden="true">
              {state === 'done' ? <Check className={styles.tick} /> : place + 1}
            </span>
            {title}
            <VisuallyHidden>, {state}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
