import { expect, test } from 'vitest';
import { qualification } from './use-introduction.ts';

const answers = (trade_member: 'yes' | 'no', trade_references: 'yes' | 'no', proof: 'yes' | 'no') =>
  qualification({ trade_member, trade_references, qualification: proof });

test('[REG-09] [REG-11] only a trade member is asked on', () => {
  for (const references of ['yes', 'no'] as const)
    expect(answers('no', references, 'yes')).toEqual({
      asks: { references: false, qualification: false },
      outcome: 'no-trade-member',
    });
});

test('[REG-10] [REG-11] [REG-12] who has no references is asked for proof, and needs it', () => {
  expect(answers('yes', 'yes', 'no')).toEqual({
    asks: { references: true, qualification: false },
    outcome: 'qualifies',
  });
  expect(answers('yes', 'no', 'yes')).toEqual({
    asks: { references: true, qualification: true },
    outcome: 'qualifies',
  });
  expect(answers('yes', 'no', 'no').outcome).toBe('no-qualification');
});
