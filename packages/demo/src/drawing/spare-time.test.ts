import { expect, test } from 'vitest';
import { busyMeter } from './spare-time.ts';

test('tells a busy machine from an idle one by what was used since it was last asked', () => {
  let [busyMs, allMs] = [9_000, 10_000];
  const isBusy = busyMeter(() => ({ busyMs, allMs }));
  expect(isBusy()).toBe(false);
  [busyMs, allMs] = [9_900, 12_000];
  expect(isBusy()).toBe(true);
  // Too little has passed to know better.
  [busyMs, allMs] = [9_900, 12_100];
  expect(isBusy()).toBe(true);
  [busyMs, allMs] = [10_000, 14_000];
  expect(isBusy()).toBe(false);
});

test('reads the machine it runs on', () => {
  expect(busyMeter()()).toBe(false);
});
