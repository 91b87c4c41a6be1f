import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  clearFilterSession,
  PRODUCT_FILTER_QUERY,
  takeFilterArrival,
} from '../../session/filter-session.ts';
import { isDesignArea } from './design-area.ts';

/**
 * What a product page does with the filter's session values: an arrival from a filter page makes the filter's cached
 * answers stale, so that going back asks again (PROD-12); leaving the design area clears the values (PROD-13), once
 * the page that comes next has had its chance to read them.
 */
export function useFilterSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (takeFilterArrival(window.sessionStorage))
      void queryClient.invalidateQueries({ queryKey: [PRODUCT_FILTER_QUERY] });
    return () => {
      queueMicrotask(() => {
        if (!isDesignArea(window.location.pathname)) clearFilterSession(window.sessionStorage);
      });
    };
  }, [queryClient]);
}
