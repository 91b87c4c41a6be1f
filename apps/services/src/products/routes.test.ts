import { expect, test } from 'vitest';
import { snapshotOf } from '../../test/stand-in.ts';
import { AnswerCache } from './routes.ts';

const [old, fresh] = [snapshotOf({ revision: 1 }), snapshotOf({ revision: 2 })];

test('an answer is known to its own snapshot only', () => {
  const answers = new AnswerCache();
  answers.keep(old, 'a', 'A');
  expect(answers.find(old, 'a')).toBe('A');
  expect(answers.find(fresh, 'a')).toBeUndefined();
  answers.keep(fresh, 'b', 'B');
  expect(answers.find(fresh, 'a')).toBeUndefined();
  expect(answers.find(fresh, 'b')).toBe('B');
});

test('the longest unused answer gives way, and a long one is not kept', () => {
  const answers = new AnswerCache();
  for (let n = 0; n < 1000; n++) answers.keep(old, `${n}`, 'x');
  expect(answers.find(old, '0')).toBe('x');
  answers.keep(old, 'one more', 'x');
  expect(answers.find(old, '0')).toBe('x');
  expect(answers.find(old, '1')).toBeUndefined();
  answers.keep(old, 'long', 'x'.repeat(65_537));
  expect(answers.find(old, 'long')).toBeUndefined();
});
