import { APPLICATION_CONTENT_STALE_MS, LANDING_CONTENT_STALE_MS } from '@selvedge/contract/limits';
import { describe, expect, it } from 'vitest';
import { createPageMemory } from './page-memory.ts';

describe('the memory of the pages that were seen', () => {
  it.each([
    ['[CONST-02] application content for 300000 ms', APPLICATION_CONTENT_STALE_MS],
    ['[CONST-01] landing content for 600000 ms', LANDING_CONTENT_STALE_MS],
  ])('recalls %s', (_, keptMs) => {
    let nowMs = 1000;
    const memory = createPageMemory<object>({ keptMs, mostPages: 1, nowMs: () => nowMs });
    const loaded = {};
    memory.keep('/a', loaded);
    nowMs += keptMs - 1;
    memory.keep('/a', loaded);
    expect(memory.recall('/a')).toBe(loaded);
    nowMs += 1;
    expect(memory.recall('/a')).toBeUndefined();
    memory.keep('/a', { again: true });
    expect(memory.recall('/a')).toEqual({ again: true });
  });

  it('knows the newest pages only', () => {
    const memory = createPageMemory<string>({ keptMs: 1000, mostPages: 2, nowMs: () => 0 });
    expect(memory.recall('/a')).toBeUndefined();
    memory.keep('/a', 'first');
    memory.keep('/b', 'second');
    memory.keep('/a', 'first again');
    memory.keep('/c', 'third');
    expect(memory.recall('/b')).toBeUndefined();
    expect(memory.recall('/a')).toBe('first again');
    expect(memory.recall('/c')).toBe('third');
  });
});
