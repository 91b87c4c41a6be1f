import { data, isRouteErrorResponse } from 'react-router';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** Whether an error brings the not-found view: what is asked for is not there. Source: ERR-01, decision 22. */
export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === NOT_FOUND || error.status === UNAVAILABLE);

/** Thrown by a loader whose page does not exist. Source: decision 22. */
export const notFound = () => data(null, { status: NOT_FOUND });

/**
 * Waits for what a page cannot do without. When it fails, the not-found view shows (ERR-01); the status says that the
 * page is unavailable and not gone, so that search engines keep it. The cause goes to the log.
 */
export async function content<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    console.error(error);
    throw data(null, { status: UNAVAILABLE });
  }
}

/**
 * Loads a page within the site. What the server says stands: a page that is missing, or leads elsewhere. A load that
 * fails on its way, or for a fault of the server, is content that failed to load and brings the not-found view (ERR-01).
 */
export async function contentOf<T>(serverLoader: () => Promise<T>): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isMissing(error)) throw error;
    console.info('The content of a page failed to load.', error);
    throw data(null, { status: UNAVAILABLE });
  }
}
