import type { DocumentKey } from '@selvedge/contract/document-keys';
import { DRAFT_PATH } from '@selvedge/contract/draft-cookie';
import type { DraftEntered, LoadedDraft, SavedDraft } from '@selvedge/contract/registration-draft';
import { serviceClient } from '../../../calls/service-client.ts';

/** Browsers send what a closed page has left under way up to 64 KiB together: the last save and the one before it. */
const KEEPALIVE_BYTES = 30_000;
const SEED_BYTES = 32;

interface Saved {
  readonly draft: SavedDraft;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The calls that keep an application while it is written. They go to the page's own origin, where the cookie with the
 * draft's key is. Each rejects where the service cannot be reached.
 */
export function draftCalls(origin: string, fetch?: typeof globalThis.fetch) {
  const client = (keepalive: boolean) =>
    serviceClient({
      origin,
      mode: 'path',
      service: 'product',
      fetch: (address, init) => (fetch ?? globalThis.fetch)(address, { ...init, keepalive }),
    });
  const { post } = client(false);
  // Saves that are under way before the first answer brings the cookie make one draft, and not one each.
  const seed = base64url(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  const headers = { 'Registration-Draft-Seed': seed };
  return {
    /** Goes on when the page is closed meanwhile. */
    save: (entered: DraftEntered) => {
      const sizeBytes = new TextEncoder().encode(JSON.stringify(entered)).length;
      const path = `${DRAFT_PATH}/save`;
      return client(sizeBytes <= KEEPALIVE_BYTES).post<Saved>(path, entered, undefined, headers);
    },
    saveDocument: (slot: DocumentKey, name: string, document: string) =>
      post<Saved & { readonly problem: string | null }>(
        `${DRAFT_PATH}/save-document`,
        { slot, name, document },
        undefined,
        headers,
      ),
    load: async () =>
      (await post<{ readonly draft: LoadedDraft | null }>(`${DRAFT_PATH}/load`, {})).draft,
    loadDocument: async (slot: DocumentKey) =>
      (await post<{ readonly document: string }>(`${DRAFT_PATH}/load-document`, { slot })).document,
    delete: () => post(`${DRAFT_PATH}/delete`, {}),
    mailLink: (email: string) => post(`${DRAFT_PATH}/mail-link`, { email }),
    resume: (token: string) => post(`${DRAFT_PATH}/resume`, { token }),
  };
}

export type DraftCalls = ReturnType<typeof draftCalls>;
