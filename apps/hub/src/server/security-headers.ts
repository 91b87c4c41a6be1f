import { DOCUMENT_PATH, DOCUMENT_POLICY } from '../registrations/decisions/document-guard.ts';
import { type HubSettings, isBehindHttps, siteOrigin } from '../settings.ts';

const TWO_YEARS_S = 63_072_000;

export interface HeaderOptions {
  /** Random for each answer; scripts of the page carry it. */
  readonly nonce: string;
  /** Reloading in development evaluates text and opens a socket. */
  readonly development: boolean;
}

/**
 * The Content-Security-Policy of the hub. Styles may be inline, since the editor and the lists that can be dragged set
 * them; scripts may not. Pictures come from the hub itself, or from memory while they are chosen. The one frame is
 * live preview's, which asks the hub and is led to the site.
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
    `frame-src 'self' ${siteOrigin(settings)}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** What the hub says in its own frame where there is nothing to preview. */
const PREVIEW_PATH = '/api/preview';
const PREVIEW_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** What is told here of people is kept by no browser and no proxy. */
const PERSONAL_PATH =
  /^\/api\/(?:registrations|users|outbox|subscribers|enquiries|payload-[a-z-]+)(?:\/|$)/u;
const UNKEPT = { 'cache-control': 'no-store' };

/** The secret of the link by which a password is set stands in its path, and is told to no log by what that page asks for. */
const RESET_PATH = '/admin/reset/';
const RESET_HEADERS = { 'referrer-policy': 'strict-origin' };

/** Headers by which the answers of some paths differ from those of pages. */
export function headersOfPath(path: string): Readonly<Record<string, string>> {
  const kept = PERSONAL_PATH.test(path) ? UNKEPT : {};
  if (DOCUMENT_PATH.test(path)) return { ...kept, 'content-security-policy': DOCUMENT_POLICY };
  if (path.startsWith(RESET_PATH)) return RESET_HEADERS;
  return path === PREVIEW_PATH ? PREVIEW_HEADERS : kept;
}

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
