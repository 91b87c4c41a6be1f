import type { DocumentKey } from '@selvedge/contract/document-keys';
import { ServiceError } from '@selvedge/contract/product-service';
import type { ServiceOptions } from '../../../calls/service-client.ts';
import type { Documents } from '../documents/use-documents.ts';
import { buildApplication, type Entered } from './build-application.ts';
import type { DraftToSend } from './draft-to-send.ts';
import { type PlacedError, placeErrors } from './place-errors.ts';
import { sendApplication } from './send-application.ts';
import { type KeyOf, submissionKeys } from './submission-key.ts';

// Fetched along with what needs it.
export { submissionKeys };

/** What an application is sent with, beside what was entered. */
export interface Sending {
  readonly options: ServiceOptions;
  readonly keyOf: KeyOf;
  /** The draft that it was; undefined where nothing was kept yet. */
  readonly draftId: string | undefined;
}

/** The documents with the content of each, fetched where it is not here. */
export async function completeSlots(
  slots: Documents['slots'],
  draft: DraftToSend,
): Promise<Documents['slots']> {
  const complete = { ...slots };
  for (const [name, slot] of Object.entries(slots)) {
    const key = name as DocumentKey; // the slots have no other keys
    if (!slot.file || slot.file.dataString !== undefined) continue;
    const dataString = await draft.loadDocument(key);
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
