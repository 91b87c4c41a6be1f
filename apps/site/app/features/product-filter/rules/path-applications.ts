import { applicationSet } from '@selvedge/contract/urls';
import { type FilterState, INITIAL_STATE } from './filter-state.ts';

/**
 * What the path of an application page implies: "curtaining", "upholstery" and "dual purpose" their sets, any other
 * application itself. Source: FILTER-11, LAND-06, LAND-07, decision 6.
 *
 * @param application the path's application, in the catalogue's spelling
 */
export function stateOfPath(application: string): FilterState {
  return {
    ...INITIAL_STATE,
    selections: { ...INITIAL_STATE.selections, application: applicationSet(application) },
  };
}
