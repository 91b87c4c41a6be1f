import { useCallback, useEffect, useRef, useState } from 'react';
import type { LaterSteps } from './later-steps.tsx';
import type { WizardForms } from './wizard-forms.ts';
import { fetchAhead } from './wizard-steps.ts';

const FIRST_OF_THEM = 1;

/**
 * Everything behind the Introduction: its forms, their rules and what these stand on weigh half as much as the page, and
 * are fetched when somebody has begun.
 *
 * @param isBegun whether the applicant has entered something, or is beyond the Introduction
 */
export function useLaterSteps(isBegun: boolean) {
  const [Steps, setSteps] = useState<typeof LaterSteps>();
  const [isAway, setAway] = useState(false);
  const forms = useRef<WizardForms>(undefined);
  const [waiting] = useState(() => new Set<(forms: WizardForms) => void>());

  const load = useCallback(async () => {
    setAway(false);
    fetchAhead(FIRST_OF_THEM);
    try {
      const module = await import('./later-steps.tsx');
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
