import { useState } from 'react';
import { useSite } from '../../../site-profile.ts';
import type { WizardData } from '../wizard-step.ts';
import { buildApplication } from './build-application.ts';
import { sendApplication } from './send-application.ts';
import { submissionKeys } from './submission-key.ts';

export type Submission =
  | { readonly state: 'open' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly reference: string }
  | { readonly state: 'failed'; readonly message: string };

/** Sends the whole application, and knows what became of it. Source: REG-64. */
export function useSubmission({ forms, documents }: WizardData) {
  const { servicesMode } = useSite();
  const [submission, setSubmission] = useState<Submission>({ state: 'open' });
  const [keyOf] = useState(submissionKeys);
  const send = async () => {
    if (submission.state === 'sending') return;
    setSubmission({ state: 'sending' });
    const application = buildApplication({
      introduction: forms.introduction.getValues(),
      company: forms.company.getValues(),
      references: forms.references.getValues(),
      declaration: forms.declaration.getValues(),
      slots: documents.slots,
    });
    try {
      const options = { origin: window.location.origin, mode: servicesMode };
      const reference = await sendApplication(options, application, keyOf(application));
      setSubmission({ state: 'sent', reference });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setSubmission({ state: 'failed', message });
    }
  };
  return { submission, send };
}
