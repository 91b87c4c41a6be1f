import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { APPLICANTS_PATH, DRAFT_PATH } from '@selvedge/contract/applicant-paths';
import { DRAFT_MARK } from '@selvedge/contract/draft-cookie';
import { servicePath } from '@selvedge/contract/hosts';
import { DRAFT_KEPT_DAYS } from '@selvedge/contract/limits';
import type { Operation } from '@selvedge/contract/operation';
import { registerUrl } from '@selvedge/contract/urls';
import type { Call } from '../../http/mount-operation.ts';

const KEY_BYTES = 32;
const KEY_TEXT = /^[A-Za-z0-9_-]{43}$/u;
const KEY_COOKIE = 'registration_draft';
/** Of earlier versions, sent with the draft's own calls alone; whoever has it is given the other. */
const EARLIER_KEY_COOKIE = 'registration_key';
const SECONDS_A_DAY = 86_400;

/** The key of a draft: it encrypts what is kept, and only the applicant's browser has it. */
export interface DraftKey {
  readonly bytes: Buffer;
  /** Finds the draft, and opens nothing. */
  readonly hash: Buffer;
}

const draftKey = (bytes: Buffer): DraftKey => ({
  bytes,
  hash: createHash('sha256').update(bytes).digest(),
});

/**
 * A key for who has none yet.
 *
 * @param seed random bytes of the page that writes: the same give the same key; without them it is any
 */
export function newDraftKey(seed: Buffer | undefined): DraftKey {
  if (!seed) return draftKey(randomBytes(KEY_BYTES));
  return draftKey(Buffer.from(hkdfSync('sha256', seed, '', 'key of a draft', KEY_BYTES)));
}

/** What a draft is known by on the wire. */
export const draftId = ({ hash }: DraftKey): string => hash.toString('base64url');

function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** The key that a request carries; undefined where it carries none. */
export function keyOfRequest(cookies: string | undefined): DraftKey | undefined {
  const text = cookie(cookies, KEY_COOKIE) ?? cookie(cookies, EARLIER_KEY_COOKIE);
  return text !== undefined && KEY_TEXT.test(text)
    ? draftKey(Buffer.from(text, 'base64url'))
    : undefined;
}

/** Gives a browser the cookies of its draft; without a key those that remove them. */
export function giveDraftCookies(
  { isSecure, setCookie }: Pick<Call<Operation>, 'isSecure' | 'setCookie'>,
  key: DraftKey | undefined,
): void {
  for (const cookie of draftCookies(key, isSecure)) setCookie(cookie);
}

/** Each for its one path. */
function draftCookies(key: DraftKey | undefined, isSecure: boolean): string[] {
  const seconds = key ? DRAFT_KEPT_DAYS * SECONDS_A_DAY : 0;
  const rest = `Max-Age=${seconds}; HttpOnly${isSecure ? '; Secure' : ''}`;
  const calls = servicePath('product');
  return [
    `${KEY_COOKIE}=${key?.bytes.toString('base64url') ?? ''}; Path=${calls}${APPLICANTS_PATH}; SameSite=Strict; ${rest}`,
    // Lax: who comes to the page by a link from elsewhere has a draft as well.
    `${DRAFT_MARK}=${key ? '1' : ''}; Path=${registerUrl()}; SameSite=Lax; ${rest}`,
    ...(key ? [] : [`${EARLIER_KEY_COOKIE}=; Path=${calls}${DRAFT_PATH}; ${rest}`]),
  ];
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a part of a draft: nonce, ciphertext and tag in one.
 *
 * @param key 32 bytes
 * @param part what the text is, such as a document's slot; another part's text does not pass for it
 */
export function encryptPart(key: Buffer, part: string, text: Buffer | string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(part));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** What {@link encryptPart} was given. Throws where the key or the part is another, or a bit was changed. */
export function decryptPart(key: Buffer, part: string, body: Buffer): Buffer {
  const nonce = body.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(part));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const text = decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]);
}

/** What the parts of a draft are called where they are encrypted. */
export const PARTS = {
  fields: 'fields',
  factsOf: (slot: string) => `facts of ${slot}`,
  fileOf: (slot: string) => `file of ${slot}`,
} as const;
