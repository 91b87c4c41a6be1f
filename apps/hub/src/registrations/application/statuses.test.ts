import { expect, test } from 'vitest';
import { ageOf } from './statuses.ts';

const NOW = new Date('2030-06-15T12:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

test.each([
  [inHours(73), '3 days left', 'early'],
  [inHours(25), '1 day left', 'early'],
  [inHours(23), 'Due within a day', 'soon'],
  [inHours(-1), 'Due today, late', 'late'],
  [inHours(-49), '2 days late', 'late'],
])('an application that is due at %s: %s', (dueAt, text, tone) => {
  expect(ageOf(dueAt, null, NOW)).toEqual({ text, tone });
});

test('what is decided grows no older', () => {
  expect(ageOf(inHours(-100), inHours(-101), NOW).text).toBe('Decided in time');
  expect(ageOf(inHours(-100), inHours(-99), NOW).text).toBe('Decided late');
});
