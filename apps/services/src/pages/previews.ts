import type { ContentService } from '@selvedge/contract/services';
import { type SiteSettings, siteSettings } from '@selvedge/contract/site-settings';
import { PREVIEW_PARAMETER } from '@selvedge/contract/urls';
import type { Preview } from '@selvedge/database/previews';
import type { FastifyReply } from 'fastify';
import { contentCalls, inProcessContentService } from '../content/calls.ts';
import { contentOf } from '../snapshot/published-content.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Finds what a link shows before it is published; null where the link is none or has expired. */
export type FindPreview = (token: string) => Promise<Preview | null>;

/** The token in a page's address, or null for a page as everyone sees it. */
export function previewToken(address: string): string | null {
  if (!address.includes(PREVIEW_PARAMETER)) return null;
  return URL.parse(address, 'http://site.invalid')?.searchParams.get(PREVIEW_PARAMETER) ?? null;
}

/** Views of previews are nobody's. */
const UNCOUNTED: SiteSettings['analytics'] = {
  own_counter: false,
  google_measurement_id: '',
  plausible_domain: '',
};

/** What is published, with the previewed content in its place. */
export function withPreview(snapshot: Snapshot, { kind, key, doc }: Preview): Snapshot {
  const before = snapshot.content.documents.get(kind) ?? [];
  const documents = [...new Map(before).set(key, doc)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const settings = kind === 'site-settings' ? siteSettings.parse(doc) : snapshot.settings;
  return {
    ...snapshot,
    settings: { ...settings, analytics: UNCOUNTED },
    content: contentOf(
      new Map(snapshot.content.documents).set(kind, new Map(documents)),
      snapshot.content.dates,
    ),
  };
}

/** The content calls over a preview, for the one page that shows it. */
export const previewedContent = (snapshot: Snapshot): ContentService =>
  inProcessContentService(contentCalls({ current: snapshot, reason: '' }));

/** Headers of every answer that belongs to a preview: it is kept by nobody and found by no search. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

const GONE = 410;
const EXPIRED = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>Preview expired</title>
<main><h1>This preview has expired</h1><p>Open it again from the hub.</p></main></html>`;

/** What a link says whose time is over. It may stand in the hub's frame, which is how most of them are opened. */
export function answerExpired(reply: FastifyReply): FastifyReply {
  return reply
    .code(GONE)
    .headers(PREVIEW_HEADERS)
    .removeHeader('x-frame-options')
    .header('content-security-policy', "default-src 'none'; frame-ancestors http: https:")
    .type('text/html; charset=utf-8')
    .send(EXPIRED);
}
