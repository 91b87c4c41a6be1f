import { DRAFT_PATH } from '@selvedge/contract/draft-cookie';
import type { DocumentKey } from '@selvedge/contract/registration-documents';
import type { DraftEntered, LoadedDraft } from '@selvedge/contract/registration-draft';
import { serviceClient } from '../../../calls/service-client.ts';

/** Bodies beyond this are not sent by a page that is closing: browsers refuse them. */
const KEEPALIVE_CHARACTERS = 30_000;

interface Saved {
  readonly draft: { readonly id: string };
}

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
  return {
    /** @param isLast whether the page may be gone before the answer comes */
    save: (entered: DraftEntered, isLast: boolean) => {
      const mayOutlive = isLast && JSON.stringify(entered).length < KEEPALIVE_CHARACTERS;
      return client(mayOutlive).post<Saved>(`${DRAFT_PATH}/save`, entered);
    },
    saveDocument: (slot: DocumentKey, name: string, document: string) =>
      post<Saved & { readonly problem: string | null }>(`${DRAFT_PATH}/save-document`, {
        slot,
        name,
        document,
      }),
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
