import type { IncomingMessage } from 'node:http';
import { clientSite } from '@selvedge/contract/client-network';
import { places } from '@selvedge/http/places';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import { IMPORT_FILE_PATH, MAX_IMPORT_BYTES } from '../products/import/import-messages.ts';

/** Turns in which people are answered, two of one at a time: all work of the hub is on one thread. */
export const TURNS_OF_PEOPLE = { atATime: 8, ofOne: 2, mostWaiting: 100 } as const;
/** After this what somebody asks for has had its turn, done or not: others come next. */
export const LONGEST_TURN_MS = 5000;
/**
 * What may be under way in one person's name whose turn is over: each may hold one of the ten connections to the database,
 * also where nobody waits for its answer any more.
 */
export const UNFINISHED_OF_PEOPLE = {
  atATime: Number.POSITIVE_INFINITY,
  ofOne: 4,
  mostWaiting: TURNS_OF_PEOPLE.mostWaiting,
} as const;
/** After this nothing is under way any more: the database has given up every statement long before. */
export const LONGEST_UNFINISHED_MS = 120_000;

/** What a form says beside a picture. */
const FORM_BYTES = 1 << 20;
/** A picture with its form. */
export const MAX_UPLOAD_BYTES = MAX_ORIGINAL_BYTES + FORM_BYTES;
/** The longest page with all its sections is far below this. */
const MAX_BODY_BYTES = 4 << 20;

/** What somebody sends who is not signed in: an address, a password, what their device says. */
const MAX_UNSIGNED_BYTES = 64 << 10;

const SIGN_IN = 401;
const LENGTH_REQUIRED = 411;
const TOO_LARGE = 413;

/** Asks Payload to take a body for a question that does not fit into an address. */
const QUESTION_HEADERS = ['x-http-method-override', 'x-payload-http-method-override'] as const;
const MAX_QUESTION_BYTES = 64 << 10;
/** Which columns somebody sees in a list, and the like; a list brings a hundred of them at once. */
const MAX_PREFERENCE_BYTES = 20 << 10;

/** A picture comes as part of a form; of JSON the longest page is far below this. */
const isForm = ({ headers }: Sent): boolean =>
  /^multipart\/form-data(?:;|$)/iu.test(headers['content-type'] ?? '');

/** How many bytes the body of a request may have at an address. */
function longestBodyBytes(sent: Sent, path: string): number {
  const { headers } = sent;
  if (QUESTION_HEADERS.some((name) => headers[name] !== undefined)) return MAX_QUESTION_BYTES;
  if (/^\/api\/payload-preferences(?:\/|$)/u.test(path)) return MAX_PREFERENCE_BYTES;
  if (/^\/api\/media(?:\/\d+)?$/u.test(path) && isForm(sent)) return MAX_UPLOAD_BYTES;
  return IMPORT_FILE_PATH.test(path) ? MAX_IMPORT_BYTES : MAX_BODY_BYTES;
}

type Sent = Pick<IncomingMessage, 'headers'>;
const bytesOf = ({ headers }: Sent): number => Number(headers['content-length'] ?? 0);

/**
 * What keeps a request's body from being read, or null. A body must say how long it is, which browsers do; a long one is
 * read of those alone who have signed in.
 *
 * @param isSignedIn whether the hub has signed the session that comes along
 */
export function bodyProblem(
  req: Sent,
  path: string,
  isSignedIn: boolean,
): { readonly status: number; readonly message: string } | null {
  if (req.headers['transfer-encoding'] !== undefined) {
    return { status: LENGTH_REQUIRED, message: 'Say how long the body is (Content-Length).' };
  }
  const bytes = bytesOf(req);
  const limit = longestBodyBytes(req, path);
  if (bytes > limit) {
    const most = limit < 1 << 20 ? `${limit >> 10} KB` : `${limit >> 20} MB`;
    return { status: TOO_LARGE, message: `The body has more than ${most}.` };
  }
  if (bytes <= MAX_UNSIGNED_BYTES || isSignedIn) return null;
  return { status: SIGN_IN, message: 'Sign in: your session has ended.' };
}

