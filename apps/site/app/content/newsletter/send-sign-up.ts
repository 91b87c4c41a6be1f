import type {
  ConfirmSignUpResponse,
  SignUpRequest,
  SignUpResponse,
} from '@selvedge/contract/newsletter';
import { serviceClient } from '../../data/service-client.ts';

/** Where the notification service is, seen from this page. */
interface NotificationHost {
  readonly origin: string;
  readonly mode: 'host' | 'path';
  readonly fetch?: typeof globalThis.fetch;
}

/** Posts a sign-up; once it resolves the address is kept. Rejects with a `ServiceError` otherwise. Source: NEWS-05. */
export async function sendSignUp(host: NotificationHost, email: string): Promise<void> {
  const body: SignUpRequest = { email: email.trim() };
  const client = serviceClient({ ...host, service: 'notification' });
  await client.post<SignUpResponse>('/omnisend/sign-up', body);
}

/** Says yes for the address that a mailed link names. False for a link that is unknown or too old; rejects otherwise. */
export async function confirmSignUp(host: NotificationHost, token: string): Promise<boolean> {
  const client = serviceClient({ ...host, service: 'notification' });
  const { confirmed } = await client.post<ConfirmSignUpResponse>('/newsletter/confirm', { token });
  return confirmed;
}
