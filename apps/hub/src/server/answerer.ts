import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetwork } from '@selvedge/contract/client-network';
import { REQUEST_ID_HEADER, requestId } from '@selvedge/contract/request-id';
import { diskProblem } from '@selvedge/database/disk-room';
import { fairTurns, TooManyWaiting } from '@selvedge/documents/fair-turns';
import { letIn } from '@selvedge/http/let-in';
import { ADDRESS_HEADER } from '../audit/audit-entry.ts';
import { DRAWING_PATH } from '../registrations/decisions/document-guard.ts';
import { type HubSettings, trustedOrigins } from '../settings.ts';
import { clientAddresses } from './client-address.ts';
import type { HubMetrics } from './hub-metrics.ts';
import { doneOrAfter, upToLongestTurn } from './longest-turn.ts';
import { pathOf } from './path-of.ts';
import { withoutForeignRedirect } from './redirect-target.ts';
import {
  bodyPlaces,
  bodyProblem,
  hasOddDraft,
  hasTooManyParameters,
  isLong,
  LONGEST_TURN_MS,
  LONGEST_UNFINISHED_MS,
  signInLimit,
  strangersLimit,
  TURNS_OF_PEOPLE,
  takesFiles,
  UNFINISHED_OF_PEOPLE,
} from './request-limits.ts';
import { whileAnswering } from './request-of-log-line.ts';
import { withoutOddRouterState } from './router-state.ts';
import { headersOfPath, securityHeaders } from './security-headers.ts';
import { signedSession } from './signed-session.ts';
import {
  BODY_MS,
  bodyArrived,
  callProblem,
  isHubMethod,
  isHubPath,
  isRead,
  isStaticFile,
} from './unsigned-requests.ts';

export interface AnswererOptions {
  readonly settings: HubSettings;
  readonly development: boolean;
  /** Next and Payload. */
  readonly pages: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Why the hub cannot serve now, or null. */
  readonly readiness: () => Promise<string | null>;
  readonly metrics: HubMetrics;
  /** Whether a session is there, by its number; rejects where the database is away. */
  readonly isOpen: (session: string) => Promise<boolean>;
  /** In which a short body must have arrived, in milliseconds. */
  readonly bodyMs?: Readonly<Record<keyof typeof BODY_MS, number>>;
  /** After which a request has had its turn, in milliseconds. */
  readonly turnMs?: number;
}

const NONCE_BYTES = 16;

/** What signs out whoever looks at it. */
const SIGNS_OUT = /^\/admin\/logout/u;

/**
 * Whether a page of somebody else's has the browser change something here, such as sign its reader in as another, or read
 * what a call answers. Browsers say whose page it is; older ones and those on plain http by its origin alone, and programs
 * not at all. A link may lead here from anywhere.
 */
function isForeign(req: IncomingMessage, path: string, ownOrigins: readonly string[]): boolean {
  const { headers } = req;
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (isRead(req) && !SIGNS_OUT.test(path)) {
    const isLink = headers['sec-fetch-mode'] === 'navigate';
    return path.startsWith('/api/') && !isLink && (site === 'same-site' || site === 'cross-site');
  }
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || ownOrigins.includes(origin)) return false;
  return !['http', 'https'].some((scheme) => origin === `${scheme}://${host}`);
}

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}

/** A full disk is told, and is no reason to send staff away. */
async function diskWord(dataDir: string): Promise<{ readonly problem?: string }> {
  const problem = await diskProblem(dataDir);
  return problem ? { problem } : {};
}

/** Next makes pictures smaller here, which the hub does by itself. */
const UNUSED = '/_next/image';

/** What every object has: Payload looks collections and globals up by name, and would find these. */
const OF_EVERY_OBJECT = new Set(
  Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
);
const namesNothing = (path: string): boolean =>
  path.split('/').some((segment) => OF_EVERY_OBJECT.has(segment));

