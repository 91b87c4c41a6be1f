import type { SignUpRequest, SignUpResponse } from '@selvedge/contract/newsletter';
import { serviceClient } from '../../calls/service-client.ts';

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
