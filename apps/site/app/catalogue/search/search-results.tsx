import { MAX_SECTION_HITS } from '@selvedge/contract/limits';
import type { SearchSection } from '@selvedge/contract/search-sections';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { staysHere } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './search-dialog.module.css';
import {
  type HitSection,
  type SearchHit,
  type SearchStop,
  sameStop,
  stopId,
} from './search-sections.ts';
import type { SearchKeys } from './use-search-keys.ts';

const counted = (count: number | string, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

/** A full section may be cut off: it says no more than it knows. */
const atLeast = (hits: number, isFull: boolean): number | string => (isFull ? `${hits}+` : hits);
const isFull = ({ hits }: HitSection): boolean => hits.length >= MAX_SECTION_HITS;

/** What a search has found, or that it found nothing, or that it failed. [SEARCH-02] [ERR-06] [ERR-07] */
export function SearchResults(props: {
  readonly idBase: string;
  /** Undefined while no answer has come. */
  readonly sections: readonly HitSection[] | undefined;
  readonly failed: boolean;
  /** The text means products, which stand above the hits. */
  readonly hasProducts: boolean;
  /** The hits, or those products, are of an older text. */
  readonly stale: boolean;
  readonly keys: SearchKeys;
  readonly onChoose: (hit: SearchHit) => void;
  readonly onRetry: () => void;
}) {
  const { idBase, sections, hasProducts, failed, stale, keys, onChoose, onRetry } = props;
  if (failed)
    return <ErrorState heading="An error occurred, please try again later" onRetry={onRetry} />;
  if (!sections) return null;
  if (sections.length === 0 && hasProducts) return null;
  if (sections.length === 0 && !stale)
    return (
      <EmptyState heading="No items found" text="Leave a word out, or check how it is spelled." />
    );
  const total = sections.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div className={classNames(styles.results, stale && styles.stale)}>
      <span role="status">
        <VisuallyHidden>
          {!stale &&
            `${counted(atLeast(total, sections.some(isFull)), 'result')} in ${counted(sections.length, 'section')}`}
        </VisuallyHidden>
      </span>
      {sections.map((section) => (
        <ResultSection
          key={section.name}
          section={section}
          idBase={idBase}
          open={keys.open.has(section.name)}
          active={keys.active}
          onToggle={() => keys.toggle(section.name)}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** One section of the hits: a heading with its count, which expands and collapses the list. [SEARCH-03] [SEARCH-04] */
function ResultSection(props: {
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
          {atLeast(hits.length, isFull(section))}
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
              // A click that opens a new tab or window leaves the dialog as it is.
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

/** The name of a section as the specification writes it; the underscore of `design_style` is there but takes no room. */
function SectionName({ section }: { readonly section: SearchSection }) {
  const [first, ...rest] = section.split('_');
  return (
    <span className={styles.name}>
      {first}
      {rest.map((word) => (
        <span key={word}>
          <span className={styles.joint}>_</span>
          {word}
        </span>
      ))}
    </span>
  );
}
