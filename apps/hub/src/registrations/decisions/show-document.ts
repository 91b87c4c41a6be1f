import { itemLabel } from '@selvedge/contract/registration-item-labels';
import { CLERKS } from '../../access/roles.ts';
import { sealingKeys } from '../../access/sealing-keys.ts';
import { writeAudit } from '../../audit/audit-entry.ts';
import {
  type DocumentVersion,
  isDocumentKey,
  openDocumentVersion,
} from '../application/document-versions.ts';
import { isSecret, openApplication, valueAt } from '../application/written-application.ts';
import { type DeskRequest, deskEndpoint, formOf, NO_STORE, readerOf } from './desk-request.ts';
import { DOCUMENT_POLICY, drawPdfPage } from './document-guard.ts';
import { PDF, safeDocument } from './safe-document.ts';

const NOT_FOUND = 404;
const CANNOT_BE_SHOWN = 422;
const LOCKED = 423;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [PDF]: 'pdf',
};
/** Pictures are shown; whatever else there is, is saved and not opened in the hub's origin. */
const SHOWN: readonly string[] = ['image/jpeg', 'image/png'];

/** What holds for all that is answered of a document: it is stored nowhere, runs nothing, and nothing frames it. */
const GUARDED = {
  ...NO_STORE,
  'content-security-policy': DOCUMENT_POLICY,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const refusal = (status: number, words: string): Response =>
  new Response(words, {
    status,
    headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
  });

/** The document that a request is about, opened; or the answer that says why it cannot be had. */
async function opened(
  dataDir: string,
  { req, registration: { id }, executor }: DeskRequest,
): Promise<DocumentVersion | Response> {
  const part = req.routeParams?.part;
  if (!isDocumentKey(part)) return refusal(NOT_FOUND, 'There is no such document.');
  const stored = await openDocumentVersion(executor, await sealingKeys(dataDir), id, part);
  if (stored?.awaitsScan) return refusal(LOCKED, 'The document waits for its virus scan.');
  return stored ?? refusal(NOT_FOUND, 'The document was not given.');
}

const writeDown = ({ req, registration }: DeskRequest, what: string): Promise<void> => {
  const { id, reference: title } = registration;
  const [action, kind] = ['open document', 'registrations'];
  return writeAudit(req, { action, kind, id, title, fields: [what] });
};

/**
 * `GET /api/registrations/{id}/documents/{part}`: a document, opened for whoever works at the desk, and written down as
 * looked at.
 */
export const showDocument = (dataDir: string) =>
  deskEndpoint('get', '/documents/:part', CLERKS, async (request) => {
    const stored = await opened(dataDir, request);
    if (stored instanceof Response) return stored;
    const { contentType, part } = stored;
    const safe = await safeDocument(stored, readerOf(request));
    if ('refused' in safe) return refusal(CANNOT_BE_SHOWN, safe.refused);
    await writeDown(request, part);
    const ending = ENDINGS[contentType] ?? 'bin';
    const shown = SHOWN.includes(contentType) && !request.req.searchParams?.has('download');
    const name = `${request.registration.reference}-${part}.${ending}`;
    return new Response(new Uint8Array(safe.content), {
      headers: {
        ...GUARDED,
        'content-type': ending === 'bin' ? 'application/octet-stream' : contentType,
        'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
      },
    });
  });

/**
 * `GET /api/registrations/{id}/documents/{part}/pages/{page}`: a page of a PDF, counted from 1, as a picture of its
 * pixels; `Document-Pages` says how many there are. Each is written down as looked at.
 */
export const showPage = (dataDir: string) =>
  deskEndpoint('get', '/documents/:part/pages/:page', CLERKS, async (request) => {
    const stored = await opened(dataDir, request);
    if (stored instanceof Response) return stored;
    const page = Number(request.req.routeParams?.page);
    const isPage = Number.isSafeInteger(page) && page > 0;
    if (stored.contentType !== PDF || !isPage) return refusal(NOT_FOUND, 'There is no such page.');
    const drawn = await drawPdfPage(stored.content, page, readerOf(request));
    if (!drawn) return refusal(CANNOT_BE_SHOWN, 'The page cannot be shown here.');
    await writeDown(request, `${stored.part}, page ${page}`);
    return new Response(new Uint8Array(drawn.picture), {
      headers: {
        ...GUARDED,
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'document-pages': String(drawn.pages),
      },
    });
  });

/** `POST /api/registrations/{id}/reveal` with an item's `path`: its masked number in plain, written down as revealed. */
export const revealNumber = (dataDir: string) =>
  deskEndpoint('post', '/reveal', CLERKS, async ({ req, registration, executor }) => {
    const path = String((await formOf(req)).get('path'));
    const { id, reference } = registration;
    const written = isSecret(path)
      ? await openApplication(executor, await sealingKeys(dataDir), id)
      : undefined;
    const value = written && valueAt(written, path);
    if (value === undefined) return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    await writeAudit(req, {
      action: 'reveal',
      kind: 'registrations',
      id,
      title: reference,
      fields: [itemLabel(path)],
    });
    return Response.json({ value }, { headers: NO_STORE });
  });
