import { serviceBase } from '@selvedge/contract/hosts';

/** Where films of the banners and promotions are shown from. */
const FILM_HOSTS = 'https://www.youtube-nocookie.com https://www.youtube.com';

/**
 * The Content-Security-Policy of a page: scripts and styles of the site's own files only, and inline scripts only with
 * this answer's nonce. Pictures are the site's own; films may come from any https address, since staff name them.
 *
 * @param origins the origins under which the page may be open
 */
export function pagePolicy(nonce: string, origins: readonly string[]): string {
  const services = origins.flatMap((origin) => [
    serviceBase(origin, 'product'),
    serviceBase(origin, 'notification'),
  ]);
  const connect = [...new Set(services.map((base) => new URL(base).origin))].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self' ${connect}`,
    `frame-src 'self' ${FILM_HOSTS}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
