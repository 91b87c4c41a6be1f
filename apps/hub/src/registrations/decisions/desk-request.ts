import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { PageReader } from '@selvedge/documents/pdf-page';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { hasRole, type Role } from '../../access/roles.ts';
import { executorOf } from '../../database/transaction.ts';
import type { Registration } from '../../payload-types.ts';
import { type FormFields, QUESTION } from './form-fields.ts';

/** What a handler of the desk is given: who asks has been judged, and the application is there. */
export interface DeskRequest {
  readonly req: PayloadRequest;
  readonly registration: Registration;
  readonly executor: QueryExecutor;
}

const NOT_FOUND = 404;
const MOST_ROWS = 2 ** 31 - 1;
const isNumberOfARow = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MOST_ROWS;
const SEE_OTHER = 303;
/** Nothing about an application is stored by a browser or by anything in between. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

export const ADMINISTRATORS: readonly Role[] = ['administrator'];

/** Of all that one request draws, so that it is answered: a connection on which nothing moves for two minutes is closed. */
const LONGEST_DRAWING_MS = 100_000;

/** Whose turn it is to have pages of documents drawn, and until when. */
export const readerOf = ({ req }: DeskRequest): PageReader => {
  const soon = AbortSignal.timeout(LONGEST_DRAWING_MS);
  return {
    person: String(req.user?.id),
    signal: req.signal ? AbortSignal.any([req.signal, soon]) : soon,
  };
};

/** An endpoint about one application, for people with one of these roles. */
export function deskEndpoint(
  method: 'get' | 'post',
  path: string,
  roles: readonly Role[],
  handle: (request: DeskRequest) => Promise<Response>,
): Endpoint {
  return {
    method,
    path: `/:id${path}`,
    handler: async (req) => {
      if (!hasRole(req, ...roles)) throw new Forbidden(req.t);
      const id = Number(req.routeParams?.id);
      const registration = isNumberOfARow(id)
        ? await req.payload.findByID({
            collection: 'registrations',
            id,
            depth: 0,
            disableErrors: true,
          })
        : null;
      if (!registration) return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
      const executor = executorOf(req.payload);
      return handle({ req, registration, executor });
    },
  };
}

/**
 * The page of an application after its form.
 *
 * @param flash a code of `FLASH_MESSAGES`, or `confirm_` and a decision that is asked about first
 * @param notTaken choices that were not taken
 */
export function backToApplication(id: number, flash: string, notTaken: FormFields = {}): Response {
  const asked = /^confirm_(approve|decline)$/u.exec(flash)?.[1];
  const query = new URLSearchParams(asked ? { confirm: asked } : { flash });
  for (const [name, value] of Object.entries(notTaken)) query.append('not', `${name}=${value}`);
  const question = asked ? `#${QUESTION}` : ''; // it may stand below a screenful of what speaks against it
  const location = `/admin/collections/registrations/${id}?${query}${question}`;
  return new Response(null, { status: SEE_OTHER, headers: { location, ...NO_STORE } });
}

/** The form of a request; an empty one where it has none. */
export async function formOf(req: PayloadRequest): Promise<FormData> {
  const type = req.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded') || !req.formData) return new FormData();
  return req.formData();
}
