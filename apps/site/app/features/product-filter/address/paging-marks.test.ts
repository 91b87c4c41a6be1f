import { describe, expect, it } from 'vitest';
import { markPaging } from './paging-marks.ts';

const storageOf = (setItem: Storage['setItem']) => ({ setItem }) as Storage;

describe('the marks that paging leaves', () => {
  it('[GRID-06] keeps the scroll position and that a filter is at work, for the session', () => {
    const kept = new Map<string, string>();
    markPaging(
      storageOf((key, value) => kept.set(key, value)),
      '/item_group/005/application/curtaining?page=2',
      812.4,
    );
    expect(kept.get('filter:active')).toBe('/item_group/005/application/curtaining?page=2');
    expect(kept.get('filter:scroll')).toBe('812');
  });

  it('goes on without storage', () => {
    const refusing = storageOf(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => markPaging(refusing, '/', 0)).not.toThrow();
  });
});
