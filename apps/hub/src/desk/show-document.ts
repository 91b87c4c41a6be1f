import { writeAudit } from '../audit/audit-entry.ts';
import { sealingKeys } from '../inbox/sealing-keys.ts';
import { isDocumentKey } from '../registrations/documents.ts';
import { openPaper } from '../registrations/papers.ts';
import { DOCUMENT_POLICY } from '../server/security-headers.ts';
import { CLERKS, deskEndpoint, NO_STORE } from './desk-request.ts';

const NOT_FOUND = 404;
const LOCKED = 423;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
/** Pictures are shown; whatever else there is, is saved and not opened in the hub's origin. */
const SHOWN: readonly string[] = ['image/jpeg', 'image/png'];

/**
 * `GET /api/registrations/{id}/documents/{part}`: a document, opened for whoever works at the desk, and written down as
 * looked at. It is kept nowhere, runs nothing and may be framed by nobody.
 */
export const showDocument = (dataDir: string) =>
  deskEndpoint('get', '/documents/:part', CLERKS, async ({ req, registration, executor }) => {
    const { id, reference, scanState } = registration;
    const part = req.routeParams?.part;
    if (!isDocumentKey(part)) return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    if (scanState === 'awaiting_scan') {
      return new Response('The document waits for its virus scan.', {
        status: LOCKED,
        headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
      });
    }
    const paper = await openPaper(executor, await sealingKeys(dataDir), id, part);
    if (!paper) return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    const kind = 'registrations';
    await writeAudit(req, { action: 'open document', kind, id, title: reference, fields: [part] });
    const { contentType } = paper;
    const ending = ENDINGS[contentType] ?? 'bin';
    const shown = SHOWN.includes(contentType) && !req.searchParams?.has('download');
    return new Response(new Uint8Array(paper.content), {
      headers: {
        ...NO_STORE,
        'content-type': ending === 'bin' ? 'application/octet-stream' : contentType,
        'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${reference}-${part}.${ending}"`,
        'content-security-policy': DOCUMENT_POLICY,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  });
