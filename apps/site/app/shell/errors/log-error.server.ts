import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { isMissing } from './content-missing.ts';

/**
 * Writes errors of loaders and renders to the log, but for those of visitors who have left and for pages that are not
 * there. An answer that the router itself refuses with has the whole address in its message, and an address can hold
 * what its visitor would not want kept: of such an answer only the status is written.
 */
export const logError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isMissing(error)) return;
  if (isRouteErrorResponse(error))
    console.error(`A page was refused: ${error.status} ${error.statusText}`.trimEnd());
  else console.error(error);
};
