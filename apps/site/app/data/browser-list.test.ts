import { expect, test } from 'vitest';
import { readBrowserList, writeBrowserList } from './browser-list.ts';

/** A storage of these entries, which changes them. */
function storageOf(kept: Map<string, string>): Storage {
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
  throw new DOMException('refused', 'SecurityError');
};

test('what is written is read again, and an empty list leaves nothing behind', () => {
  const kept = new Map<string, string>();
  const storage = () => storageOf(kept);
  writeBrowserList(storage, 'list', ['linen', 7]);
  expect(readBrowserList(storage, 'list')).toEqual(['linen', 7]);
  writeBrowserList(storage, 'list', []);
  expect(kept.size).toBe(0);
});

test('a browser that refuses its storage, or holds something else, has no list', () => {
  expect(readBrowserList(refused, 'list')).toEqual([]);
  expect(() => writeBrowserList(refused, 'list', ['linen'])).not.toThrow();
  for (const text of ['{', '7', '{"0":"linen"}'])
    expect(readBrowserList(() => storageOf(new Map([['list', text]])), 'list')).toEqual([]);
});

test('a storage that is full keeps what it has', () => {
  const kept = new Map([['list', '["linen"]']]);
  const full = {
    ...storageOf(kept),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => writeBrowserList(() => full, 'list', ['oak'])).not.toThrow();
  expect(readBrowserList(() => full, 'list')).toEqual(['linen']);
});
