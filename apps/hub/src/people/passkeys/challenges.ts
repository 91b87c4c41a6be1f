import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { QueryExecutor } from '@selvedge/database/query-executor';

/** How long a person has to answer: to find the key, and to touch it. */
const GOOD_FOR_MS = 5 * 60 * 1000;
const RANDOM_BYTES = 32;
const TIME_BYTES = 6;
const BYTES = RANDOM_BYTES + TIME_BYTES + 32;

const signature = (secret: string, purpose: string, unsigned: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`passkey challenge\0${purpose}\0`).update(unsigned).digest();

/**
 * A challenge for an authenticator: random, with the time until which it is good, signed by the hub. Nothing is stored of
 * it, so that whoever asks for many fills nothing.
 *
 * @param purpose what it may be answered for, such as to sign in, or to add a passkey to one person's
 */
export function makeChallenge(
  secret: string,
  purpose: string,
  now = Date.now(),
): Uint8Array<ArrayBuffer> {
  const unsigned = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(unsigned);
  unsigned.writeUIntBE(now + GOOD_FOR_MS, RANDOM_BYTES, TIME_BYTES);
  return Uint8Array.from(Buffer.concat([unsigned, signature(secret, purpose, unsigned)]));
}

/**
 * Takes an answer's challenge: whether the hub made it for this purpose, it is not over, and nobody has answered it before.
 * It is spent from here on, whatever comes of the answer.
 *
 * @param executor outside any transaction: what is spent stays so when the rest is undone
 * @param challenge base64url, as the authenticator repeats it
 */
export async function takeChallenge(
  executor: QueryExecutor,
  secret: string,
  purpose: string,
  challenge: string,
  now = Date.now(),
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== BYTES) return false;
  const unsigned = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const signed = bytes.subarray(unsigned.length);
  if (!timingSafeEqual(signed, signature(secret, purpose, unsigned))) return false;
  const expires = unsigned.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  if (expires <= now) return false;
  await executor.query('DELETE FROM hub.answered_challenge WHERE expires_at < now()', []);
  const { rowCount } = await executor.query(
    `INSERT INTO hub.answered_challenge (challenge, expires_at) VALUES ($1, to_timestamp($2))
     ON CONFLICT DO NOTHING`,
    [bytes.toString('base64url'), expires / 1000],
  );
  return rowCount === 1;
}
