import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** By name in lower case; what came more than once is joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawTarget {
  readonly port: number;
  /** The address of this machine to ask from; that of the loopback by default. */
  readonly localAddress?: string | undefined;
}

/** Time after which an exchange counts as never answered. */
const LIMIT_MS = 30_000;

/** The text of a body that was sent in chunks. Source: RFC 9112, 7.1. */
function unchunked(body: string): string {
  let text = '';
  let rest = body;
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || !(size > 0)) return text;
    text += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 2 + size + 2);
  }
}

/** What makes a compressed body readable again: long answers are compressed for who takes them so. */
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  deflate: (body) => inflateSync(body),
};

/** What came over the wire as an answer; null where it is none. Bytes are read as Latin-1, so that lengths hold. */
export function parseAnswer(heard: string): RawAnswer | null {
  const text = heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/u, '');
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/u.exec(line)?.[1]);
  if (end < 0 || !status) return null;
  const headers: Record<string, string> = {};
  for (const one of lines) {
    const colon = one.indexOf(':');
    const name = one.slice(0, colon).toLowerCase();
    const value = one.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  // What lies beyond is another answer: to bytes that were left over after a body that was said to be shorter.
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const body = text.slice(end + 4, end + 4 + length);
  const whole = headers['transfer-encoding'] === 'chunked' ? unchunked(body) : body;
  const bytes = Buffer.from(whole, 'latin1');
  const decode = bytes.length > 0 ? DECODERS[headers['content-encoding'] ?? ''] : undefined;
  return { status, headers, body: (decode?.(bytes) ?? bytes).toString('utf8') };
}

/**
 * Sends these bytes on a connection of their own and hears until the server ends it, which a request asks for by
 * `Connection: close`.
 *
 * @returns null where the connection ended without an answer
 * @throws Error where nothing ends it within half a minute
 */
export async function exchange(
  { port, localAddress }: RawTarget,
  bytes: Buffer | string,
): Promise<RawAnswer | null> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined); // what was heard until then counts
  socket.write(bytes);
  const given = bytes.toString('latin1', 0, 200);
  const late = setTimeout(() => socket.destroy(new Error('late')), LIMIT_MS);
  // Not `once`, which a connection that is reset after its answer would reject.
  await new Promise((resolve) => socket.on('close', resolve));
  clearTimeout(late);
  if (socket.errored?.message === 'late') throw new Error(`Never answered: ${given}`);
  return parseAnswer(Buffer.concat(chunks).toString('latin1'));
}

/** The head of a request that ends its connection, with the empty line. */
export const head = (line: string, headers: readonly string[] = ['Host: localhost']): string =>
  [`${line} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n');
