import type { WizardStep } from '../wizard-step.ts';
import { qualification } from './qualification.ts';

const YES_NO_WORDS = { yes: 'Yes', no: 'No' };

/** The Introduction among the steps: its page comes with the registration's own (introduction-step.tsx). */
export const introductionStep: WizardStep = {
  summary: ({ introduction }) => {
    const { asks } = qualification(introduction);
    const row = (label: string, answer: 'yes' | 'no') => ({ label, value: YES_NO_WORDS[answer] });
    return [
      row('Trade member', introduction.trade_member),
      row('Three trade references', introduction.trade_references),
      ...(asks.qualification ? [row('Proof of qualification', introduction.qualification)] : []),
    ];
  },
};
