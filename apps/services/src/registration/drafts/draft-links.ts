import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { registerUrl } from '@selvedge/contract/urls';
import { keepDraftLink, takeDraftLink } from '@selvedge/database/draft-links';
import type pg from 'pg';
import { seal } from '../sealing-key.ts';
import { type DraftKey, decryptPart, encryptPart, newDraftKey, PARTS } from './draft-key.ts';

/** Links that take a draft up on another machine, each once. */
export interface DraftLinks {
  /**
   * Asks the hub to mail a link. False where nothing is kept under the key.
   *
   * @param askedBy the mark of the network that asks
   */
  mail(key: DraftKey, to: string, origin: string, askedBy: string): Promise<boolean>;
  /**
   * A new key for the draft that a link leads to; the one that it had opens nothing from then on, so that nobody reads
   * on who handed out the link. Undefined for a link that is unknown, used or too old.
   *
   * @param replaced the draft that goes for it
   */
  take(token: string, replaced: DraftKey | undefined): Promise<DraftKey | undefined>;
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
    async mail(key, to, origin, askedBy) {
      const token = randomBytes(TOKEN_BYTES);
      const link = {
        tokenHash: hashOf(token),
        keyHash: key.hash,
        wrappedKey: encryptPart(wrappingKey(token), PART, key.bytes),
      };
      const body = await seal(recipient, JSON.stringify({ to, link: address(origin, token) }));
      const idempotencyKey = link.tokenHash.toString('hex');
      return keepDraftLink(client, link, { idempotencyKey, kind: 'draft_link', body, askedBy });
    },
    async take(text, replaced) {
      const token = Buffer.from(text, 'base64url');
      const key = newDraftKey(undefined);
      const rekey = (wrapped: Buffer) => {
        const before = decryptPart(wrappingKey(token), PART, wrapped);
        const anew = (part: string) => (body: Buffer) =>
          encryptPart(key.bytes, part, decryptPart(before, part, body));
        return {
          keyHash: key.hash,
          entered: anew(PARTS.fields),
          facts: (slot: string, facts: Buffer) => anew(PARTS.factsOf(slot))(facts),
          file: (slot: string, body: Buffer) => anew(PARTS.fileOf(slot))(body),
        };
      };
      const isTaken = await takeDraftLink(client, hashOf(token), rekey, replaced?.hash);
      return isTaken ? key : undefined;
    },
  };
}