/** Whether a request has a long body, which has a place of its own. */
export const isLong = (req: Sent): boolean => bytesOf(req) > MAX_UNSIGNED_BYTES;

/** Whether an address takes files, which may be minutes on their way. */
export const takesFiles = (req: Sent, path: string): boolean =>
  longestBodyBytes(req, path) > MAX_BODY_BYTES;

/** Bodies from so many bytes on have places: so many in all, and of one client. Payload holds each in memory. */
const PLACES = [
  { fromBytes: MAX_BODY_BYTES + 1, inAll: 8, ofOne: 4 },
  { fromBytes: MAX_UNSIGNED_BYTES + 1, inAll: 24, ofOne: 12 },
];

/**
 * Bounds how many long bodies are under way.
 *
 * @returns takes a place for a request of a person or an address; what gives it back, or null where there is none
 */
export function bodyPlaces() {
  const sizes = PLACES.map((size) => ({ ...size, placeFor: places(size) }));
  return (req: Sent, client: string): (() => void) | null => {
    const size = sizes.find(({ fromBytes }) => bytesOf(req) >= fromBytes);
    return size ? size.placeFor(clientSite(client)) : () => undefined;
  };
}

/** More than the conditions of a saved view with all columns, or a change of a hundred documents by their numbers. */
const MOST_PARAMETERS = 500;

/** Whether an address has more parameters than any link: Next looks for each among all, so that thousands hold the thread. */
export const hasTooManyParameters = (url = ''): boolean =>
  url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS;

/**
 * Whether an address says of a draft more than once, or in another way than forms do: what reads the parameter would not agree
 * about what it says.
 */
export function hasOddDraft(url = ''): boolean {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  const names = [...query.keys()].filter((name) => /^draft\b/u.test(name));
  return names.length > 1 || names.some((name) => name !== 'draft');
}

const WINDOW_MS = 60_000;

/**
 * Counts by the minute.
 *
 * @param most of one network; 0 is no limit
 * @returns counts one more of an address's network; whether it is one too many
 */
function minuteLimit(most: number, now: () => number): (address: string) => boolean {
  let windowStart = 0;
  const counted = new Map<string, number>();
  return (address) => {
    if (most === 0) return false;
    if (now() - windowStart > WINDOW_MS) {
      windowStart = now();
      counted.clear();
    }
    const network = clientSite(address);
    const count = (counted.get(network) ?? 0) + 1;
    counted.set(network, count);
    return count > most;
  };
}

/**
 * What strangers of one network may ask for in a minute, so that the house's whole office may sign in at once: answers,
 * which are rendered and ask the database, and the files that pages come with.
 */
export const STRANGERS_REQUESTS = { answers: 300, files: 3000 } as const;

/**
 * Bounds what one network may have the hub send in a minute without being signed in.
 *
 * @param perMinute what any address may ask of the house; 0 is no limit
 * @returns whether a request is one too many
 */
export function strangersLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): (kind: keyof typeof STRANGERS_REQUESTS, address: string) => boolean {
  const limit = (most: number) => minuteLimit(Math.min(perMinute, most), now);
  const limits = {
    answers: limit(STRANGERS_REQUESTS.answers),
    files: limit(STRANGERS_REQUESTS.files),
  };
  return (kind, address) => limits[kind](address);
}

/** Tries from one address in a minute; staff of a house may share an address. */
const TRIES = 60;
/** What guesses passwords, or makes the hub send mail. */
const GUARDED =
  /^\/api\/users\/(?:login|forgot-password|reset-password|unlock|first-register|passkeys(?:\/.*)?)$/u;

/**
 * Bounds how often one address may try to sign in or ask for a mail, beside the lock on each account: checking a password
 * is slow on purpose, and a flood of tries would keep everyone else waiting.
 *
 * @returns whether a request is one too many
 */
export function signInLimit(
  now: () => number = () => performance.now(),
): (method: string | undefined, path: string, address: string) => boolean {
  const isTooMuch = minuteLimit(TRIES, now);
  return (method, path, address) => method === 'POST' && GUARDED.test(path) && isTooMuch(address);
}
