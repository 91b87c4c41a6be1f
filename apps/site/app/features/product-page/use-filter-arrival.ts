import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasFilterArrival, PRODUCT_FILTER_QUERY } from '../../session/filter-session.ts';

/** An arrival from a filter page makes the filter's cached answers stale, so that going back asks again (PROD-12). */
export function useFilterArrival(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (hasFilterArrival(window.sessionStorage))
      void queryClient.invalidateQueries({ queryKey: [PRODUCT_FILTER_QUERY] });
  }, [queryClient]);
}
