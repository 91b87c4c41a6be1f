import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { effectiveSearch, type SettledSearch } from '../list/settle-list.ts';
import type { FilterState } from '../rules/filter-state.ts';
import { formatFilterSearch, parseFilterSearch } from './filter-url.ts';
import { rewriteEntry } from './history-entry.ts';

export interface UrlFilter {
  readonly state: FilterState;
  /** Puts a state into the URL and shows it. */
  readonly change: (next: FilterState) => void;
  /** The address of another page of the same selections. */
  readonly pageUrl: (page: number) => string;
}

interface Written {
  readonly location: Location;
  readonly search: string;
}

/**
 * The filter's state, kept nowhere but in the URL's query: whoever changes the query changes the state, back and
 * forward included (FILTER-12). The router is not told of a rewritten query, since it would take it for a navigation;
 * it reads the address again when it comes back to the entry. Until then what was written here counts.
 */
export function useUrlFilter(application: string, opened: SettledSearch): UrlFilter {
  const location = useLocation();
  const [written, setWritten] = useState<Written | null>(null);
  const search = searchOf(application, location, opened, written);

  // What the path implies, or an answer has left of the query, goes to the URL too (FILTER-08, FILTER-11).
  useLayoutEffect(() => {
    if (search !== withoutMark(location.search)) rewriteEntry(location, search);
  }, [search, location]);

  const state = useMemo(() => parseFilterSearch(search), [search]);
  const change = useCallback(
    (next: FilterState) => setWritten({ location, search: formatFilterSearch(next, search) }),
    [location, search],
  );
  const pageUrl = useCallback(
    (page: number) => `${location.pathname}?${formatFilterSearch({ ...state, page }, search)}`,
    [location.pathname, state, search],
  );
  return { state, change, pageUrl };
}

function searchOf(
  application: string,
  location: Location,
  opened: SettledSearch,
  written: Written | null,
): string {
  if (written?.location === location) return written.search;
  if (location.search === opened.asked) return withoutMark(opened.settled);
  return withoutMark(effectiveSearch(application, location.search));
}

function withoutMark(search: string): string {
  return search.startsWith('?') ? search.slice(1) : search;
}
