import { finished, Readable } from 'node:stream';
import { places } from '@selvedge/http/places';

/** Originals that wait in memory until they are read: of all people, and of one of them. */
const MOST = { inAll: 8, ofOne: 4 };
const PIECE_BYTES = 64 * 1024;
/** What a reader is given, and how slowly they may read. */
const PATIENCE_MS = 30_000;
const SLOWEST_BYTES_PER_S = 64 * 1024;

const SERVICE_UNAVAILABLE = 503;

interface Original {
  readonly bytes: Buffer;
  readonly type: string;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** The bytes, piece by piece as they are read; cut when they are not read in time. `done` is called once they are let go. */
function untilRead(bytes: Buffer, done: () => void): ReadableStream {
  const sent = Readable.from(piecesOf(bytes));
  const longestMs = PATIENCE_MS + (1000 * bytes.length) / SLOWEST_BYTES_PER_S;
  const timer = setTimeout(() => sent.destroy(), longestMs).unref();
  finished(sent, () => {
    clearTimeout(timer);
    done();
  });
  return Readable.toWeb(sent) as ReadableStream;
}

/**
 * Bounds how many originals wait in memory for their readers, who may read slowly and not at all.
 *
 * @returns answers somebody with what is read for them, null where there is nothing; with 503 where they have enough under way
 */
export function originalSender() {
  const placeFor = places(MOST);
  return async (
    person: number | string,
    read: () => Promise<Original | null>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | null> => {
    const leave = placeFor(String(person));
    if (!leave)
      return new Response(null, { status: SERVICE_UNAVAILABLE, headers: { 'retry-after': '5' } });
    const picture = await read().catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!picture) {
      leave();
      return null;
    }
    const { bytes, type } = picture;
    return new Response(untilRead(bytes, leave), {
      headers: { ...headers, 'content-type': type, 'content-length': `${bytes.length}` },
    });
  };
}
