import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';

const SECOND_MS = 1000;
let second = 0;
let date = new Date(0).toUTCString();

/** The Date header's value, made once in a second; it always has the same length. */
function dateNow(): string {
  const now = Math.floor(Date.now() / SECOND_MS);
  if (now !== second) {
    second = now;
    date = new Date(now * SECOND_MS).toUTCString();
  }
  return date;
}

/** An answer as it lies on the wire. */
interface Wire {
  readonly bytes: Buffer;
  /** Where the date stands in them. */
  readonly dateAt: number;
  date: string;
}

/** What Node.js keeps for itself of a request and its response, and has no call for. */
interface Inner {
  readonly response: ServerResponse & { _header: string; _headerSent: boolean };
  readonly request: IncomingMessage & { _dumpAndCloseReadable?(): void };
}

/**
 * Tells Node.js that nothing will be read of this request, which has no body: letting its empty body run out takes as
 * long as all else that is done here. The server's option `optimizeEmptyRequests` does the same, but to every request,
 * and a render would no longer be told that its visitor has left.
 */
const leaveUnread = (request: Inner['request']): void => request._dumpAndCloseReadable?.();

/**
 * An answer of 200 that is sent many times. Node.js checks and joins every header of every answer and writes head and
 * body apart, which costs two fifths of all that a kept page does; here all of it is one piece of memory, made once.
 * Node.js has no call that takes such a piece, so on a connection that stays open it goes to the socket, and the
 * response is told that its head is sent.
 */
export class WrittenAnswer {
  readonly #headers: readonly (readonly [name: string, value: string])[];
  readonly #body: Buffer;
  #wire: Wire | undefined;

  /**
   * @param headers names and values but for the body's length, the date and what is said of the connection
   * @throws TypeError where a name or a value is none
   */
  constructor(headers: readonly (readonly [name: string, value: string])[], body: Buffer) {
    for (const [name, value] of headers) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    this.#headers = [...headers, ['content-length', String(body.length)]];
    this.#body = body;
  }

  /** Bytes in memory, nearly; the body itself is mostly that of a kept page. */
  get size(): number {
    const headBytes = this.#headers.flat().join().length;
    return 3 * headBytes + 2 * this.#body.length;
  }

  /**
   * Sends the answer to a request without a body.
   *
   * @param keepAliveMs how long its connection stays open without a request, in milliseconds
   */
  send(response: ServerResponse, keepAliveMs: number): void {
    const { socket } = response;
    // Without a socket another answer has its turn on the connection before this one.
    if (!socket || !response.shouldKeepAlive) {
      response.writeHead(200, this.#headers.flat()).end(this.#body);
      return;
    }
    leaveUnread(response.req);
    const inner = response as Inner['response'];
    inner._header = 'written';
    inner._headerSent = true;
    socket.write(this.#wireNow(keepAliveMs));
    response.end();
  }

  #wireNow(keepAliveMs: number): Buffer {
    const now = dateNow();
    this.#wire ??= this.#written(keepAliveMs, now);
    // In place also while a slow client is still sent it: the date is as long as before, and only ever newer.
    if (this.#wire.date !== now) {
      this.#wire.bytes.write(now, this.#wire.dateAt, 'latin1');
      this.#wire.date = now;
    }
    return this.#wire.bytes;
  }

  #written(keepAliveMs: number, now: string): Wire {
    const lines = this.#headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const keptOpen = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / SECOND_MS)}\r\n`;
    const upToDate = `HTTP/1.1 200 OK\r\n${lines}${keptOpen}Date: `;
    return {
      bytes: Buffer.concat([Buffer.from(`${upToDate}${now}\r\n\r\n`, 'latin1'), this.#body]),
      dateAt: upToDate.length,
      date: now,
    };
  }
}
