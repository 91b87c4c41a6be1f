import { classNames } from '../../ui/class-names.ts';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ResultSection } from './result-section.tsx';
import styles from './search-dialog.module.css';
import type { HitSection, SearchHit } from './search-sections.ts';
import type { SearchKeys } from './use-search-keys.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

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
          {!stale && `${counted(total, 'result')} in ${counted(sections.length, 'section')}`}
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
