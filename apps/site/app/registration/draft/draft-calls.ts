import { DRAFT_PATH, REGISTRATION_PATH } from '@selvedge/contract/applicant-paths';
import type { RegistrationRequest } from '@selvedge/contract/registration';
import { registrationReference } from '@selvedge/contract/registration-answer';
import type { DraftEntered, LoadedDraft, SavedDraft } from '@selvedge/contract/registration-draft';
import type { DocumentKey } from '@selvedge/contract/upload';
import { lastingFetch } from '../../data/lasting-fetch.ts';
import { serviceClient } from '../../data/service-client.ts';

const SEED_BYTES = 32;
/** Of what tells pages apart; it opens nothing. */
const PAGE_CHARACTERS = 22;

interface Saved {
  readonly draft: SavedDraft;
}

interface Loaded {
  readonly draft: LoadedDraft | null;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The calls that keep an application while it is written. They go to the page's own origin, where the cookie with the
 * draft's key is, and go on when the page is closed meanwhile. Each rejects where the service cannot be reached.
 */
export function draftCalls(origin: string) {
  const { post } = serviceClient({ origin, mode: 'path', service: 'product', fetch: lastingFetch });
  const newSeed = () => base64url(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  // Saves that are under way before the first answer brings the cookie make one draft, and not one each.
  let seed = newSeed();
  const page = newSeed().slice(0, PAGE_CHARACTERS);
  let saves = 0;
  /** Whether what is saved next begins another draft, where the browser has none that is open. */
  let isAnew = false;
  const save = async <T>(path: string, body: object) => {
    saves += 1;
    const change = `${page}.${saves}`;
    const saved = await post<T>(`${DRAFT_PATH}/${path}`, body, undefined, {
      'Registration-Draft-Seed': seed,
      'Registration-Draft-Change': change,
      ...(isAnew && { 'Registration-Draft-Anew': '1' }),
    });
    isAnew = false;
    return saved;
  };
  const load = () => post<Loaded>(`${DRAFT_PATH}/load`, {});
  return {
    save: (entered: DraftEntered) => save<Saved>('save', entered),
    saveDocument: (slot: DocumentKey, name: string, document: string) =>
      save<Saved & { readonly problem: string | null; readonly version: string | null }>(
        'save-document',
        { slot, name, document },
      ),
    /** What is saved from now on is another draft than the one that this page began. */
    beginAnother: () => {
      seed = newSeed();
      isAnew = true;
    },
    load: async () => (await load()).draft,
    /** Whether the key of this browser opens this draft no more: it was taken up elsewhere, or is over. */
    isGone: async (id: string) => {
      const { draft } = await load();
      // A browser that keeps no cookies is shown none of its drafts.
      return draft?.id !== id && navigator.cookieEnabled;
    },
    /** Sends the application with documents that the draft holds; resolves with its reference. */
    send: async (application: RegistrationRequest, idempotencyKey: string) => {
      const key = { 'Idempotency-Key': idempotencyKey };
      const answer = await post<unknown>(REGISTRATION_PATH, application, undefined, key);
      return registrationReference(answer);
    },
    delete: () => post(`${DRAFT_PATH}/delete`, {}),
    mailLink: (email: string) => post(`${DRAFT_PATH}/mail-link`, { email }),
    resume: (token: string, replace: boolean) => post(`${DRAFT_PATH}/resume`, { token, replace }),
  };
}

export type DraftCalls = ReturnType<typeof draftCalls>;
