import { serviceBase } from '@selvedge/contract/hosts';
import type { SiteSettings } from '@selvedge/contract/site-settings';

interface PagePolicyOptions {
  /** Of the program's own inline scripts, as the rendered page tells them (`SCRIPT_HASHES_HEADER`). */
  readonly scriptHashes: string;
  /** The origins under which the page may be open. */
  readonly origins: readonly string[];
  readonly analytics: SiteSettings['analytics'];
  /** Origins that may show the page in a frame beside its own, with spaces between them; none by default. */
  readonly framedBy?: string | undefined;
}

/**
 * The Content-Security-Policy of a page: scripts and styles of the site's own files only, and the inline scripts whose
 * hashes are named, so that a kept page has a policy that holds. Pictures are the site's own; films and framed
 * catalogues may come from any https address, since staff name them, and are loaded after a click. An analytics
 * service that the settings name is let in, and no other.
 */
export function pagePolicy({
  scriptHashes,
  origins,
  analytics,
  framedBy,
}: PagePolicyOptions): string {
  const services = origins.flatMap((origin) => [
    serviceBase(origin, 'product'),
    serviceBase(origin, 'notification'),
  ]);
  const google = analytics.google_measurement_id !== '';
  const connect = new Set([
    ...services.map((base) => new URL(base).origin),
    ...(google ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : []),
    ...(analytics.plausible_domain ? ['https://plausible.io'] : []),
  ]);
  const scripts = [
    "'self'",
    ...(scriptHashes ? [scriptHashes] : []),
    ...(google ? ['https://www.googletagmanager.com'] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self' ${[...connect].join(' ')}`,
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", framedBy].filter(Boolean).join(' '),
  ].join('; ');
}
