import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import { getPayload, type SanitizedConfig } from 'payload';

/** What somebody who has to add a passkey still sees. */
const OPEN: readonly (string | undefined)[] = ['passkey', 'logout', 'logout-inactivity'];

/** Leads an administrator who has to add a passkey to the page for it, from wherever they meant to go. */
export async function passkeyFirst(
  config: Promise<SanitizedConfig>,
  segments: readonly string[] = [],
): Promise<void> {
  const { custom } = await config;
  if (custom?.isPasskeyAsked !== true || OPEN.includes(segments[0])) return;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!user?.needsPasskey) return;
  const page = ['/admin', ...segments.map(encodeURIComponent)].join('/');
  redirect(`/admin/passkey?${new URLSearchParams({ redirect: page })}`);
}
