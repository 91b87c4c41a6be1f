import { expect, test } from 'vitest';
import { BROWSER_LISTS } from '../../data/browser-list.ts';
import { MAX_RECENT_SEARCHES, readRecent, withRecent } from './recent-searches.tsx';

test('the newest search stands first, once, and the oldest goes', () => {
  expect(withRecent(['linen', 'oak'], ' Oak ')).toEqual(['Oak', 'linen']);
  const full = Array.from({ length: MAX_RECENT_SEARCHES }, (_, n) => `s${n}`);
  expect(withRecent(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
});

test('what is kept and is no text is passed over', () => {
  const getItem = (key: string) => (key === BROWSER_LISTS.searches ? '[1,"linen",null]' : null);
  expect(readRecent(() => ({ getItem }) as Storage)).toEqual(['linen']);
});
