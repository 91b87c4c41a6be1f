const IV_BYTES = 12;
const LINE_END = 0x0a;

/** What a link's token makes: a name under which something is kept for it, and the key that opens that. */
export interface LinkKey {
  /** Tells nothing of the token. */
  readonly name: string;
  readonly key: CryptoKey;
}

/** Files that only who has the link can open. */
export interface SealedFiles {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly body: ArrayBuffer;
}

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Rejects where the browser has no cryptography, as on a page that came by plain http. */
export async function linkKey(token: string): Promise<LinkKey> {
  const { subtle } = globalThis.crypto;
  const uses = ['deriveBits', 'deriveKey'] as const;
  const secret = await subtle.importKey('raw', encoded(token), 'HKDF', false, uses);
  const purpose = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoded(info),
  });
  const name = await subtle.deriveBits(purpose('name of kept documents'), secret, 256);
  const key = await subtle.deriveKey(
    purpose('key of kept documents'),
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const digits = Array.from(new Uint8Array(name), (byte) => byte.toString(16).padStart(2, '0'));
  return { name: digits.join(''), key };
}

/**
 * Seals files with their names and types.
 *
 * @param place what they are for; they open for that alone
 */
export async function sealFiles(
  { key }: LinkKey,
  place: string,
  files: readonly File[],
): Promise<SealedFiles> {
  const facts = files.map(({ name, type, size }) => ({ name, type, size }));
  const plain = await new Blob([`${JSON.stringify(facts)}\n`, ...files]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: 'AES-GCM', iv, additionalData: encoded(place) };
  return { iv, body: await crypto.subtle.encrypt(how, key, plain) };
}

/** Rejects for files of another link or place. */
export async function openFiles(
  { key }: LinkKey,
  place: string,
  { iv, body }: SealedFiles,
): Promise<readonly File[]> {
  const how = { name: 'AES-GCM', iv, additionalData: encoded(place) };
  const plain = new Uint8Array(await crypto.subtle.decrypt(how, key, body));
  const end = plain.indexOf(LINE_END);
  const facts: readonly { name: string; type: string; size: number }[] = JSON.parse(
    new TextDecoder().decode(plain.subarray(0, end)),
  );
  let at = end + 1;
  return facts.map(({ name, type, size }) => {
    const bytes = plain.slice(at, at + size);
    at += size;
    return new File([bytes], name, { type });
  });
}
