import type { Introduction } from '@selvedge/contract/registration';
import { useState } from 'react';

/** What the Introduction says before anything is answered. Source: REG-08 to REG-10. */
export const BLANK_INTRODUCTION: Introduction = {
  trade_member: 'no',
  trade_references: 'yes',
  qualification: 'yes',
};

/** Whether a name is that of a question of the Introduction. */
export const isQuestion = (name: string): name is keyof Introduction =>
  Object.hasOwn(BLANK_INTRODUCTION, name);

/** The answers of the Introduction. Its questions have no wrong answers, only ones that do not qualify. */
export interface IntroductionAnswers {
  readonly answers: Introduction;
  readonly answer: (question: keyof Introduction, reply: 'yes' | 'no') => void;
  /** Puts back what was kept; what is no answer is let go. */
  readonly restore: (kept: unknown) => void;
}

/** @param onAnswer called with the answers each time that somebody gives one */
export function useIntroduction(onAnswer: (answers: Introduction) => void): IntroductionAnswers {
  const [answers, setAnswers] = useState(BLANK_INTRODUCTION);
  return {
    answers,
    answer: (question, reply) => {
      const next = { ...answers, [question]: reply };
      setAnswers(next);
      onAnswer(next);
    },
    restore: (kept) => {
      const given = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
      const known = given.filter(
        ([name, reply]) => isQuestion(name) && (reply === 'yes' || reply === 'no'),
      );
      setAnswers({ ...BLANK_INTRODUCTION, ...Object.fromEntries(known) });
    },
  };
}

interface Qualification {
  /** Which questions show after the first. */
  readonly asks: { readonly references: boolean; readonly qualification: boolean };
  readonly outcome: 'qualifies' | 'no-trade-member' | 'no-qualification';
}

/** What the answers of the Introduction lead to. Source: REG-09 to REG-12, decision 8. */
export function qualification(answers: Introduction): Qualification {
  const isMember = answers.trade_member === 'yes';
  const hasReferences = answers.trade_references === 'yes';
  const asks = { references: isMember, qualification: isMember && !hasReferences };
  if (!isMember) return { asks, outcome: 'no-trade-member' };
  const qualifies = hasReferences || answers.qualification === 'yes';
  return { asks, outcome: qualifies ? 'qualifies' : 'no-qualification' };
}
