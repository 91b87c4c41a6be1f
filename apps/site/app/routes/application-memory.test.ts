import { describe, expect, it } from 'vitest';
import { createPageMemory } from './application-memory.ts';

describe('the memory of the page that was left', () => {
  it('[CONST-03] recalls it for 60 seconds', () => {
    let nowMs = 1000;
    const memory = createPageMemory<string>(() => nowMs);
    memory.keep('/a', 'loaded');
    nowMs += 59_999;
    expect(memory.recall('/a')).toBe('loaded');
    nowMs += 1;
    expect(memory.recall('/a')).toBeUndefined();
  });

  it('knows the last page only', () => {
    const memory = createPageMemory<string>(() => 0);
    expect(memory.recall('/a')).toBeUndefined();
    memory.keep('/a', 'first');
    memory.keep('/b', 'second');
    expect(memory.recall('/a')).toBeUndefined();
    expect(memory.recall('/b')).toBe('second');
  });
});
