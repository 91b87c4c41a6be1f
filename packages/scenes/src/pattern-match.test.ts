import { expect, test } from 'vitest';
import { type MatchTexts, patternMatch } from './pattern-match.ts';

const paper: MatchTexts = {
  description_1: '',
  hanging_instructions: '',
  disambiguating_description: '',
  repeat_t: '64cm',
};

test.each([
  ['Half-drop match.', 'half-drop'],
  ['Paste the wall. Offset match', 'half-drop'],
  ['Random match', 'free'],
  ['Paste the wall.', 'straight'],
])('%s is a %s match', (hanging_instructions, match) => {
  expect(patternMatch({ ...paper, hanging_instructions })).toBe(match);
});

test('what has no repeat meets nowhere', () => {
  expect(patternMatch({ ...paper, repeat_t: '' })).toBe('free');
});
