import type { Service } from '@selvedge/contract/hosts';
import {
  type CallOptions,
  ServiceError,
  type ServiceFieldError,
} from '@selvedge/contract/product-service';
import { baseAddress } from './base-address.ts';

/** The status of a {@link ServiceError} for a call that got no answer at all. */
export const UNREACHABLE = 0;

/** A call of which the service itself has said nothing: no answer at all, or one without its words. */
export class WordlessError extends ServiceError {}

export interface ServiceOptions {
  readonly origin: string;
  readonly mode: 'host' | 'path';
  readonly fetch?: typeof globalThis.fetch;
}

export interface ServiceClient {
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
