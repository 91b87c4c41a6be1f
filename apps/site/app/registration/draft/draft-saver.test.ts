import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftState, draftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver() {
  const states: DraftState[] = [];
  const options = { pauseMs: 800, retryMs: 2000, longestRetryMs: 5000 };
  return { states, ...draftSaver({ ...options, onState: (state) => states.push(state) }) };
}

test('what changes is saved once it has been quiet, and only as it is then', async () => {
  const { change, states } = saver();
  const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  change('fields', first);
  await vi.advanceTimersByTimeAsync(500);
  change('fields', second);
  await vi.advanceTimersByTimeAsync(799);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(states).toEqual(['saving', 'saved']);
});

test('a save that fails is tried again, with growing pauses, until it succeeds', async () => {
  const { change, states } = saver();
  let left = 3;
  const save = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('away');
  });
  change('fields', save);
  for (const [afterMs, calls] of [
    [800, 1],
    [2000, 2],
    [4000, 3],
    [5000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(save).toHaveBeenCalledTimes(calls);
  }
  expect(states.at(-1)).toBe('saved');
});

test('a change that comes while another is saved is saved as well', async () => {
  const { change } = saver();
  const held = Promise.withResolvers<void>();
  const second = vi.fn(async () => undefined);
  change('fields', () => held.promise);
  await vi.advanceTimersByTimeAsync(800);
  change('fields', second);
  held.resolve();
  await vi.advanceTimersByTimeAsync(1600);
  expect(second).toHaveBeenCalledOnce();
});

test('what was changed before its turn came is not saved as it was, though another try is under way', async () => {
  const { change, flush } = saver();
  const held = Promise.withResolvers<void>();
  const [earlier, later] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  change('fields', () => held.promise);
  change('letter', earlier);
  void flush();
  change('letter', later);
  void flush(true);
  held.resolve();
  await vi.advanceTimersByTimeAsync(1600);
  expect(later).toHaveBeenCalled();
  expect(earlier).not.toHaveBeenCalled();
});

test('a page that closes saves at once', async () => {
  const { change, flush } = saver();
  const save = vi.fn(async () => undefined);
  change('fields', save);
  void flush(true);
  expect(save).toHaveBeenCalledOnce();
  await flush();
  expect(save).toHaveBeenCalledOnce();
});

test('what was forgotten is not saved', async () => {
  const { change, stop } = saver();
  const save = vi.fn(async () => undefined);
  change('fields', save);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
});
