import { useMatches } from 'react-router';

/** What a route exports as its `handle` to stand without header and footer (ROUTE-03, decision 34). */
export const BARE_PAGE = { bare: true } as const;

/** Whether the page that is shown stands without header and footer. */
export function useBarePage(): boolean {
  return useMatches().some(({ handle }) => handle === BARE_PAGE);
}
