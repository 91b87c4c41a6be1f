import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';

/**
 * Sends a person who is not signed in, or no longer, to the form, and back from there. Payload does so for its own pages
 * and not for pages that are added to it.
 */
export function signInFirst({ initPageResult, params, searchParams }: AdminViewServerProps): void {
  if (initPageResult.req.user) return;
  const segments = [params?.segments ?? []].flat().map(encodeURIComponent);
  const asked = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(asked).toString();
  const page = ['/admin', ...segments].join('/') + (query && `?${query}`);
  redirect(`/admin/login?${new URLSearchParams({ redirect: page })}`);
}
