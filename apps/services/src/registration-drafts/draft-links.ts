import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { registerUrl } from '@selvedge/contract/urls';
import { keepDraftLink, takeDraftLink } from '@selvedge/database/draft-links';
import type pg from 'pg';
import { seal } from '../registration/seal.ts';
import { decryptPart, encryptPart } from './draft-cipher.ts';
import { type DraftKey, draftKey } from './draft-key.ts';

/** Links that take a draft up on another machine, each once. */
export interface DraftLinks {
  /** Asks the hub to mail a link. False where nothing is kept under the key. */
  mail(key: DraftKey, to: string, origin: string): Promise<boolean>;
  /** The key that a link stands for; undefined for a link that is unknown, used or too old. */
  take(token: string): Promise<DraftKey | undefined>;
}

const TOKEN_BYTES = 32;
const PART = 'key of a link';
const KEY_BYTES = 32;

const hashOf = (token: Buffer): Buffer => createHash('sha256').update(token).digest();
/** Another value than the hash that is stored: that one must not open what lies beside it. */
const wrappingKey = (token: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', token, '', PART, KEY_BYTES));

/**
 * The address that a link leads to. What opens the draft stands behind the `#`, so no server and no log hears of it, and
 * a scanner of mail that opens addresses does not use it up.
 */
const address = (origin: string, token: Buffer): string =>
  `${origin}${registerUrl()}#resume=${token.toString('base64url')}`;

/** @param recipient the hub's public key, to which the mail is sealed: it carries what opens the draft */
export function draftLinks(client: pg.Pool, recipient: string): DraftLinks {
  return {
    async mail(key, to, origin) {
      const token = randomBytes(TOKEN_BYTES);
      const link = {
        tokenHash: hashOf(token),
        keyHash: key.hash,
        wrappedKey: encryptPart(wrappingKey(token), PART, key.bytes),
      };
      const body = await seal(recipient, JSON.stringify({ to, link: address(origin, token) }));
      const idempotencyKey = link.tokenHash.toString('hex');
      return keepDraftLink(client, link, { idempotencyKey, kind: 'draft_link', body });
    },
    async take(text) {
      const token = Buffer.from(text, 'base64url');
      const wrapped = await takeDraftLink(client, hashOf(token));
      return wrapped && draftKey(decryptPart(wrappingKey(token), PART, wrapped));
    },
  };
}
