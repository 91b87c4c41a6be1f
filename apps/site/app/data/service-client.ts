import { type Service, serviceBase, servicePath } from '@selvedge/contract/hosts';
import {
  type CallOptions,
  ServiceError,
  type ServiceFieldError,
} from '@selvedge/contract/services';

/** The status of a {@link ServiceError} for a call that got no answer at all. */
export const UNREACHABLE = 0;

/** A call of which the service itself has said nothing: no answer at all, or one without its words. */
export class WordlessError extends ServiceError {}

/** What people read of a failure: the service's own words, where it has said any. */
export function wordsOf(error: unknown): string {
  if (error instanceof WordlessError) return 'We could not be reached just now.';
  return error instanceof Error ? error.message : String(error);
}

/** What a service says, with the full stop that its messages may lack. */
export const asSentence = (words: string): string => (/[.!?]$/u.test(words) ? words : `${words}.`);

export interface ServiceOptions {
  readonly origin: string;
  readonly mode: 'host' | 'path';
  readonly fetch?: typeof globalThis.fetch;
}

interface ServiceClient {
  get<T>(path: string, call?: CallOptions): Promise<T>;
  post<T>(
    path: string,
    body: unknown,
    call?: CallOptions,
    headers?: Record<string, string>,
  ): Promise<T>;
}

/**
 * Calls one service over HTTP, JSON in and out, without a time limit of its own (CALL-01); the call's signal ends it. A
 * failure rejects with a {@link ServiceError} that carries the service's own words. What comes back is taken as `T`:
 * the service validates what it sends by the contract, and the browser carries no schema library.
 */
export function serviceClient(
  options: ServiceOptions & { readonly service: Service },
): ServiceClient {
  const { service } = options;
  const base = baseAddress({
    ...options,
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
  });

  async function answer<T>(path: string, init: RequestInit): Promise<T> {
    const response = await base.fetch(path, init).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new WordlessError(UNREACHABLE, `The ${service} service cannot be reached.`);
    });
    if (!response.ok) throw await failureOf(response, service);
    return (await response.json()) as T;
  }

  return {
    get: (path, call) => answer(path, { signal: call?.signal ?? null }),
    post: (path, body, call, headers) =>
      answer(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: call?.signal ?? null,
      }),
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function fieldError(value: unknown): ServiceFieldError[] {
  const [name, message] = [field(value, 'field'), field(value, 'message')];
  return typeof name === 'string' && typeof message === 'string' ? [{ field: name, message }] : [];
}

/** The failure that an answer tells of, in the service's own words where there are any. Source: decision 36. */
async function failureOf(response: Response, service: Service): Promise<ServiceError> {
  const body: unknown = await response.json().catch(() => null);
  const msg = field(body, 'msg');
  const errors = field(body, 'errors');
  const { status } = response;
  if (typeof msg !== 'string')
    return new WordlessError(status, `The ${service} service answered with status ${status}.`);
  return new ServiceError(status, msg, Array.isArray(errors) ? errors.flatMap(fieldError) : []);
}

interface BaseAddress {
  /**
   * Calls an address under the service's base. The first call finds out which base answers; later ones know.
   *
   * @throws what `fetch` throws when no base can be reached, and the signal's reason when it is aborted
   */
  fetch(path: string, init: RequestInit): Promise<Response>;
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * Where a service is, seen from a page. In `path` mode it answers on the page's own origin; in `host` mode on its own
 * host, but for a page on localhost in a browser that does not resolve subdomains of it, which turns to the path.
 * Source: CALL-01, "Hosts" of the operating contract.
 */
export function baseAddress(options: {
  readonly origin: string;
  readonly mode: 'host' | 'path';
  readonly service: Service;
  readonly fetch: typeof globalThis.fetch;
}): BaseAddress {
  const { origin, mode, service } = options;
  const pathBase = origin + servicePath(service);
  const hostBase = serviceBase(origin, service);
  const call = (base: string, path: string, init: RequestInit) => options.fetch(base + path, init);

  const mayFallBack = mode === 'host' && isLocal(new URL(origin).hostname);
  if (!mayFallBack) {
    const base = mode === 'path' ? pathBase : hostBase;
    return { fetch: (path, init) => call(base, path, init) };
  }

  const isThere = (base: string): Promise<boolean> =>
    options.fetch(`${base}/healthz`).then(
      () => true,
      () => false,
    );

  let known: string | undefined;
  return {
    async fetch(path, init) {
      if (known !== undefined) return call(known, path, init);
      try {
        const answer = await call(hostBase, path, init);
        known = hostBase;
        return answer;
      } catch (error) {
        if (init.signal?.aborted) throw error;
        if (await isThere(hostBase)) {
          // The host is known to the browser: it is the call that has failed, and it is not made twice.
          known = hostBase;
          throw error;
        }
        const answer = await call(pathBase, path, init);
        known ??= pathBase;
        return answer;
      }
    },
  };
}
