import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';

/**
 * Hands the answers that a loader primed to the queries below. They count as fresh from the moment the page is opened:
 * the server keeps a page only for as long as nothing else is published, however long ago it was rendered.
 */
export function PrimedQueries(props: {
  readonly state: DehydratedState | null | undefined;
  readonly children: ReactNode;
}) {
  const { state, children } = props;
  const [openedAtMs] = useState(() => Date.now());
  const fresh = useMemo(() => state && freshFrom(openedAtMs, state), [state, openedAtMs]);
  return <HydrationBoundary state={fresh}>{children}</HydrationBoundary>;
}

function freshFrom(openedAtMs: number, state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => {
    const dataUpdatedAt = Math.max(query.state.dataUpdatedAt, openedAtMs);
    return { ...query, state: { ...query.state, dataUpdatedAt } };
  });
  return { ...state, queries };
}
