import { expect, test } from 'vitest';
import { refusalLines } from './audit-sign-in.ts';

const HOUR_MS = 60 * 60 * 1000;
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

test('whoever is refused again and again fills no log, and the log says that it tells no more', () => {
  let now = 0;
  const lineOf = refusalLines(() => now);
  const lines = Array.from({ length: 100 }, () => lineOf('10.0.0.1')).filter((line) => line);
  expect(lines).toHaveLength(31);
  expect(lines.slice(0, 30)).toEqual(Array(30).fill([]));
  expect(lines[30]).toEqual([expect.stringContaining('not told one by one')]);
  expect(lineOf('10.0.0.2')).toEqual([]);
  now += HOUR_MS + 1;
  expect(lineOf('10.0.0.1')).toEqual([]);
});

test('neither do many addresses together', () => {
  const lineOf = refusalLines(() => 0);
  const lines = Array.from({ length: 2000 }, (_, n) => lineOf(addressOf(n))).filter((line) => line);
  expect(lines).toHaveLength(501);
});
