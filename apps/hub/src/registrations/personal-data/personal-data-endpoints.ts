import { DOCUMENT_KEYS } from '@selvedge/contract/upload';
import type { PageReader } from '@selvedge/documents/pdf-page';
import type { Endpoint } from 'payload';
import { type SealingKeys, sealingKeys } from '../../access/sealing-keys.ts';
import { ADDRESS_HEADER, writeAudit } from '../../audit/audit-entry.ts';
import { executorOf, wholeTransaction } from '../../database/transaction.ts';
import { forgetMails } from '../../messages/deliver-mail.ts';
import { type HubSettings, mailSenderOf } from '../../settings.ts';
import {
  type DocumentVersion,
  listEarlierVersions,
  openDocumentVersion,
} from '../application/document-versions.ts';
import { openApplication } from '../application/written-application.ts';
import { decideByForm } from '../decisions/decide.ts';
import {
  ADMINISTRATORS,
  backToApplication,
  type DeskRequest,
  deskEndpoint,
  formOf,
  NO_STORE,
} from '../decisions/desk-request.ts';
import { safeDocument } from '../decisions/safe-document.ts';
import { eraseRegistration } from './erase-registration.ts';

/** A document as the desk hands it out, a PDF made anew: a data string, or why there is none. */
async function handedOut(
  stored: DocumentVersion,
  reader: PageReader,
): Promise<{ readonly data: string } | { readonly refused: string }> {
  const safe = await safeDocument(stored, reader);
  if ('refused' in safe) return safe;
  const content = Buffer.from(safe.content).toString('base64');
  return { data: `data:${stored.contentType};base64,${content}` };
}

/** What corrections have replaced and what was asked of the applicant, which are stored until the application is erased. */
async function earlierOf(
  { registration: { id, reference }, executor }: DeskRequest,
  keys: SealingKeys,
  open: (stored: DocumentVersion) => Promise<object>,
): Promise<object> {
  const earlier: object[] = [];
  for (const { part, version, received_at } of await listEarlierVersions(executor, id)) {
    const stored = await openDocumentVersion(executor, keys, id, part, version);
    if (!stored) continue;
    const told = { part, version, received_at };
    const text = Buffer.from(stored.content).toString('utf8');
    earlier.push(
      part === 'application'
        ? { ...told, application: JSON.parse(text) }
        : { ...told, ...(await open(stored)) },
    );
  }
  const { rows } = await executor.query(
    'SELECT items, expires_at, answered_at FROM inbox.correction WHERE reference = $1 ORDER BY expires_at',
    [reference],
  );
  return { earlier_versions: earlier, corrections_asked_for: rows };
}

/**
 * Everything that is stored of an application, in plain: what was written, the documents as data strings unless they wait for
 * their virus scan, what corrections have replaced of both, and what the desk made of it. A PDF is made anew, as the desk
 * hands it out.
 */
async function exportRegistration(
  request: DeskRequest,
  keys: SealingKeys,
  application: unknown,
): Promise<object> {
  const { req, registration, executor } = request;
  const { id, reference, submittedAt, status, decidedAt, reason, judgements, notes, unsent } =
    registration;
  // It takes as long as it takes; each document is bounded by itself.
  const reader = { person: String(req.user?.id), signal: req.signal };
  const documents: Record<string, string> = {};
  const notHandedOut: Record<string, string> = {};
  // What nobody may open does not leave by another way.
  const awaitsScan = registration.scanState === 'awaiting_scan';
  for (const part of awaitsScan ? [] : DOCUMENT_KEYS) {
    const stored = await openDocumentVersion(executor, keys, id, part);
    if (!stored) continue;
    const given = await handedOut(stored, reader);
    if ('refused' in given) notHandedOut[part] = given.refused;
    else documents[part] = given.data;
  }
  const earlier = await earlierOf(request, keys, async (stored) =>
    awaitsScan ? { refused: 'It awaits its virus scan.' } : handedOut(stored, reader),
  );
  const { rows: messages } = await executor.query(
    `SELECT purpose, recipient, state, created_at, sent_at FROM hub.outbox WHERE split_part(key, '/', 2) = $1 ORDER BY id`,
    [reference],
  );
  const decision = { status, decidedAt, reason, judgements, notes, unsent };
  const missing = {
    documents_await_their_virus_scan: awaitsScan,
    documents_that_are_not_handed_out: notHandedOut,
  };
  return {
    reference,
    submittedAt,
    application,
    documents,
    ...missing,
    ...earlier,
    decision,
    messages,
  };
}

const NOT_FOUND = 404;

/** A connection on which nothing moves for two minutes is closed. */
const SPACE_EVERY_MS = 20_000;

/** JSON that may take minutes to make, with spaces before it meanwhile, which mean nothing in it. */
export function spacedUntil(made: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let spaces: NodeJS.Timeout;
  return new ReadableStream({
    start(controller) {
      spaces = setInterval(() => controller.enqueue(encoder.encode(' ')), SPACE_EVERY_MS);
      made
        .finally(() => clearInterval(spaces))
        .then((json) => {
          controller.enqueue(encoder.encode(json));
          controller.close();
        })
        .catch((error: unknown) => controller.error(error));
    },
    cancel: () => clearInterval(spaces),
  });
}

/** `GET /api/registrations/{id}/export`: what is stored of an application and its people, as one JSON file. */
const exportData = (dataDir: string): Endpoint =>
  deskEndpoint('get', '/export', ADMINISTRATORS, async (request) => {
    const { req, registration, executor } = request;
    const { id, reference } = registration;
    const keys = await sealingKeys(dataDir);
    const application = await openApplication(executor, keys, id);
    if (!application) return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    const exported = async () => {
      const data = await exportRegistration(request, keys, application);
      req.signal?.throwIfAborted(); // nobody gets it
      await writeAudit(req, { action: 'export', kind: 'registrations', id, title: reference });
      return JSON.stringify(data, null, 2);
    };
    return new Response(spacedUntil(exported()), {
      headers: {
        ...NO_STORE,
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${reference}.json"`,
      },
    });
  });

/** `POST /api/registrations/{id}/erase` with `confirm`, which repeats the reference: erases what is personal. */
const erase = (settings: HubSettings): Endpoint =>
  deskEndpoint(
    'post',
    '/erase',
    ADMINISTRATORS,
    async ({ req, registration: { id, reference } }) => {
      const form = await formOf(req);
      const typed = form.get('confirm');
      if (typeof typed !== 'string' || typed.trim().toUpperCase() !== reference) {
        await decideByForm(req, id, form, settings.DATA_DIR); // it stands in the desk's form, of which nothing is lost
        return backToApplication(id, 'not_confirmed');
      }
      const { user } = req;
      const eraser = {
        id: user?.id ?? '',
        name: user ? `${user.name} <${user.email}>` : '',
        address: req.headers.get(ADDRESS_HEADER) ?? undefined,
      };
      await wholeTransaction(req, (executor) =>
        eraseRegistration(executor, id, 'asked for', eraser),
      );
      const mails = { dataDir: settings.DATA_DIR, sender: mailSenderOf(settings) };
      await forgetMails(executorOf(req.payload), mails);
      return backToApplication(id, 'erased');
    },
  );

/** What a person whose data is stored may ask for. */
export const personalDataEndpoints = (settings: HubSettings): Endpoint[] => [
  exportData(settings.DATA_DIR),
  erase(settings),
];
