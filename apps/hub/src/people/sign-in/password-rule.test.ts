import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomPassword } from '../../server/start/first-user.ts';
import { MIN_PASSWORD_CHARACTERS, passwordProblem } from './password-rule.ts';

test.each([
  ['shuttle', 'characters or more'],
  ['aaaaaaaaaaaaaaaa', 'repeats itself'],
  ['abababababababab', 'repeats itself'],
  ['Password1234!', 'guessed first'],
  ['Welcome-2026!!', 'guessed first'],
  ['thandi.mokoena1', 'your name'],
  ['123456789012', 'guessed first'],
  ['P@ssw0rd1234', 'guessed first'],
  ['1q2w3e4r5t6y', 'guessed first'],
  ['qazwsxedcrfv', 'guessed first'],
  ['x'.repeat(201), 'at most'],
])('%s is refused', (password, why) => {
  expect(passwordProblem(password, ['thandi.mokoena@example.com', 'Thandi Mokoena'])).toContain(
    why,
  );
});

test.each(['a quiet loom at dusk', 'T5#k-92mQ_vz1', 'die rooi weefstoel sing'])(
  '%s is taken',
  (password) => {
    expect(passwordProblem(password, ['thandi.mokoena@example.com'])).toBeNull();
  },
);

test('a password that the hub makes passes the rule, and no two are alike', () => {
  const made = Array.from({ length: 200 }, randomPassword);
  expect(made.map((password) => passwordProblem(password)).filter(Boolean)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

test('nothing shorter than the limit is ever taken', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: MIN_PASSWORD_CHARACTERS - 1 }),
      (text) => [...text].length >= MIN_PASSWORD_CHARACTERS || passwordProblem(text) !== null,
    ),
  );
});
