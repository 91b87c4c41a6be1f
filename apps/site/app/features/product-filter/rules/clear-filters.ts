import type { FilterState } from './filter-state.ts';
import { stateOfPath } from './path-applications.ts';

/**
 * The state that Clear leaves: every facet empty but for the applications that the path implies, and page 1.
 * Source: FILTER-09, FILTER-10.
 *
 * @param application the path's application, in the catalogue's spelling
 */
export function clearFilters(application: string): FilterState {
  return stateOfPath(application);
}
