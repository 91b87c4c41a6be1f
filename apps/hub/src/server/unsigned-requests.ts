import type { IncomingMessage } from 'node:http';

const READS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];

const METHODS: readonly (string | undefined)[] = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether anything of the hub is asked for in this way; of others Next would write into the log. */
export const isHubMethod = ({ method }: Pick<IncomingMessage, 'method'>): boolean =>
  METHODS.includes(method);

/** Whether a request changes nothing, whoever sends it. */
export const isRead = ({ method }: Pick<IncomingMessage, 'method'>): boolean =>
  READS.includes(method);

const HUB_PATH = /^\/(?:(?:admin|api|_next)(?:\/|$)|icon\.svg$)/u;
/** What Next asks itself for while it is developed with. */
const DEVELOPMENT_PATH = /^\/__next/u;

/** Whether anything of the hub can be at a path in its one spelling; of others Next would make a page that says so. */
export const isHubPath = (path: string, development: boolean): boolean =>
  HUB_PATH.test(path) || (development && DEVELOPMENT_PATH.test(path));

const STATIC_FILE = /^\/(?:_next\/static\/|icon\.svg$)/u;

/** Whether a request is for a file that is sent as it lies. In another spelling Next makes a page of it. */
export function isStaticFile(req: Pick<IncomingMessage, 'method' | 'url'>, path: string): boolean {
  const [asked = ''] = (req.url ?? '').split('?', 1);
  return isRead(req) && STATIC_FILE.test(asked) && STATIC_FILE.test(path);
}

/** How Next names a function of the server: a byte of what it takes, and a SHA-1. */
const ACTION_ID = /^[0-9a-f]{42}$/u;

const BAD_REQUEST = 400;
const SIGN_IN = 401;

/**
 * What keeps a request from calling a function of Next's, or null. Next writes a line into the log for each that it does
 * not know, and takes any form that is sent to a page for a call.
 */
export function callProblem(
  req: Pick<IncomingMessage, 'headers' | 'method'>,
  path: string,
  isSignedIn: boolean,
): { readonly status: number; readonly message: string } | null {
  const action = req.headers['next-action'];
  const isSentToPage = !isRead(req) && !path.startsWith('/api/');
  if (!isSignedIn && (action !== undefined || isSentToPage))
    return { status: SIGN_IN, message: 'Sign in: your session has ended.' };
  if (action === undefined || ACTION_ID.test(String(action))) return null;
  return { status: BAD_REQUEST, message: 'There is no such function.' };
}

/** In which a short body must have arrived: a slow line brings 64 KB in twenty seconds, and a person has more patience. */
export const BODY_MS = { strangers: 20_000, people: 60_000 } as const;

/**
 * Waits until the body of a request is here, or its sender has gone, and reads none of it: whoever sends slowly has no turn
 * for as long, and is asked who they are when all is there. For bodies that the stream holds at once, which short ones are.
 *
 * @param limitMs longest wait, in milliseconds
 * @returns false where it is not here by then: so many would hold a connection each for the minutes that a picture has
 */
export function bodyArrived(req: IncomingMessage, limitMs: number): Promise<boolean> {
  const bytes = Number(req.headers['content-length'] ?? 0);
  return new Promise((resolve) => {
    const end = (isHere: boolean): void => {
      clearTimeout(late);
      req.off('readable', look);
      req.off('close', look);
      resolve(isHere);
    };
    const look = (): void => {
      if (req.readableLength >= bytes || req.complete || req.destroyed) end(true);
    };
    const late = setTimeout(() => end(false), limitMs);
    if (bytes > 0) req.on('readable', look).on('close', look);
    look();
  });
}
