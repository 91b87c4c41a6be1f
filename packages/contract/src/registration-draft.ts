import { z } from 'zod';
import { DRAFT_PATH } from './applicant-paths.ts';
import { WIZARD_STEPS } from './limits.ts';
import type { Operation } from './operation.ts';
import { documentSlot, documentString, documentVersion } from './registration.ts';
import { emailField } from './registration-fields.ts';

/**
 * What was entered so far, as the wizard holds it. The service encrypts it and looks no further. A first save makes the
 * draft, and its key, which comes as a cookie. One that was sent, deleted or taken up elsewhere is closed: a save under
 * its key is answered 409, without the cookie, and the next one begins another.
 */
export const draftEntered = z.strictObject({
  step: z
    .int()
    .min(0)
    .max(WIZARD_STEPS - 1)
    .describe('The furthest step that was reached'),
  forms: z.record(z.string().max(40), z.unknown()),
});

const fileName = z.string().min(1).max(255);

/** Saves a document into its slot; an empty data string empties the slot. */
const saveDraftDocumentRequest = z.strictObject({
  slot: documentSlot,
  name: fileName,
  document: documentString,
});

const draftLinkRequest = z.strictObject({ email: emailField('Please enter email') });
const resumeDraftRequest = z.strictObject({
  token: z.string().min(20).max(100),
  replace: z
    .boolean()
    .optional()
    .describe('Whether a draft that the browser has may be deleted for it; 409 otherwise'),
});
const noDraftRequest = z.strictObject({});

/** What a draft is known by: enough to let it go with its registration, and not to open it. */
const draftId = z.string().regex(/^[A-Za-z0-9_-]{43}$/u);

export const draftIdHeader = draftId.optional();

/**
 * Random bytes of the page that writes, 32 of them in base64url. Saves that come before the first answer has brought the
 * cookie have the same draft by it, also where the page is closed meanwhile.
 */
export const draftSeedHeader = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/u)
  .optional();

/**
 * Which page saves, by random characters of its own, and its how-manieth save that is: of two that overtake each other on
 * their way the later stays.
 */
export const draftChangeHeader = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,40}\.\d{1,9}$/u)
  .optional();

const draftDocument = z.strictObject({
  slot: documentSlot,
  name: fileName,
  sizeBytes: z.int(),
  problem: z.string().nullable().describe('Why the document will be refused when it is sent'),
  version: documentVersion,
});

/** What is kept by now. Who has entered more than that keeps it anew: the draft may be another than before. */
const savedDraft = z.strictObject({
  id: draftId,
  has_entered: z.boolean().describe('Whether what was entered is kept, beside documents'),
  documents: z.array(documentSlot).describe('The slots that hold a document'),
});

const draftSavedResponse = z.strictObject({
  success: z.literal(true),
  draft: savedDraft,
  msg: z.string(),
});

const draftDocumentSavedResponse = z.strictObject({
  success: z.literal(true),
  draft: savedDraft,
  problem: draftDocument.shape.problem,
  version: documentVersion
    .nullable()
    .describe('Null where the slot was emptied, or a later save of the same page has been kept'),
  msg: z.string(),
});

const loadDraftResponse = z.strictObject({
  success: z.literal(true),
  draft: z
    .strictObject({
      id: draftId,
      entered: draftEntered.nullable(),
      documents: z.array(draftDocument),
      expires_at: z.iso.datetime(),
    })
    .nullable(),
  msg: z.string(),
});

const draftDoneResponse = z.strictObject({ success: z.literal(true), msg: z.string() });

export type SavedDraft = z.output<typeof savedDraft>;
export type DraftEntered = z.output<typeof draftEntered>;
export type LoadedDraft = NonNullable<z.output<typeof loadDraftResponse>['draft']>;

const headers = z.object({
  'Registration-Draft-Seed': draftSeedHeader.describe(
    'What the key of a new draft is made of; without effect beside a cookie',
  ),
  'Registration-Draft-Anew': z
    .literal('1')
    .optional()
    .describe(
      'Begins another draft, of the seed, where that of the cookie is closed; 409 otherwise',
    ),
  'Registration-Draft-Change': draftChangeHeader.describe(
    'The page that saves and the number of its save: one that is overtaken by a later one changes nothing',
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
