import { data, isRouteErrorResponse } from 'react-router';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** Whether an error brings the not-found view: what is asked for is not there. Source: ERR-01, decision 22. */
export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === NOT_FOUND || error.status === UNAVAILABLE);

/** Thrown by a loader whose page does not exist. Source: decision 22. */
export const notFound = () => data(null, { status: NOT_FOUND });

/**
 * Whether a service refused what the address names, such as a name that is longer than any: nothing can be there. By its
 * status: while the server renders, the error comes from outside the built site, with a class of its own.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === BAD_REQUEST;

/**
 * Waits for what a page cannot do without. When it fails, the not-found view shows (ERR-01); the status says that the
 * page is unavailable and not gone, so that search engines keep it. The cause goes to the log. What a service refuses is
 * not found.
 */
export async function content<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isRefused(error)) throw notFound();
    console.error(error);
    throw data(null, { status: UNAVAILABLE });
  }
}

/**
 * Waits for what a page can go out without, since the browser asks again by itself: null where it failed, with the cause
 * in the log. What a service refuses is not found.
 */
export async function contentOrNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isRefused(error)) throw notFound();
    console.error(error);
    return null;
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
