import { createHash } from 'node:crypto';

/** By which the database knows the link that a newsletter's mail carries. */
export const confirmationHash = (token: string): Buffer =>
  createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
