import { X } from 'lucide-react';
import { type AppliedValue, appliedValues } from '../rules/applied-values.ts';
import type { Selections } from '../rules/filter-state.ts';
import styles from './applied-filters.module.css';

/** What is applied, each removable by one tap, and Clear. Source: FILTER-09. */
export function AppliedFilters(props: {
  readonly selections: Selections;
  readonly onRemove: (applied: AppliedValue) => void;
  readonly onClear: () => void;
}) {
  const applied = appliedValues(props.selections);
  return (
    <div className={styles.row}>
      {applied.length > 0 && (
        <ul className={styles.list} aria-label="Applied filters">
          {applied.map((entry) => (
            <li key={`${entry.facet} ${entry.value}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`Remove ${entry.heading}: ${entry.value}`}
                onClick={() => props.onRemove(entry)}
              >
                {entry.value}
                <X aria-hidden="true" className={styles.cross} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={styles.clear} onClick={props.onClear}>
        Clear
      </button>
    </div>
  );
}
