import { expect, test } from 'vitest';
import { CORRECTION_OPERATIONS } from './registration-corrections.ts';

const { body } = CORRECTION_OPERATIONS.sendCorrections;
const many = <T>(count: number, value: T) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`item.${place}`, value]));
const problems = (values: unknown) =>
  body.safeParse({ token: 'a'.repeat(43), values }).error?.issues ?? [];

test('corrections are of a hundred items at most, which are counted before they are looked at', () => {
  expect(problems(many(100, 'as it should be'))).toEqual([]);
  expect(problems(many(9000, null))).toMatchObject([
    { path: ['values'], message: 'Too many items; at most 100' },
  ]);
});

test('so are the entries of a list, and the fields of an entry', () => {
  const list = Array.from({ length: 9000 }, () => 1);
  for (const value of [list, [many(9000, 1)], many(9000, 1)])
    expect(JSON.stringify(problems({ directors: value })).length).toBeLessThan(5000);
});
