import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { MOST_TRIES, signInLock } from './sign-in-lock.ts';

const QUARTER_MS = 15 * 60 * 1000;

test('tries count by person and address, are forgotten after a quarter of an hour, and count before they are judged', () => {
  let now = 0;
  const lock = signInLock(() => now);
  const tries = () => lock.note('Thandi@example.com ', '10.0.0.1');
  expect(Array.from({ length: MOST_TRIES + 1 }, tries)).toEqual([
    ...Array<boolean>(MOST_TRIES).fill(false),
    true,
  ]);
  expect(lock.note('thandi@example.com', '10.0.0.1')).toBe(true);
  expect(lock.note('thandi@example.com', '10.0.0.2')).toBe(false);
  expect(lock.note('lindiwe@example.com', '10.0.0.1')).toBe(false);
  now += QUARTER_MS + 1;
  expect(tries()).toBe(false);
});

test('floods of made-up people unlock nobody, and take no memory without bound', () => {
  const lock = signInLock(() => 0);
  for (let tries = 0; tries < MOST_TRIES; tries++) lock.note('a@example.com', '10.0.0.1');
  for (let tries = 1; tries < MOST_TRIES; tries++) lock.note('b@example.com', '10.0.0.1');
  for (let person = 0; person < 10_000; person++) lock.note(`${person}@x.example`, '10.0.0.1');
  expect(lock.note('a@example.com', '10.0.0.1')).toBe(true);
  const tries = Array.from({ length: MOST_TRIES }, () => lock.note('b@example.com', '10.0.0.1'));
  expect(tries).not.toContain(true); // these were forgotten
});

test('made-up addresses take the same memory, however long they are', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const heapMb = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const lock = signInLock(() => 0);
  const before = heapMb();
  for (let person = 0; person < 20; person++)
    lock.note(`${person}`.padEnd(3_000_000, 'x'), '10.0.0.1');
  expect(heapMb() - before).toBeLessThan(20);
  expect(lock.note('a@example.com', '10.0.0.1')).toBe(false);
});

test('addresses of one site of IPv6 count as one, whichever of its networks they are of', () => {
  const lock = signInLock(() => 0);
  for (let host = 1; host <= MOST_TRIES; host++)
    expect(lock.note('a@example.com', `2001:db8:0:${host}::1`)).toBe(false);
  expect(lock.note('a@example.com', '2001:db8::ffff')).toBe(true);
  expect(lock.note('a@example.com', '2001:db8:1::1')).toBe(false);
});
