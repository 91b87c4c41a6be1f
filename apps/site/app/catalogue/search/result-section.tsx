import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './result-section.module.css';
import type { HitSection, SearchHit } from './search-sections.ts';
import { type SearchStop, sameStop, stopId } from './search-stops.ts';
import { SectionName } from './section-name.tsx';

/** A click that opens a new tab or window leaves the dialog as it is. */
const staysHere = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** One section of the hits: a heading with its count, which expands and collapses the list. [SEARCH-03] [SEARCH-04] */
export function ResultSection(props: {
  readonly section: HitSection;
  /** What the ids of its parts begin with. */
  readonly idBase: string;
  readonly open: boolean;
  readonly active: SearchStop | null;
  readonly onToggle: () => void;
  readonly onChoose: (hit: SearchHit) => void;
}) {
  const { section, idBase, open, active, onToggle, onChoose } = props;
  const { name, hits } = section;
  const heading: SearchStop = { section: name, hit: null };
  const id = stopId(idBase, heading);
  return (
    <section className={styles.section}>
      <h3 className={styles.head}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-count`}
          data-active={sameStop(active, heading) || undefined}
          onClick={onToggle}
        >
          <SectionName section={name} />
        </button>
        <span id={`${id}-count`} className={styles.count}>
          {hits.length}
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </h3>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={id}
        className={styles.list}
        hidden={!open}
      >
        {hits.map((hit, index) => {
          const stop = { section: name, hit: index };
          const isActive = sameStop(active, stop);
          return (
            <Link
              key={hit.href}
              to={hit.href}
              id={stopId(idBase, stop)}
              role="option"
              aria-selected={isActive}
              data-active={isActive || undefined}
              // The focus stays in the text field, whose arrow keys reach the hits.
              tabIndex={-1}
              className={styles.hit}
              onClick={(event) => staysHere(event) && onChoose(hit)}
            >
              <span>{hit.label}</span>
              {hit.detail !== '' && <span className={styles.detail}> {hit.detail}</span>}
            </Link>
          );
        })}
      </div>
    </section>
  );
}
