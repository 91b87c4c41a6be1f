const MAX_NAME_CHARACTERS = 100;

/** A name that is one on every disk, and the ending by which the kind of file is told. */
export const safeName = (written: string): string =>
  written
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/u, '')
    .slice(-MAX_NAME_CHARACTERS) || 'products.csv';

/** What a body brings, piece by piece, until it is stopped; it is never whole in memory. */
export async function* chunksOf(body: ReadableStream<Uint8Array>, stopped: AbortSignal) {
  const reader = body.getReader();
  stopped.addEventListener('abort', () => void reader.cancel(), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || stopped.aborted) return;
    yield value;
  }
}