const canBeDecoded = (url: string | undefined): boolean => {
  const [path = ''] = (url ?? '').split('?', 1);
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * What every request passes: health, figures, headers, limits of bodies, of tries to sign in and of strangers. The rest is
 * Next's, which reads the nonce for its scripts from the policy in the request's headers. Where that fails the answer says so:
 * nobody is left waiting.
 */
export function answerer(options: AnswererOptions) {
  const { settings, development, pages, readiness, metrics, isOpen } = options;
  const { bodyMs = BODY_MS, turnMs = LONGEST_TURN_MS } = options;
  const tooManyTries = signInLimit();
  const tooManyOfStrangers = strangersLimit(settings.RATE_LIMIT);
  const placeFor = bodyPlaces();
  const personOf = signedSession(settings.PAYLOAD_SECRET, isOpen);
  const peopleInTurn = fairTurns(TURNS_OF_PEOPLE);
  const unfinished = fairTurns(UNFINISHED_OF_PEOPLE);
  const strangersInTurn = {
    answers: fairTurns({ atATime: 4, mostWaiting: 20 }),
    files: fairTurns({ atATime: 8, mostWaiting: 200 }),
  };
  const ownOrigins = trustedOrigins(settings);
  const addressOf = clientAddresses(settings.TRUST_PROXY);
  const answerOrFail = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = pathOf(req.url);
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const headers = securityHeaders(settings, { nonce, development });
    const id = requestId(req.headers.traceparent);
    req.headers[REQUEST_ID_HEADER] = id;
    res.setHeader(REQUEST_ID_HEADER, id);
    // Next keeps what is set before it, so that a handler's own policy would come to nothing.
    for (const [name, value] of Object.entries({ ...headers, ...headersOfPath(path) }))
      res.setHeader(name, value);
    if (path === '/healthz') return answer(res, 200, { status: 'ok' });
    if (path === '/readyz') {
      const reason = await readiness();
      return reason
        ? answer(res, 503, { status: 'unavailable', reason })
        : answer(res, 200, { status: 'ok', ...(await diskWord(settings.DATA_DIR)) });
    }
    if (path === '/metrics') {
      const figures = await metrics.read(req);
      if (figures === null)
        return answer(res, 404, { errors: [{ message: 'There is nothing at this address.' }] });
      res.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' });
      res.end(figures);
      return;
    }
    if (!isHubMethod(req))
      return answer(res, 405, { errors: [{ message: 'Nothing is asked for in this way here.' }] });
    if (hasTooManyParameters(req.url))
      return answer(res, 400, { errors: [{ message: 'The address has too many parameters.' }] });
    if (hasOddDraft(req.url))
      return answer(res, 400, { errors: [{ message: 'Say draft once, as draft=true.' }] });
    if (path === '/') {
      res.writeHead(302, { location: '/admin' }).end();
      return;
    }
    if (isForeign(req, path, ownOrigins)) {
      if (isRead(req)) {
        res.writeHead(302, { location: '/admin' }).end();
        return;
      }
      res.setHeader('connection', 'close'); // what is still coming is not read
      return answer(res, 403, { errors: [{ message: 'Only pages of the hub may do this.' }] });
    }
    const isPath = req.url?.startsWith('/') && path !== UNUSED && isHubPath(path, development);
    if (!URL.canParse(`http://${req.headers.host ?? 'localhost'}`)) {
      const message = 'The Host header is the name of no host.';
      return answer(res, 400, { errors: [{ message }] });
    }
    if (!isPath || !canBeDecoded(req.url) || namesNothing(path)) {
      return answer(res, 404, { errors: [{ message: 'There is nothing at this address.' }] });
    }
    const withinHub = withoutForeignRedirect(req.url ?? '');
    if (withinHub !== null) {
      res.writeHead(302, { location: withinHub }).end();
      return;
    }
    const person = await personOf(req.headers.cookie);
    const isPerson = person !== undefined;
    if (!isPerson) withoutOddRouterState(req.headers);
    const problem = callProblem(req, path, isPerson) ?? bodyProblem(req, path, isPerson);
    if (problem) {
      res.setHeader('connection', 'close'); // what is still coming is not read
      return answer(res, problem.status, { errors: [{ message: problem.message }] });
    }
    const address = addressOf(req);
    const kind = isStaticFile(req, path) ? 'files' : 'answers';
    const isTooMuch = !isPerson && tooManyOfStrangers(kind, address);
    if (isTooMuch || tooManyTries(req.method, path, address)) {
      res.setHeader('retry-after', '60');
      return answer(res, 429, { errors: [{ message: 'Too many tries. Wait a minute.' }] });
    }
    const leave = placeFor(req, person ?? address);
    if (!leave) {
      res.setHeader('retry-after', '10');
      res.setHeader('connection', 'close'); // what is still coming is not read
      return answer(res, 503, { errors: [{ message: 'Many files are on their way. Try again.' }] });
    }
    res.once('close', leave);
    req.headers[ADDRESS_HEADER] = address;
    req.headers['content-security-policy'] = headers['content-security-policy'];
    const answerPage = () => whileAnswering(id, () => pages(req, res));
    // Files of a person, in the place that they have taken.
    if (isLong(req) && takesFiles(req, path)) return answerPage();
    // Everyone is answered in turn, so that nobody keeps others from signing in or from their work; and Payload asks who it is
    // when all is there, so that nobody acts by what they no longer are.
    const arrivalMs = isPerson ? bodyMs.people : bodyMs.strangers;
    // A long text is more than waits outside; its turn ends by itself, should it never come.
    if (!isLong(req) && !(await bodyArrived(req, arrivalMs))) {
      res.setHeader('connection', 'close'); // what is still coming is not read
      return answer(res, 408, { errors: [{ message: 'The request took too long to arrive.' }] });
    }
    if (req.destroyed) return;
    const render = async () => {
      await letIn();
      return answerPage();
    };
    // What is drawn for somebody has turns of its own, and keeps nothing else of theirs waiting.
    const asks = isPerson && DRAWING_PATH.test(path) ? `${person} for documents` : person;
    const answered =
      asks !== undefined && kind === 'answers'
        ? unfinished(asks, async () => {
            const { answered } = await upToLongestTurn(peopleInTurn, asks, render, turnMs);
            await doneOrAfter(answered, LONGEST_UNFINISHED_MS);
          })
        : upToLongestTurn(strangersInTurn[kind], person ?? clientNetwork(address), render, turnMs);
    await answered.catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error;
      res.setHeader('retry-after', '2');
      answer(res, 503, { errors: [{ message: 'Much is asked for. Try again.' }] });
    });
  };
  return (req: IncomingMessage, res: ServerResponse): Promise<void> =>
    answerOrFail(req, res).catch((error: unknown) => {
      console.error(error);
      if (res.headersSent) res.destroy();
      else answer(res, 500, { errors: [{ message: 'Something went wrong here. Try again.' }] });
    });
}
