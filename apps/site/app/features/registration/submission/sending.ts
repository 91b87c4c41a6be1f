import { ServiceError } from '@selvedge/contract/product-service';
import type { ServiceOptions } from '../../../calls/service-client.ts';
import { buildApplication, type Entered } from './build-application.ts';
import { type PlacedError, placeErrors } from './place-errors.ts';
import { sendApplication } from './send-application.ts';
import type { submissionKeys } from './submission-key.ts';

/** What an application is sent with, beside what was entered. */
export interface Sending {
  readonly options: ServiceOptions;
  readonly keyOf: ReturnType<typeof submissionKeys>;
  /** The draft that it was; undefined where nothing was kept yet. */
  readonly draftId: string | undefined;
}

/** Sends what was entered. Resolves to its reference, or rejects where it is not kept. */
export function sendEntered(
  entered: Entered,
  { options, keyOf, draftId }: Sending,
): Promise<string> {
  const application = buildApplication(entered);
  return sendApplication(options, application, keyOf(application), draftId);
}

/** What the service found wrong, where it belongs; nothing for any other failure. */
export const errorsOf = (error: unknown): readonly PlacedError[] =>
  error instanceof ServiceError ? placeErrors(error.errors) : [];
