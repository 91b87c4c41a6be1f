/** Where the two services are, seen from a page. Source: CALL-01, "Hosts" of the operating contract. */

export type Service = 'product' | 'notification';

/** Where the same services answer on the page's own origin. */
export const servicePath = (service: Service): string => `/services/${service}`;

function isIpAddress(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/u.test(host) || host.startsWith('[');
}

/**
 * The base address of a service, without a trailing slash: `http://localhost:3000` gives
 * `http://product.localhost:3000`; a leading `www.` is removed. On an IP address there are no subdomains, so the path
 * form is given.
 */
export function serviceBase(pageOrigin: string, service: Service): string {
  const { protocol, hostname, port } = new URL(pageOrigin);
  if (isIpAddress(hostname))
    return `${protocol}//${hostname}${port && `:${port}`}${servicePath(service)}`;
  return `${protocol}//${service}.${hostname.replace(/^www\./u, '')}${port && `:${port}`}`;
}
