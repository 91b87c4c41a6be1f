import type { Introduction } from '@selvedge/contract/registration';

export interface Qualification {
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
