import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from './desktop-navigation.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[HEAD-03] what has no delay is done at once', () => {
  const action = vi.fn();
  createHoverIntent().after(0, action);
  expect(action).toHaveBeenCalledOnce();
});

test('[HEAD-03] a category that the pointer only crosses does not open', () => {
  const intent = createHoverIntent();
  const crossed = vi.fn();
  const meant = vi.fn();
  intent.after(100, crossed);
  vi.advanceTimersByTime(99);
  intent.after(100, meant);
  vi.runAllTimers();
  expect(crossed).not.toHaveBeenCalled();
  expect(meant).toHaveBeenCalledOnce();
});

test('[HEAD-03] a pointer that comes back in time keeps the panel', () => {
  const intent = createHoverIntent();
  const close = vi.fn();
  intent.after(100, close);
  intent.cancel();
  vi.runAllTimers();
  expect(close).not.toHaveBeenCalled();
});
