import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearFilterSession,
  FILTER_SESSION_PREFIX,
  markFilterArrival,
  takeFilterArrival,
} from './filter-session.ts';

class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  clear(): void {
    this.#values.clear();
  }
}

class RefusingStorage extends MemoryStorage {
  override getItem(): string | null {
    throw new DOMException('refused', 'SecurityError');
  }
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
  override get length(): number {
    throw new DOMException('refused', 'SecurityError');
  }
}

describe('the session values of the filter', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  it('[PROD-12] marks an arrival from a filter page, once', () => {
    expect(takeFilterArrival(storage)).toBe(false);
    markFilterArrival(storage);
    expect(takeFilterArrival(storage)).toBe(true);
    expect(takeFilterArrival(storage)).toBe(false);
  });

  it('[PROD-13] clears all of its own values and no other', () => {
    storage.setItem('scroll', '7');
    markFilterArrival(storage);
    for (const name of ['scroll', 'active', 'page'])
      storage.setItem(`${FILTER_SESSION_PREFIX}${name}`, '1');
    clearFilterSession(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('scroll')).toBe('7');
  });

  it('goes on without storage', () => {
    const refusing = new RefusingStorage();
    expect(() => markFilterArrival(refusing)).not.toThrow();
    expect(takeFilterArrival(refusing)).toBe(false);
    expect(() => clearFilterSession(refusing)).not.toThrow();
  });
});
