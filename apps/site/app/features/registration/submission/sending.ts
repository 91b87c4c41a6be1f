import { DOCUMENT_KEYS, type DocumentKey } from '@selvedge/contract/document-keys';
import { ServiceError } from '@selvedge/contract/product-service';
import type { ServiceOptions } from '../../../calls/service-client.ts';
import { type Documents, GONE } from '../documents/use-documents.ts';
import { buildApplication, type Entered } from './build-application.ts';
import type { DraftToSend } from './draft-to-send.ts';
import { type PlacedError, placeErrors } from './place-errors.ts';
import { sendApplication } from './send-application.ts';
import { type KeyOf, submissionKeys } from './submission-key.ts';

const NOT_FOUND = 404;

// Fetched along with what needs it.
export { submissionKeys };

/** What an application is sent with, beside what was entered. */
export interface Sending {
  readonly options: ServiceOptions;
  readonly keyOf: KeyOf;
  /** The draft that it was; undefined where nothing was kept yet. */
  readonly draftId: string | undefined;
}

/**
 * The documents with the content of each, fetched where it is not here, and held: an application whose answer was lost
 * is sent once more as it was, and its draft is gone by then. Rejects where one cannot be had any more.
 */
export async function completeSlots(
  documents: Documents,
  draft: DraftToSend,
): Promise<Documents['slots']> {
  const complete = { ...documents.slots };
  for (const [name, slot] of Object.entries(documents.slots)) {
    const key = name as DocumentKey; // the slots have no other keys
    if (!slot.file || slot.file.dataString !== undefined) continue;
    const dataString = await draft.loadDocument(key);
    if (dataString === '') {
      const place = DOCUMENT_KEYS.indexOf(key);
      const field = `data.documentation.${place}.${key}`;
      throw new ServiceError(NOT_FOUND, GONE, [{ field, message: GONE }]);
    }
    documents.hold(key, dataString);
    complete[key] = { ...slot, file: { ...slot.file, dataString } };
  }
  return complete;
}

/** Sends what was entered. Resolves to its reference, or rejects where it is not kept. */
export function sendEntered(
  entered: Entered,
  { options, keyOf, draftId }: Sending,
): Promise<string> {
  const application = buildApplication(entered);
  return sendApplication(options, application, keyOf(application, draftId), draftId);
}

/** What the service found wrong, where it belongs; nothing for any other failure. */
export const errorsOf = (error: unknown): readonly PlacedError[] =>
  error instanceof ServiceError ? placeErrors(error.errors) : [];
