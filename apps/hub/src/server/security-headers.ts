import { isBehindHttps, siteOrigin } from '../origins.ts';
import type { HubSettings } from '../settings.ts';

const TWO_YEARS_S = 63_072_000;

export interface HeaderOptions {
  /** Random for each answer; scripts of the page carry it. */
  readonly nonce: string;
  /** Reloading in development evaluates text and opens a socket. */
  readonly development: boolean;
}

/**
 * The Content-Security-Policy of the hub. Styles may be inline, since the editor and the lists that can be dragged set
 * them; scripts may not. Pictures come from the hub itself, or from memory while they are chosen. The one frame is the
 * site's, in live preview.
 */
export function contentSecurityPolicy(
  settings: HubSettings,
  { nonce, development }: HeaderOptions,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${siteOrigin(settings)}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Documents of applicants, which strangers have made: nothing in them runs, and nothing frames them. */
const DOCUMENT_PATH = /^\/api\/registrations\/\d+\/documents\//u;
export const DOCUMENT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The policy of what a path answers. */
export const policyOf = (path: string, pagePolicy: string): string =>
  DOCUMENT_PATH.test(path) ? DOCUMENT_POLICY : pagePolicy;

/** Headers of every answer of the hub. */
export function securityHeaders(
  settings: HubSettings,
  options: HeaderOptions,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(settings, options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-robots-tag': 'noindex',
    ...(isBehindHttps(settings) && {
      'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
    }),
  };
}
