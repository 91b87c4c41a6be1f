import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { enterDesignArea, isDesignArea, leaveDesignArea } from '../data/filter-session.ts';

/**
 * Clears what the filter has kept for the session once the visitor leaves the design area: to whatever page, from
 * whichever of its pages, and by a document that is loaded anew as well. Source: PROD-13.
 */
export function useDesignArea(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const note = isDesignArea(pathname) ? enterDesignArea : leaveDesignArea;
    note(window.sessionStorage);
  }, [pathname]);
}
