import { Search } from 'lucide-react';
import { useId } from 'react';
import styles from './search-dialog.module.css';

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
