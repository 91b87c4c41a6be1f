import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedTimer } from './shared-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each timeout runs once, at its time, and a cleared one does not', () => {
  const timeouts = fc.array(
    fc.record({ delayMs: fc.integer({ min: 0, max: 900_000 }), isCleared: fc.boolean() }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(timeouts, (wanted) => {
      const timer = sharedTimer();
      const startMs = performance.now();
      const ran: [place: number, afterMs: number][] = [];
      const ids = wanted.map(({ delayMs }, place) =>
        timer.setTimeout(() => ran.push([place, performance.now() - startMs]), delayMs),
      );
      for (const [place, { isCleared }] of wanted.entries()) {
        if (isCleared) timer.clearTimeout(ids[place]);
      }
      vi.runAllTimers();
      const expected = wanted.flatMap(({ delayMs, isCleared }, place) =>
        isCleared ? [] : [[place, delayMs]],
      );
      expect(ran.toSorted(([a], [b]) => a - b)).toEqual(expected);
    }),
  );
});

test('the browser keeps one timeout for all', () => {
  const timer = sharedTimer();
  for (const delayMs of [900_000, 300_000, 300_000, 600_000]) timer.setTimeout(() => {}, delayMs);
  expect(vi.getTimerCount()).toBe(1);
});

test('a timeout may clear another that is due with it, and set a new one', () => {
  const timer = sharedTimer();
  const ran: string[] = [];
  timer.setTimeout(() => {
    ran.push('first');
    timer.clearTimeout(second);
    timer.setTimeout(() => ran.push('third'), 5);
  }, 10);
  const second = timer.setTimeout(() => ran.push('second'), 10);
  vi.advanceTimersByTime(10);
  expect(ran).toEqual(['first']);
  vi.advanceTimersByTime(5);
  expect(ran).toEqual(['first', 'third']);
});

test('one that fails is reported, and the others run', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const timer = sharedTimer();
  const other = vi.fn();
  const failure = new Error('of a listener');
  timer.setTimeout(() => {
    throw failure;
  }, 1);
  timer.setTimeout(other, 1);
  vi.advanceTimersByTime(1);
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  expect(other).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
