import { REGISTRATION_PATH } from '@selvedge/contract/applicant-paths';
import type { application, StoredDocuments } from '@selvedge/contract/registration';
import { DOCUMENT_GONE, registrationReference } from '@selvedge/contract/registration-answer';
import { ServiceError, type ServiceFieldError } from '@selvedge/contract/services';
import { DOCUMENT_KEYS, type DocumentKey } from '@selvedge/contract/upload';
import type { z } from 'zod';
import { lastingFetch } from '../../data/lasting-fetch.ts';
import { randomKey } from '../../data/random-key.ts';
import { type ServiceOptions, serviceClient } from '../../data/service-client.ts';
import type { Documents } from '../documents/use-documents.ts';
import type { DraftCalls } from '../draft/draft-calls.ts';
import type { CompanyValues, DeclarationValues, ReferencesValues } from '../wizard-forms.ts';
import { type PlacedError, placeErrors } from './place-errors.ts';

const CONFLICT = 409;

/** The application's draft, as far as sending it is concerned. */
export interface DraftToSend {
  /** Undefined where nothing was kept yet. */
  readonly id: () => string | undefined;
  /** Whether another device has taken it up, or sent it. */
  readonly isElsewhere: () => Promise<boolean>;
  /** Saves what waits, so that nothing of it comes after the application. */
  readonly flush: () => Promise<void>;
  /** The documents that it holds as the page shows them. */
  readonly versions: () => StoredDocuments;
  /** Sends it, with documents that it holds. */
  readonly send: DraftCalls['send'];
  /** Called with its reference once the application is kept and the draft is gone. */
  readonly onSent: (reference: string) => void;
}

/** What an application is sent with, beside what was entered. */
export interface Sending {
  readonly options: ServiceOptions;
  readonly keyOf: KeyOf;
  readonly draft: Pick<DraftToSend, 'id' | 'versions' | 'send'>;
}

const isAsked = (key: DocumentKey, { trade_references }: Entered['introduction']): boolean =>
  key !== 'qualification' || trade_references === 'no';

/**
 * Whether a document stands in the way of sending: the service has said that it refuses it, or its file was refused just
 * now. Of one that is gone the service is asked, since the application may have been sent with it.
 */
export const hasWrongDocument = (
  { introduction, slots }: Pick<Entered, 'introduction' | 'slots'>,
  refusedNow: readonly DocumentKey[],
): boolean =>
  DOCUMENT_KEYS.some((key) => {
    const problem = slots[key]?.file?.problem ?? DOCUMENT_GONE;
    return isAsked(key, introduction) && (problem !== DOCUMENT_GONE || refusedNow.includes(key));
  });

/**
 * The documents of the application that the draft holds: they go with it and not in it. Rejects those that neither the
 * draft nor this page holds any more, each where it belongs.
 */
function keptDocuments(
  { introduction, slots }: Entered,
  versions: StoredDocuments,
): StoredDocuments {
  const kept: StoredDocuments = {};
  const gone: ServiceFieldError[] = [];
  for (const [place, key] of DOCUMENT_KEYS.entries()) {
    const file = isAsked(key, introduction) ? slots[key]?.file : undefined;
    if (!file) continue;
    if (versions[key] !== undefined) kept[key] = versions[key];
    else if (file.dataString === undefined)
      gone.push({ field: `data.documentation.${place}.${key}`, message: DOCUMENT_GONE });
  }
  if (gone.length > 0) throw new ServiceError(CONFLICT, DOCUMENT_GONE, gone);
  return kept;
}

/**
 * Sends what was entered; documents that its draft holds are named and stay where they are. Where the draft turns out to
 * hold one no more, or another in its place, this page's own is sent. Resolves to the reference, or rejects where the
 * application is not kept.
 */
export async function sendEntered(
  entered: Entered,
  sending: Sending,
  versions: StoredDocuments = sending.draft.versions(),
): Promise<string> {
  const { options, keyOf, draft } = sending;
  const kept = keptDocuments(entered, versions);
  const application = buildApplication(entered, kept);
  const key = keyOf({ application, kept }, draft.id());
  if (Object.keys(kept).length === 0)
    return sendApplication({ ...options, fetch: lastingFetch }, application, key, draft.id());
  try {
    return await draft.send({ data: application, kept }, key);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== CONFLICT) throw error;
    const gone = errorsOf(error).flatMap((one) => ('document' in one ? [one.document] : []));
    if (gone.length === 0) throw error;
    const left = { ...kept };
    for (const key of gone) delete left[key];
    return sendEntered(entered, sending, left);
  }
}

/** What the service found wrong, where it belongs; nothing for any other failure. */
export const errorsOf = (error: unknown): readonly PlacedError[] =>
  error instanceof ServiceError ? placeErrors(error.errors) : [];

/**
 * Sends an application under a key, and resolves with its reference; the draft that it was goes with it. Rejects with
 * the service's message where it is not taken, or cannot be reached. Source: CALL-24, CALL-25.
 */
export async function sendApplication(
  options: ServiceOptions,
  data: ApplicationBody,
  idempotencyKey: string,
  draftId?: string,
): Promise<string> {
  const { post } = serviceClient({ ...options, service: 'product' });
  const headers = {
    'Idempotency-Key': idempotencyKey,
    ...(draftId !== undefined && { 'Registration-Draft': draftId }),
  };
  return registrationReference(
    await post<unknown>(REGISTRATION_PATH, { data }, undefined, headers),
  );
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over a text's UTF-16 units: tells an application from the same one with something changed. */
function fingerprint(text: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The key under which an application is sent; see {@link submissionKeys}. */
export type KeyOf = (application: unknown, draftId: string | undefined) => string;

/**
 * Gives the key of a submission: the same one for as long as the application stays as it was, so that a second try
 * after a lost answer is not a second application, and a new one once something in it was changed. An application that is
 * kept as a draft has the same key in every tab that it is open in.
 */
export function submissionKeys(): KeyOf {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (application, draftId) => {
    const text = JSON.stringify(application);
    if (draftId !== undefined) return `${draftId}-${fingerprint(text)}`;
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}

type ApplicationBody = z.input<typeof application>;

/** What was entered, step by step. */
export interface Entered {
  readonly introduction: NonNullable<ApplicationBody['introduction']>;
  readonly company: CompanyValues;
  readonly references: ReferencesValues;
  readonly declaration: DeclarationValues;
  readonly slots: Documents['slots'];
}

/**
 * The application as it is sent. The Introduction's answers and the fifth document go with it only on the path that
 * qualifies by proof; on the other it is as the documents print it. Source: REG-68 to REG-72, decisions 7, 12.
 *
 * @param kept documents that the draft holds, whose places stay empty
 */
export function buildApplication(entered: Entered, kept: StoredDocuments = {}): ApplicationBody {
  const { introduction, company, references, declaration, slots } = entered;
  const byProof = introduction.trade_references === 'no';
  const file = (key: DocumentKey): string =>
    kept[key] === undefined ? (slots[key]?.file?.dataString ?? '') : '';
  const isSame = company.is_physical_address ?? true;
  const postal = isSame ? company.physical_address : company.postal_address;
  const documents = [
    { directors: file('directors') },
    { company_registration: file('company_registration') },
    { bank_letter: file('bank_letter') },
    { address: file('address') },
  ] as const;
  return {
    ...(byProof && { introduction }),
    company_details: [{ ...company, postal_address: postal }],
    trade_references: references.trade_references,
    documentation: byProof
      ? [...documents, { qualification: file('qualification') }]
      : [...documents],
    declaration,
  };
}
