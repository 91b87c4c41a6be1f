import { expect, test } from 'vitest';
import { firstSentence } from './brand-entry.ts';

test('the first sentence of a text', () => {
  expect(firstSentence(' It weaves 2.5 m cloth. It dyes, too. ')).toBe('It weaves 2.5 m cloth.');
  expect(firstSentence('No stop')).toBe('No stop');
  expect(firstSentence(' ')).toBe('');
});
