import { useEffect, useRef } from 'react';
import { useDocuments } from '../documents/use-documents.ts';
import type { useStep } from '../use-step.ts';
import { useWizardForms } from '../wizard-forms.ts';
import type { WizardData } from '../wizard-step.ts';
import { formsToKeep } from './restore-forms.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useRestored } from './use-restored.ts';

interface KeptApplication extends WizardData, ReturnType<typeof useRestored> {
  readonly draft: Draft;
}

/**
 * What the applicant has given so far, kept at the service at every change and put back when the page is opened again:
 * after a reload, an hour, a restart of either side.
 */
export function useKeptApplication(
  { reached, resume }: ReturnType<typeof useStep>,
  mayHaveDraft: boolean,
): KeptApplication {
  const draft = useDraft();
  const forms = useWizardForms();
  const documents = useDocuments((key, file) =>
    draft.keepDocument(key, file, (problem) => documents.judge(key, problem)),
  );
  const restored = useRestored({ mayHaveDraft, draft, forms, documents, onStep: resume });
  const latest = useRef({ draft, forms, reached });
  latest.current = { draft, forms, reached };

  const isReady = restored.restoring === 'ready';
  const { introduction, company, references, declaration } = forms;
  useEffect(() => {
    if (!isReady) return;
    const keep = () => {
      const { draft, forms } = latest.current;
      draft.keepEntered(() => ({ step: latest.current.reached, forms: formsToKeep(forms) }));
    };
    const formState = { values: true };
    const watched = [
      introduction.subscribe({ formState, callback: keep }),
      company.subscribe({ formState, callback: keep }),
      references.subscribe({ formState, callback: keep }),
      declaration.subscribe({ formState, callback: keep }),
    ];
    return () => {
      for (const stop of watched) stop();
    };
  }, [
    isReady,
    introduction.subscribe,
    company.subscribe,
    references.subscribe,
    declaration.subscribe,
  ]);

  const keptStep = useRef(reached);
  useEffect(() => {
    if (!isReady || keptStep.current === reached) return;
    keptStep.current = reached;
    const { draft, forms } = latest.current;
    if (draft.state === 'idle') return; // nothing was entered
    draft.keepEntered(() => ({ step: reached, forms: formsToKeep(forms) }));
    void draft.flush();
  }, [isReady, reached]);

  return { draft, forms, documents, ...restored };
}
