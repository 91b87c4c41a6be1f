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

test('padded requests take no more than their share, and the newest stay', () => {
  const answers = new AnswerCache();
  const padded = (n: number) => `${n}${' '.repeat(60_000)}`;
  for (let n = 0; n < 1000; n++) answers.keep(old, padded(n), 'x');
  const kept = Array.from({ length: 1000 }, (_, n) => n).filter((n) =>
    answers.find(old, padded(n)),
  );
  expect(kept.length * 120_000).toBeLessThan(17 * 2 ** 20);
  expect(kept.at(-1)).toBe(999);
});
