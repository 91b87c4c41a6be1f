import { registrationReference } from '@selvedge/contract/registration-answer';
import { type ServiceOptions, serviceClient } from '../../../calls/service-client.ts';
import type { ApplicationBody } from './build-application.ts';

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
  const path = '/consumer/request-user-registration';
  return registrationReference(await post<unknown>(path, { data }, undefined, headers));
}
