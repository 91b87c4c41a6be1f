import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/** When each state was first handed on: a page that is opened again with what it had is no fresher for it. */
const openedAt = new WeakMap<DehydratedState, number>();

/**
 * Hands the answers that a loader prefetched to the queries below. They count as fresh from the moment the page is first
 * opened with them: the server keeps a page only for as long as nothing else is published, however long ago it was
 * rendered.
 */
export function PrefetchedQueries(props: {
  readonly state: DehydratedState | null | undefined;
  readonly children: ReactNode;
}) {
  const { state, children } = props;
  const fresh = useMemo(() => state && freshFrom(openedAtMs(state), state), [state]);
  return <HydrationBoundary state={fresh}>{children}</HydrationBoundary>;
}

function openedAtMs(state: DehydratedState): number {
  const known = openedAt.get(state) ?? Date.now();
  openedAt.set(state, known);
  return known;
}

function freshFrom(atMs: number, state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => {
    const dataUpdatedAt = Math.max(query.state.dataUpdatedAt, atMs);
    return { ...query, state: { ...query.state, dataUpdatedAt } };
  });
  return { ...state, queries };
}
