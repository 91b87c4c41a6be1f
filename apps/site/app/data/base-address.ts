import { type Service, serviceBase, servicePath } from '@selvedge/contract/hosts';

export interface BaseAddress {
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
