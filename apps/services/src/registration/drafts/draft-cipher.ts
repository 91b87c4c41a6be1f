import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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
