import { MAX_SEARCH_CHARACTERS } from '@selvedge/contract/limits';
import type { ProductService } from '@selvedge/contract/services';
import { searchUrl } from '@selvedge/contract/urls';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Palette, Search, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProductService } from '../../data/services-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { FewerWords, FoundProducts, foundQuery } from './found-products.tsx';
import { NamedPages, PLACES_OF_STORES } from './named-pages.tsx';
import { nearestHeading, nearestPhrase } from './nearest-reading.ts';
import { RecentList, useRecentSearches } from './recent-searches.tsx';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { type SearchHit, searchSections, stopId } from './search-sections.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useUnfollowed } from './use-unfollowed.ts';

/** The search over the page. It opens with an empty text and the focus in its field. [SEARCH-01] */
export function SearchDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly byColour: ByColour;
}) {
  const { open, onClose, byColour } = props;
  const field = useRef<HTMLInputElement>(null);

  // After the dialog has opened, which would focus its first control.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  return (
    <Dialog open={open} onClose={onClose} title="Search" variant="top">
      {open && <SearchPanel field={field} onClose={onClose} byColour={byColour} />}
    </Dialog>
  );
}

/** What stands in place of the hits while a colour is looked for; `close` ends the search. */
export type ByColour = (close: () => void) => ReactNode;

/** The text field and what it finds. It is made anew whenever the dialog opens, so its text is empty. [SEARCH-01] */
function SearchPanel(props: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly byColour: ByColour;
}) {
  const { field, onClose, byColour } = props;
  const [colourShown, setColourShown] = useState(false);
  const idBase = useId();
  const [text, setText] = useState('');
  const debounced = useDebouncedText(text);
  const service = useProductService();
  // The hits of the older text stay in view until those of the newer come.
  const answer = useQuery({
    ...searchQuery(service, debounced),
    placeholderData: keepPreviousData,
  });
  const products = useQuery({
    ...foundQuery(service, debounced),
    placeholderData: keepPreviousData,
  });
  const nearest = products.data ? nearestPhrase(products.data) : '';
  const near = useQuery(foundQuery(service, nearest));
  const sections = useMemo(
    () => (answer.data && debounced !== '' ? searchSections(answer.data) : undefined),
    [answer.data, debounced],
  );
  const recent = useRecentSearches();
  const navigate = useNavigate();

  const results = useRef<HTMLDivElement>(null);
  const hasResults = (products.data?.total ?? 0) > 0 || (sections?.length ?? 0) > 0;
  const isNothing = debounced !== '' && products.data?.total === 0 && sections?.length === 0;
  const follow = useUnfollowed(hasResults && !colourShown ? debounced : null, results);
  const leave = () => {
    follow();
    recent.remember(text);
    onClose();
  };
  const listed = colourShown ? [] : (sections ?? []);
  const keys = useSearchKeys(listed, (hit: SearchHit | null) => {
    if (hit === null && text.trim() === '') return;
    leave();
    navigate(hit?.href ?? searchUrl(text.trim()));
  });
  const activeId = keys.active ? stopId(idBase, keys.active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const write = (next: string) => {
    setText(next);
    setColourShown(false);
    keys.reset();
    field.current?.focus();
  };
  const lists = listed
    .filter(({ name }) => keys.open.has(name))
    .map(({ name }) => `${stopId(idBase, { section: name, hit: null })}-list`);
  const waiting = !colourShown && text.trim() !== '' && (answer.isFetching || debounced !== text);

  return (
    <div className={classNames(styles.panel, colourShown && styles.wide)}>
      <div className={styles.line}>
        <Search aria-hidden="true" className={styles.icon} />
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label="Search the catalogue"
          aria-autocomplete="list"
          aria-expanded={listed.length > 0}
          aria-controls={[`${idBase}-results`, ...lists].join(' ')}
          aria-activedescendant={activeId}
          placeholder="Blue stripe, linen curtain, a code…"
          maxLength={MAX_SEARCH_CHARACTERS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={keys.onKeyDown}
        />
        {waiting && <Spinner label="Searching" small />}
        {text !== '' && (
          <IconButton aria-label="Clear the text" onClick={() => write('')}>
            <X aria-hidden="true" className={styles.smallIcon} />
          </IconButton>
        )}
        <button
          type="button"
          className={styles.byColour}
          aria-expanded={colourShown}
          aria-controls={`${idBase}-results`}
          onClick={() => {
            keys.reset();
            setColourShown(!colourShown);
          }}
        >
          <Palette aria-hidden="true" className={styles.smallIcon} />
          <span className={styles.byColourText}>Match a shade</span>
        </button>
      </div>
      <div id={`${idBase}-results`} ref={results} className={styles.found}>
        {colourShown ? (
          <div className={styles.colour}>{byColour(onClose)}</div>
        ) : text.trim() === '' ? (
          <RecentList texts={recent.texts} onChoose={write} onClear={recent.clear} />
        ) : (
          <>
            <NamedPages
              phrase={debounced}
              stores={isNothing ? PLACES_OF_STORES : []}
              onFollow={leave}
            />
            {products.data && debounced !== '' && (
              <FoundProducts
                phrase={debounced}
                found={products.data}
                stale={products.isPlaceholderData}
                onFollow={leave}
              />
            )}
            <SearchResults
              idBase={idBase}
              sections={sections}
              hasProducts={(products.data?.total ?? 0) > 0}
              failed={answer.isError && !answer.isFetching}
              stale={answer.isPlaceholderData || products.isFetching}
              keys={keys}
              onChoose={leave}
              onRetry={() => void answer.refetch()}
            />
            {debounced !== '' && products.data && near.data && (
              <FoundProducts
                heading={nearestHeading(products.data, nearest)}
                phrase={nearest}
                found={near.data}
                stale={products.isPlaceholderData}
                onFollow={leave}
              />
            )}
            {debounced !== '' && products.data && !products.isPlaceholderData && (
              <FewerWords phrase={debounced} found={products.data} onFollow={leave} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

const FRESH_MS = 60_000;

/**
 * The hits for a text. Empty text asks for nothing (SEARCH-05), and a newer text aborts the request of the older one.
 * Nothing is tried again by itself: the next letter is a try, and the error view offers one.
 */
const searchQuery = (service: ProductService, typed: string) => {
  const text = typed.trim();
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => service.search(text, { signal }),
    enabled: text !== '',
    staleTime: FRESH_MS,
    retry: false,
  });
};

/** Pause in typing after which a text is searched for, in milliseconds. */
const SETTLE_MS = 120;

/** The text as it was when the typing last paused; emptiness counts at once. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text.trim() === '' ? '' : debounced;
}
