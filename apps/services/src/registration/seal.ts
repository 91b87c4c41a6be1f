import { Encrypter } from 'age-encryption';

/** Seals a text to a public key in age's notation: whoever has the other half can read it, and nobody else. */
export function seal(recipient: string, text: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(text);
}
