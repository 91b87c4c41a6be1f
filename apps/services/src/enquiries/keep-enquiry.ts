import { createHmac, randomUUID } from 'node:crypto';
import type { EnquiryRequest, SealedLetter } from '@selvedge/contract/enquiries';
import { publishedOf, recordEnquiry } from '@selvedge/database/enquiries';
import type pg from 'pg';
import { seal } from '../registration/sealing-key.ts';

export interface ReceivedEnquiry {
  readonly letter: EnquiryRequest;
  /** The sender's key; without one the letter is one of its own. */
  readonly idempotencyKey: string | undefined;
  /** The body as it came: another letter under the same key is another one. */
  readonly bodyText: string;
  /** The mark of the network that it comes from. */
  readonly askedBy: string;
}

/** Keeps a letter; once it resolves to true, nothing can lose it. False where the catalogue has none of its products. Rejects when the database is away. */
export type KeepEnquiry = (received: ReceivedEnquiry) => Promise<boolean>;

/**
 * Keeps letters to stores in the inbox, sealed to a public key before they leave the process. Products that the catalogue
 * does not have are left out and counted.
 */
export function enquiryKeeper(client: pg.Pool, recipient: string): KeepEnquiry {
  return async ({ letter, idempotencyKey = randomUUID(), bodyText, askedBy }) => {
    const found = await publishedOf(client, letter.products);
    if (found.length === 0) return false;
    const sealed: SealedLetter = {
      ...letter,
      products: found.map(({ item_group, sku }) => ({ item_group, sku })),
      left_out: new Set(letter.products.map(({ sku }) => sku)).size - found.length,
    };
    await recordEnquiry(client, {
      idempotencyKey: createHmac('sha256', idempotencyKey).update(bodyText).digest('hex'),
      body: await seal(recipient, JSON.stringify(sealed)),
      askedBy,
    });
    return true;
  };
}
