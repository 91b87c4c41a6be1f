import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Documents } from '../documents/use-documents.ts';
import { FOUND_BY_SERVICE } from '../fields/found-by-service.ts';
import type {
  CompanyValues,
  DeclarationValues,
  ReferencesValues,
  WizardForms,
} from '../wizard-forms.ts';
import type { PlacedError } from './place-errors.ts';
import type { Submission } from './use-submission.ts';

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
 * What the service found wrong with the application that was sent: shown where it belongs, the first step opened and its
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
  return {
    exist: first !== undefined,
    /** The step that was opened for its errors. */
    step: submission.state === 'failed' ? shown.step : undefined,
    /** Grows with each time errors are shown, so that the step is shown anew. */
    round: shown.round,
    show: () => {
      const forms = given.forms();
      if (!first || !forms) return;
      for (const error of errors) tie(error, forms, given.documents);
      setShown(({ round }) => ({ step: first.step, round: round + 1 }));
      goTo(first.step);
    },
  };
}
