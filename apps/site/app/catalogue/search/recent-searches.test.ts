import { expect, test } from 'vitest';
import { MAX_RECENT_SEARCHES, readRecent, withRecent, writeRecent } from './recent-searches.tsx';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
const refused = (): Storage => {
  throw new Error('refused');
};

test('the newest search stands first, once, and the oldest goes', () => {
  expect(withRecent(['linen', 'oak'], ' Oak ')).toEqual(['Oak', 'linen']);
  const full = Array.from({ length: MAX_RECENT_SEARCHES }, (_, n) => `s${n}`);
  expect(withRecent(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
});

test('what is written is read again, and clearing leaves nothing behind', () => {
  const storage = memory();
  writeRecent(() => storage, ['linen']);
  expect(readRecent(() => storage)).toEqual(['linen']);
  writeRecent(() => storage, []);
  expect(storage.length).toBe(0);
});

test('a browser that refuses its storage, or holds something else, has no recent searches', () => {
  expect(readRecent(refused)).toEqual([]);
  expect(() => writeRecent(refused, ['linen'])).not.toThrow();
  const storage = memory();
  for (const text of ['{', '7', '[1,"linen"]']) {
    storage.setItem('selvedge.recent-searches', text);
    expect(readRecent(() => storage)).toEqual(text.includes('linen') ? ['linen'] : []);
  }
});
