const KEY_BYTES = 16;

/** A random key. (`randomUUID` would be missing on a page that is served without TLS.) */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the key of a submission: the same one for as long as the application stays as it was, so that a second try
 * after a lost answer is not a second application, and a new one once something in it was changed.
 */
export function submissionKeys(): (application: unknown) => string {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (application) => {
    const text = JSON.stringify(application);
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}
