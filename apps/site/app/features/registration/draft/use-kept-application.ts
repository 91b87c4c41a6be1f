import type { DraftEntered } from '@selvedge/contract/registration-draft';
import { useCallback, useEffect, useRef } from 'react';
import { useDocuments } from '../documents/use-documents.ts';
import { useIntroduction } from '../use-introduction.ts';
import { useLaterSteps } from '../use-later-steps.ts';
import type { useStep } from '../use-step.ts';
import { useDraft } from './use-draft.ts';
import { useRestored } from './use-restored.ts';

/**
 * What the applicant has given so far, kept at the service at every change and put back when the page is opened again:
 * after a reload, an hour, a restart of either side.
 */
export function useKeptApplication(
  { step, reached, resume }: ReturnType<typeof useStep>,
  mayHaveDraft: boolean,
) {
  const draft = useDraft();
  const later = useLaterSteps(step > 0 || draft.state !== 'idle');
  const introduction = useIntroduction((answers) => keep({ introduction: answers }));
  const documents = useDocuments((key, file) =>
    draft.keepDocument(key, file, (problem) => documents.judge(key, problem)),
  );
  const restored = useRestored({
    mayHaveDraft,
    draft,
    documents,
    onEntered: async (kept) => {
      introduction.restore(kept.introduction);
      const [forms, { restoreForms }] = await Promise.all([
        later.whenForms(),
        import('./restore-forms.ts'),
      ]);
      restoreForms(forms, kept);
    },
    onStep: resume,
  });
  const isReady = restored.restoring === 'ready';
  const latest = useRef({ draft, later, introduction: introduction.answers, reached, isReady });
  latest.current = { draft, later, introduction: introduction.answers, reached, isReady };

  /** Keeps what is entered, in a moment; `change` is what is newer than the last render. */
  const keep = useCallback((change: DraftEntered['forms'] = {}) => {
    const { draft, isReady } = latest.current;
    if (!isReady) return;
    Object.assign(latest.current, change);
    draft.keepEntered(() => {
      const { introduction, later, reached } = latest.current;
      const forms = Object.entries(later.forms() ?? {});
      const values = forms.map(([name, form]) => [name, form.getValues()] as const);
      return { step: reached, forms: { introduction, ...Object.fromEntries(values) } };
    });
  }, []);

  const keptStep = useRef(reached);
  useEffect(() => {
    if (!isReady || keptStep.current === reached) return;
    keptStep.current = reached;
    const { draft } = latest.current;
    if (draft.state === 'idle') return; // nothing was entered
    keep();
    void draft.flush();
  }, [isReady, reached, keep]);

  const onEntered = useCallback(() => keep(), [keep]);
  return { draft, introduction, documents, later, onEntered, ...restored };
}
