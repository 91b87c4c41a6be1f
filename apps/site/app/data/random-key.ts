const KEY_BYTES = 16;

/** A random key. (`randomUUID` would be missing on a page that is served without TLS.) */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
