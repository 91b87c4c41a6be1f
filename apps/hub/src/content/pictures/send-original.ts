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

/** The bytes in pieces, as they are read; an error when they are not read in time. `done` is called once they are let go. */
function pieces(bytes: Buffer, longestMs: number, done: () => void): ReadableStream<Uint8Array> {
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    done();
  };
  return new ReadableStream({
    start: (controller) => {
      timer = setTimeout(() => {
        controller.error(new Error('The picture was not read in time'));
        end();
      }, longestMs).unref();
    },
    pull: (controller) => {
      if (sent < bytes.length) {
        controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + PIECE_BYTES)));
        sent += PIECE_BYTES;
        return;
      }
      controller.close();
      end();
    },
    cancel: end,
  });
}

/**
 * Bounds how many originals wait in memory for their readers, who may read slowly and not at all.
 *
 * @returns answers somebody with what is read for them; with 503 where they have enough under way
 */
export function originalSender() {
  const underWay: (number | string)[] = [];
  return async (
    person: number | string,
    read: () => Promise<Original | null>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | null> => {
    const own = underWay.filter((one) => one === person).length;
    if (underWay.length >= MOST.inAll || own >= MOST.ofOne)
      return new Response(null, { status: SERVICE_UNAVAILABLE, headers: { 'retry-after': '5' } });
    underWay.push(person);
    const leave = () => void underWay.splice(underWay.indexOf(person), 1);
    const picture = await read().catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!picture) {
      leave();
      return null;
    }
    const { bytes, type } = picture;
    const longestMs = PATIENCE_MS + (1000 * bytes.length) / SLOWEST_BYTES_PER_S;
    return new Response(pieces(bytes, longestMs, leave), {
      headers: { ...headers, 'content-type': type, 'content-length': `${bytes.length}` },
    });
  };
}
