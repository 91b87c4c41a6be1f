import { Decrypter } from 'age-encryption';

/**
 * What was sealed, opened with the hub's half of the key. The public process never calls it: checks and the hub do.
 * Rejects where the key is another, or a bit was changed.
 *
 * @param identity the secret half, in age's notation
 */
export function unseal(identity: string, body: Uint8Array): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(body, 'text');
}
