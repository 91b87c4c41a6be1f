import { z } from 'zod';
import { DRAFT_PATH } from './draft-cookie.ts';
import type { Operation } from './operation.ts';
import { registrationKeyHeader, registrationResponse } from './registration.ts';
import {
  draftDocumentSavedResponse,
  draftDoneResponse,
  draftEntered,
  draftLinkRequest,
  draftSavedResponse,
  draftSeedHeader,
  loadDraftResponse,
  noDraftRequest,
  resumeDraftRequest,
  saveDraftDocumentRequest,
  sendDraftRequest,
} from './registration-draft.ts';

const headers = z.object({
  'Registration-Draft-Seed': draftSeedHeader.describe(
    'What the key of a new draft is made of; without effect beside a cookie',
  ),
});
const call = { service: 'product', method: 'POST' } as const;

/**
 * The calls that keep a trade application while it is written. Each is a POST, so that nothing of it is kept by the
 * browser; the key of the draft is a cookie that no script can read.
 */
export const DRAFT_OPERATIONS = {
  saveDraft: {
    ...call,
    path: `${DRAFT_PATH}/save`,
    summary: 'Keeps what was entered into a trade application',
    headers,
    body: draftEntered,
    response: draftSavedResponse,
  },
  saveDraftDocument: {
    ...call,
    path: `${DRAFT_PATH}/save-document`,
    summary: 'Keeps a document of a trade application, and says what is wrong with it',
    headers,
    body: saveDraftDocumentRequest,
    response: draftDocumentSavedResponse,
  },
  loadDraft: {
    ...call,
    path: `${DRAFT_PATH}/load`,
    summary: 'What was kept of a trade application',
    body: noDraftRequest,
    response: loadDraftResponse,
  },
  sendDraft: {
    ...call,
    path: `${DRAFT_PATH}/send`,
    summary: 'Sends a trade application with the documents that were kept; the draft goes with it',
    headers: z.object({ 'Idempotency-Key': registrationKeyHeader }),
    body: sendDraftRequest,
    response: registrationResponse,
  },
  deleteDraft: {
    ...call,
    path: `${DRAFT_PATH}/delete`,
    summary: 'Deletes what was kept',
    body: noDraftRequest,
    response: draftDoneResponse,
  },
  mailDraftLink: {
    ...call,
    path: `${DRAFT_PATH}/mail-link`,
    summary: 'Mails a link that takes the application up on another machine, once',
    body: draftLinkRequest,
    response: draftDoneResponse,
  },
  resumeDraft: {
    ...call,
    path: `${DRAFT_PATH}/resume`,
    summary: 'Moves an application here by a mailed link; the key that it had before is dead',
    body: resumeDraftRequest,
    response: draftDoneResponse,
  },
} as const satisfies Record<string, Operation>;
