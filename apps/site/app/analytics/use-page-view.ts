import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../site-profile.ts';
import { counters } from './counters.ts';

/**
 * Counts a view of this page, once for each time it is opened or its title changes. An empty title waits: the page does
 * not know its name yet. Source: GEN-06, decision 21.
 */
export function usePageView(title: string): void {
  const { pathname: page } = useLocation();
  const { analytics } = useSite();
  useEffect(() => {
    if (title === '') return;
    // A task of its own: on a phone the page's first effects are long enough.
    setTimeout(() => {
      for (const count of counters(analytics)) count({ page, title });
    });
  }, [page, title, analytics]);
}
