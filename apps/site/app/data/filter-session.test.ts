import {
  applicationUrl,
  collectionUrl,
  designUrl,
  productUrl,
  roomUrl,
} from '@selvedge/contract/urls';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  enterDesignArea,
  FILTER_SESSION_PREFIX,
  hasFilterArrival,
  isDesignArea,
  leaveDesignArea,
  markFilterArrival,
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

  it('[PROD-12] marks an arrival from a filter page until the design area is left', () => {
    expect(hasFilterArrival(storage)).toBe(false);
    markFilterArrival(storage);
    enterDesignArea(storage);
    expect(hasFilterArrival(storage)).toBe(true);
    leaveDesignArea(storage);
    expect(hasFilterArrival(storage)).toBe(false);
  });

  it('[PROD-13] leaving the design area clears all of its own values and no other', () => {
    storage.setItem('scroll', '7');
    for (const name of ['scroll', 'active', 'page'])
      storage.setItem(`${FILTER_SESSION_PREFIX}${name}`, '1');
    enterDesignArea(storage);
    leaveDesignArea(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('scroll')).toBe('7');
  });

  it('[GRID-06] outside of the design area what paging has kept stays', () => {
    storage.setItem(`${FILTER_SESSION_PREFIX}scroll`, '1');
    leaveDesignArea(storage);
    expect(storage.length).toBe(1);
  });

  it('goes on without storage', () => {
    const refusing = new RefusingStorage();
    expect(() => markFilterArrival(refusing)).not.toThrow();
    expect(hasFilterArrival(refusing)).toBe(false);
    expect(() => enterDesignArea(refusing)).not.toThrow();
    expect(() => leaveDesignArea(refusing)).not.toThrow();
  });
});

const product = { item_group: '005', range: 'A/B', design: 'C D', colour: 'E', sku: '1' };

it('[PROD-13] product pages and rooms are the design area, and no other page is', () => {
  expect(isDesignArea(designUrl('005', 'A/B', 'C D'))).toBe(true);
  expect(isDesignArea(productUrl(product))).toBe(true);
  expect(isDesignArea(roomUrl(product))).toBe(true);
  for (const other of ['/', applicationUrl('005', 'design'), collectionUrl('005', 'a', 'design')])
    expect(isDesignArea(other)).toBe(false);
});
