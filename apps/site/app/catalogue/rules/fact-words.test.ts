import { expect, it } from 'vitest';
import { rangeText } from './fact-words.ts';

it.each([
  ['martindale', { min: 40_000 }, '40\u00a0000 or more'],
  ['width_cm', { min: 135.8, max: 144.2 }, '135.8\u00a0cm to 144.2\u00a0cm'],
  ['repeat_v_cm', { max: 20, unmeasured: true }, 'up to 20\u00a0cm or not measured'],
  ['weight_gsm', { unmeasured: true }, 'not measured'],
] as const)('a range of %s is told in words', (field, range, text) => {
  expect(rangeText(field, range)).toBe(text);
});
