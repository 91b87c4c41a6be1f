const KEY_BYTES = 16;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A random key. (`randomUUID` would be missing on a page that is served without TLS.) */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a over a text's UTF-16 units: tells an application from the same one with something changed. */
function fingerprint(text: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The key under which an application is sent; see {@link submissionKeys}. */
export type KeyOf = (application: unknown, draftId: string | undefined) => string;

/**
 * Gives the key of a submission: the same one for as long as the application stays as it was, so that a second try
 * after a lost answer is not a second application, and a new one once something in it was changed. An application that is
 * kept as a draft has the same key in every tab that it is open in.
 */
export function submissionKeys(): KeyOf {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (application, draftId) => {
    const text = JSON.stringify(application);
    if (draftId !== undefined) return `${draftId}-${fingerprint(text)}`;
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}
