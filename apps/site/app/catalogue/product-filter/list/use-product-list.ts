import type { MultiFilterResponse } from '@selvedge/contract/multi-filter';
import type { ProductService } from '@selvedge/contract/services';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProductService } from '../../../data/services-context.tsx';
import { colourwaysQuery } from '../../product-grid/colourways.ts';
import {
  formatFilterSearch,
  holdsRanges,
  namesApplications,
  parseFilterSearch,
} from '../address/filter-url.ts';
import { type FilterState, pathState } from '../rules/filter-state.ts';
import { reconcile } from '../rules/reconcile-selections.ts';
import { countsQuery, listQuery, listRequest, pageFacetsQuery } from './list-query.ts';
import { relaxations, statesOf } from './relaxations.ts';

export interface ProductList {
  /** What is chosen, as far as the catalogue knows it. */
  readonly state: FilterState;
  /** What the path implies, as far as the catalogue knows it: the state that Clear leaves. */
  readonly cleared: FilterState;
  /** The answer to show: the last one while the next is on its way; none before the first and after a failure. */
  readonly list: MultiFilterResponse | undefined;
  /** The values and counts under the path's own applications. */
  readonly pageFacets: MultiFilterResponse | undefined;
  /** `updating`: what is asked for is on its way. */
  readonly status: 'shown' | 'updating' | 'failed';
  /** Whether what is on its way waits for the browser to have a line again. */
  readonly isOffline: boolean;
  readonly retry: () => void;
  /** Puts a state into the address and shows it. */
  readonly change: (next: FilterState) => void;
  /** The address of another page of the same selections. */
  readonly pageUrl: (page: number) => string;
}

interface FilteredPage {
  readonly itemGroup: string;
  /** The path's application, in the catalogue's spelling. */
  readonly application: string;
}

/**
 * Fetches on the server all that {@link useProductList} reads, so that the page is complete and its browser has nothing
 * to ask. Rejects as the calls do.
 *
 * @param search the query of the address
 */
export async function prefetchProductList(
  client: QueryClient,
  service: ProductService,
  { itemGroup, application, search }: FilteredPage & { readonly search: string },
): Promise<void> {
  const once = { retry: false } as const;
  const asked = parseFilterSearch(application, search);
  const answer = await client.fetchQuery({ ...listQuery(service, itemGroup, asked), ...once });
  const state = reconcile(application, asked, answer);
  const list = await client.fetchQuery({ ...listQuery(service, itemGroup, state), ...once });
  const facets = pageFacetsQuery(service, itemGroup, application);
  await client.fetchQuery({ ...facets, ...once });
  if (turnsCards(state))
    await client.fetchQuery(colourwaysQuery(service, listRequest(itemGroup, state), list));
  if (list.total_items_count > 0) return;
  const relaxed = statesOf(relaxations(itemGroup, state));
  await client.fetchQuery({ ...countsQuery(service, itemGroup, relaxed), ...once });
}

/** Whether each card stands for its design, and turns through its colours (decision 44). */
export const turnsCards = ({ order }: FilterState): boolean => order === 'designs';

/**
 * The product filter of an application page. Its state is the address and nothing else (FILTER-12, decision 37): what is
 * shown follows from the router's location and the service's answers to it. An address that does not hold, because the
 * path speaks for it (FILTER-11), values in it do not exist (FILTER-08) or a range in it is none, is replaced by the canonical one; a link that
 * holds stays as it was written.
 */
export function useProductList({ itemGroup, application }: FilteredPage): ProductList {
  const service = useProductService();
  const location = useLocation();
  // What was chosen shows in the frame of the click, and the address a moment later: the router takes its time.
  const [search, showSearch] = useOptimistic(location.search);
  const navigate = useNavigate();

  const asked = useMemo(() => parseFilterSearch(application, search), [application, search]);
  const { data: first } = useQuery(listQuery(service, itemGroup, asked));
  const state = useMemo(
    () => (first ? reconcile(application, asked, first) : asked),
    [application, asked, first],
  );
  const { data, isPlaceholderData, isPending, isPaused, isError, refetch } = useQuery({
    ...listQuery(service, itemGroup, state),
    placeholderData: keepPreviousData,
  });
  const { data: pageFacets } = useQuery(pageFacetsQuery(service, itemGroup, application));

  const replaceSearch = (query: string) =>
    navigate(
      { search: query, hash: location.hash },
      // A query is the filter's own affair: the page stays where it is, and no loader runs for it (FILTER-06).
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  const change = (next: FilterState) =>
    startTransition(async () => {
      const query = formatFilterSearch(next, search);
      showSearch(`?${query}`);
      await replaceSearch(query);
    });

  const holds = state === asked && namesApplications(search) && holdsRanges(search);
  const canonical = formatFilterSearch(state, search);
  // In the layout's phase: what was ticked before the page reacted is chosen in effects, and comes after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that does not hold
  useLayoutEffect(() => {
    if (!holds) void replaceSearch(canonical);
  }, [holds, canonical]);

  const applications = state.selections.application;
  useEffect(() => selectedApplications.set(applications), [applications]);

  const implied = pathState(application);
  return {
    state,
    cleared: pageFacets ? reconcile(application, implied, pageFacets) : implied,
    list: data,
    pageFacets,
    status: isPlaceholderData || isPending ? 'updating' : isError && !data ? 'failed' : 'shown',
    isOffline: isPaused,
    retry: refetch,
    change,
    pageUrl: (page) => `${location.pathname}?${formatFilterSearch({ ...state, page }, search)}`,
  };
}

/** The list of selected applications that the whole app shares in the browser; empty at start. Source: GEN-14. */
interface SelectedApplications {
  get(): readonly string[];
  set(applications: readonly string[]): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

export function createSelectedApplications(): SelectedApplications {
  let current: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(applications) {
      const same =
        applications.length === current.length &&
        applications.every((value, index) => value === current[index]);
      if (same) return;
      current = [...applications];
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The app's one list. Only effects write to it, so that the server, which many visitors share, never does. */
export const selectedApplications: SelectedApplications = createSelectedApplications();
