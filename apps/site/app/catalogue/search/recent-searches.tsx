import { fold } from '@selvedge/contract/text';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { BROWSER_LISTS, readBrowserList, writeBrowserList } from '../../data/browser-list.ts';
import styles from './search-dialog.module.css';

const storage = () => window.localStorage;

/** What was searched for in this browser, newest first. For parts that show in the browser only. */
export function useRecentSearches() {
  const [texts, setTexts] = useState(() => readRecent(storage));
  const keep = (list: readonly string[]) => {
    writeBrowserList(storage, BROWSER_LISTS.searches, list);
    setTexts([...list]);
  };
  return {
    texts,
    remember: (text: string) => keep(withRecent(readRecent(storage), text)),
    clear: () => keep([]),
  };
}

/** How many searches are remembered. */
export const MAX_RECENT_SEARCHES = 5;

/** The list with a text at its head, once, and no longer than it may be. */
export function withRecent(list: readonly string[], text: string): string[] {
  const others = list.filter((entry) => fold(entry) !== fold(text));
  return [text.trim(), ...others].slice(0, MAX_RECENT_SEARCHES);
}

/** What was searched for in this browser, newest first. Empty where the browser keeps nothing, or nothing readable. */
export const readRecent = (storage: () => Storage): string[] =>
  readBrowserList(storage, BROWSER_LISTS.searches)
    .filter((entry) => typeof entry === 'string')
    .slice(0, MAX_RECENT_SEARCHES);

/** What was searched for before, to be searched for again; before the first search, what one can search for. */
export function RecentList(props: {
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onClear: () => void;
}) {
  const { texts, onChoose, onClear } = props;
  const id = useId();
  if (texts.length === 0)
    return (
      <p className={styles.hint}>
        Search by name, colour, material, use, style or code, by a size, or by what is measured:
        “velvet over 40 000 rubs”. A slip in the spelling is forgiven.
      </p>
    );
  return (
    <section aria-labelledby={id} className={styles.recent}>
      <div className={styles.recentHead}>
        <h3 id={id} className={styles.label}>
          Recent searches
        </h3>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={styles.again} onClick={() => onChoose(text)}>
              <Search aria-hidden="true" className={styles.smallIcon} />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
