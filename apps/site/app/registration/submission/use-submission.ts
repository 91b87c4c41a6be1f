import { ServiceError } from '@selvedge/contract/services';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { wordsOf } from '../../data/service-client.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';
import type { Documents } from '../documents/use-documents.ts';
import { FOUND_BY_SERVICE } from '../fields/found-by-service.ts';
import type { IntroductionAnswers } from '../use-introduction.ts';
import type {
  CompanyValues,
  DeclarationValues,
  ReferencesValues,
  WizardForms,
} from '../wizard-forms.ts';
import type { PlacedError } from './place-errors.ts';
import {
  type DraftToSend,
  errorsOf,
  hasWrongDocument,
  type KeyOf,
  sendEntered,
  submissionKeys,
} from './sending.ts';
import { noteSending, wasSentFromHere } from './sent-before.tsx';

export type Submission =
  | { readonly state: 'open' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly reference: string }
  | {
      readonly state: 'failed';
      readonly message: string;
      /** What the service found wrong, where it belongs; the first step first. */
      readonly errors: readonly PlacedError[];
    };

/** What is sent, wherever it is held. */
interface Given {
  readonly introduction: IntroductionAnswers;
  readonly documents: Documents;
  /** The forms of the later steps, which are there once somebody can send. */
  readonly forms: () => WizardForms | undefined;
}

/** Said where the application is not sent, since it was taken up elsewhere. */
export const ELSEWHERE =
  'This application was taken up on another device, by its mailed link, or sent from another window. If it was sent, our mail has its reference and there is nothing more to do. To send it from here all the same, submit it again.';

/**
 * Sends the whole application, and knows what became of it. Source: REG-64.
 *
 * @param sentAs the reference of the application that was sent from here before the page was loaded once more
 */
export function useSubmission(
  { introduction, documents, ...given }: Given,
  sentAs: string | undefined,
  draft: DraftToSend,
) {
  const { servicesMode } = useSite();
  const [submission, setSubmission] = useState<Submission>({ state: 'open' });
  const keyOf = useRef<KeyOf>(undefined);
  const isWarned = useRef(false);
  // Two clicks meet the same state until the page has changed: only what changes at once can tell them apart. What was sent
  // has no draft any more, and would be sent under another key; what failed is told before it is tried again.
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = submission.state === 'sending' || submission.state === 'sent';
  }, [submission]);
  /** Resolves to whether a document stands in the way; nothing is sent then. */
  const send = async (): Promise<boolean> => {
    const forms = given.forms();
    if (isSending.current || !forms) return false;
    isSending.current = true;
    setSubmission({ state: 'sending' });
    try {
      const refusedNow = await documents.settled();
      await draft.flush();
      // What has been tried from here, in whichever window, may have arrived, and is told the same reference.
      const isTried = keyOf.current || isWarned.current || wasSentFromHere(draft.id());
      if (!isTried && (await draft.isElsewhere().catch(() => false))) {
        isWarned.current = true;
        throw new Error(ELSEWHERE);
      }
      const entered = {
        introduction: introduction.answers,
        company: forms.company.getValues(),
        references: forms.references.getValues(),
        declaration: forms.declaration.getValues(),
        slots: documents.now(),
      };
      if (hasWrongDocument(entered, refusedNow)) {
        setSubmission({ state: 'open' });
        return true;
      }
      const options = { origin: window.location.origin, mode: servicesMode };
      keyOf.current ??= submissionKeys();
      const noteOutcome = noteSending(draft.id());
      const reference = await sendEntered(entered, {
        options,
        keyOf: keyOf.current,
        draft,
      }).catch((error: unknown) => {
        if (isRefused(error)) noteOutcome(null);
        throw error;
      });
      noteOutcome(reference);
      setSubmission({ state: 'sent', reference });
      draft.onSent(reference);
    } catch (error) {
      const message = wordsOf(error);
      setSubmission({ state: 'failed', message, errors: errorsOf(error) });
    }
    return false;
  };
  const sentBefore = sentAs !== undefined && ({ state: 'sent', reference: sentAs } as const);
  return { submission: sentBefore || submission, send };
}

/** Whether the service says that it did not take it; without an answer it may have. */
const isRefused = (error: unknown): boolean =>
  error instanceof ServiceError && error.status >= 400 && error.status < 500;

/** Ties what the service found to the field that it is about. The names are those of the body, and so of the forms. */
function tie(error: PlacedError, forms: WizardForms, documents: Documents): void {
  const { message } = error;
  if ('document' in error) {
    documents.judge(error.document, message);
    return;
  }
  const { form, name } = error;
  const found = { type: FOUND_BY_SERVICE, message };
  if (form === 'introduction') return; // its questions have no wrong answers, only ones that do not qualify
  if (form === 'company') forms.company.setError(name as FieldPath<CompanyValues>, found);
  if (form === 'references') forms.references.setError(name as FieldPath<ReferencesValues>, found);
  if (form === 'declaration')
    forms.declaration.setError(name as FieldPath<DeclarationValues>, found);
}

/**
 * What is wrong with the application, as the service found where it was sent: shown where it belongs, the first step opened and its
 * summary in focus.
 *
 * @param goTo opens a step
 */
export function useCorrections(
  submission: Submission,
  given: { readonly forms: () => WizardForms | undefined; readonly documents: Documents },
  goTo: (step: number) => void,
) {
  const [shown, setShown] = useState<{ readonly step: number | undefined; readonly round: number }>(
    {
      step: undefined,
      round: 0,
    },
  );
  const errors = submission.state === 'failed' ? submission.errors : [];
  const [first] = errors;
  const isUnderWay = submission.state === 'sending' || submission.state === 'sent';
  const open = (step: number) => {
    setShown(({ round }) => ({ step, round: round + 1 }));
    goTo(step);
  };
  return {
    exist: first !== undefined,
    /** The step that was opened for its errors. */
    step: isUnderWay ? undefined : shown.step,
    /** Grows with each time errors are shown, so that the step is shown anew. */
    round: shown.round,
    /** Opens a step for the errors that it shows itself. */
    open,
    show: () => {
      const forms = given.forms();
      if (!first || !forms) return;
      for (const error of errors) tie(error, forms, given.documents);
      open(first.step);
    },
  };
}
