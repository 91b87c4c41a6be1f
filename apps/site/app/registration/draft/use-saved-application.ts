import { DOCUMENT_GONE } from '@selvedge/contract/registration-answer';
import type { DraftEntered, SavedDraft } from '@selvedge/contract/registration-draft';
import type { DocumentKey } from '@selvedge/contract/upload';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadedFile, useDocuments } from '../documents/use-documents.ts';
import type { LaterSteps } from '../later-steps.tsx';
import { useIntroduction } from '../use-introduction.ts';
import type { useStep } from '../use-step.ts';
import type { WizardForms } from '../wizard-forms.ts';
import { fetchAhead } from '../wizard-steps.ts';
import { useDraft } from './use-draft.ts';
import { useRestored } from './use-restored.ts';

/**
 * What the applicant has given so far, kept at the service at every change and put back when the page is opened again:
 * after a reload, an hour, a restart of either side.
 */
export function useSavedApplication(
  { step, reached, resume, sentAs }: ReturnType<typeof useStep>,
  mayHaveDraft: boolean,
) {
  const keptStep = useRef(reached);
  const draft = useDraft((saved) => keepWhatIsMissing(saved));
  const later = useLaterSteps(step > 0 || draft.state !== 'idle' || sentAs !== undefined);
  const introduction = useIntroduction((answers) => keep({ introduction: answers }));
  const keepDocument = (key: DocumentKey, file: UploadedFile | undefined) =>
    draft.keepDocument(key, file, (keeping, problem) => {
      if (file) documents.follow(key, file, keeping, problem);
    });
  const documents = useDocuments(keepDocument);
  const restored = useRestored({
    mayHaveDraft,
    draft,
    documents,
    onEntered: async (kept) => {
      introduction.restore(kept.introduction);
      const [forms, { restoreForms }] = await Promise.all([
        later.whenForms(),
        import('../wizard-forms.ts'),
      ]);
      restoreForms(forms, kept);
    },
    onStep: (step) => {
      keptStep.current = Math.max(keptStep.current, step); // the service has it
      resume(step);
    },
  });
  const isReady = restored.restoring === 'ready';
  const { slots } = documents;
  const now = { draft, later, introduction: introduction.answers, reached, isReady, slots };
  const latest = useRef(now);
  latest.current = now;

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

  /**
   * The draft can be another than the one that this page began or found: cookies are deleted, and another tab starts
   * afresh. What the page holds is kept again then; a file that it does not hold is named.
   */
  function keepWhatIsMissing(saved: SavedDraft): void {
    const { draft, slots } = latest.current;
    if (!saved.has_entered) keep();
    for (const [name, slot] of Object.entries(slots)) {
      const key = name as DocumentKey; // the slots have no other keys
      const { file } = slot;
      if (!file || draft.isWaiting(key)) continue;
      const isThere = saved.documents.includes(key);
      if (isThere && file.problem === DOCUMENT_GONE) documents.judge(key, undefined);
      if (isThere) continue;
      if (file.dataString === undefined) documents.judge(key, DOCUMENT_GONE);
      else keepDocument(key, file);
    }
  }

  const saveNow = async () => {
    keep();
    await draft.flush();
    await draft.flush(); // what the first answer has found missing
  };

  useEffect(() => {
    if (!isReady || keptStep.current === reached) return;
    keptStep.current = reached;
    const { draft } = latest.current;
    if (draft.state === 'idle') return; // nothing was entered
    keep();
    void draft.flush();
  }, [isReady, reached, keep]);

  const onEntered = useCallback(() => keep(), [keep]);
  return { draft, introduction, documents, later, onEntered, saveNow, ...restored };
}

const FIRST_OF_THEM = 1;

/**
 * Everything behind the Introduction: its forms, their rules and what these stand on weigh half as much as the page, and
 * are fetched when somebody has begun.
 *
 * @param isBegun whether the applicant has entered something, or is beyond the Introduction
 */
function useLaterSteps(isBegun: boolean) {
  const [Steps, setSteps] = useState<typeof LaterSteps>();
  const [isAway, setAway] = useState(false);
  const forms = useRef<WizardForms>(undefined);
  const [waiting] = useState(() => new Set<(forms: WizardForms) => void>());

  const load = useCallback(async () => {
    setAway(false);
    fetchAhead(FIRST_OF_THEM);
    try {
      const module = await import('../later-steps.tsx');
      setSteps(() => module.LaterSteps);
    } catch (error) {
      setAway(true);
      throw error;
    }
  }, []);

  useEffect(() => {
    if (isBegun) void load().catch(() => undefined); // `isAway` says so
  }, [isBegun, load]);

  return {
    Steps,
    isAway,
    load,
    /** The forms; undefined until the steps are there. They stay the same from then on. */
    forms: () => forms.current,
    /** The forms once the steps are there. Rejects where they cannot be fetched. */
    whenForms: useCallback(async () => {
      await load();
      return forms.current ?? new Promise<WizardForms>((resolve) => waiting.add(resolve));
    }, [load, waiting]),
    onForms: useCallback(
      (made: WizardForms) => {
        forms.current = made;
        for (const resolve of waiting) resolve(made);
        waiting.clear();
      },
      [waiting],
    ),
  };
}
