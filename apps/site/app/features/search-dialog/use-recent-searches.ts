import { useState } from 'react';
import { readRecent, withRecent, writeRecent } from './recent-searches.ts';

const storage = () => window.localStorage;

/** What was searched for in this browser, newest first. For parts that show in the browser only. */
export function useRecentSearches() {
  const [texts, setTexts] = useState(() => readRecent(storage));
  const keep = (list: readonly string[]) => {
    writeRecent(storage, list);
    setTexts([...list]);
  };
  return {
    texts,
    remember: (text: string) => keep(withRecent(readRecent(storage), text)),
    clear: () => keep([]),
  };
}
