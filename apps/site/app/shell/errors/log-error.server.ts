import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { isMissing } from './load-content.ts';

const SERVER_ERROR = 500;

/**
 * Writes errors of loaders and renders to the log, but for those of visitors who have left, for pages that are not there,
 * and for what the visitor did wrong: strangers would fill it. An answer that the router itself refuses with has the whole
 * address in its message, and an address can hold what its visitor would not want kept: of such an answer only the status
 * is written.
 */
export const logError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isMissing(error)) return;
  if (!isRouteErrorResponse(error)) console.error(error);
  else if (error.status >= SERVER_ERROR)
    console.error(`A page was refused: ${error.status} ${error.statusText}`.trimEnd());
};
