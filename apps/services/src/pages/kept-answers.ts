import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { hasDraftMark } from '@selvedge/contract/draft-cookie';
import { LRUCache } from 'lru-cache';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import { KEPT_FOR_MS } from './kept-for.ts';
import { WrittenAnswer } from './written-answer.ts';

/** Memory for answers with their addresses and headers. */
const MAX_BYTES = 32 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** Answers of one address; the oldest gives way, so that odd requests cannot keep usual ones out. */
const MAX_VARIANTS = 12;
/** Addresses that are counted in a minute; whoever comes after them is answered the usual way. */
const COUNTED_ADDRESSES = 20_000;

/** All that the answer to a plain request for a page depends on, besides its address. */
interface Variant {
  readonly host: string;
  readonly protocol: string;
  readonly encodings: string;
}

interface Answer extends Variant {
  written: WrittenAnswer;
  /** Until it has been asked for again. */
  toShrink: AnswerToKeep | undefined;
}

/** An answer of 200. */
export interface AnswerToKeep {
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body: Buffer;
  /** The body in fewer bytes, worth making once it is asked for again. */
  readonly smaller?: (() => Promise<Buffer>) | undefined;
}

export interface KeptAnswersOptions {
  readonly source: SnapshotSource;
  /** Answers that one connection's address may have in a minute; 0 for no limit. */
  readonly perMinute: number;
  /** Whether the process is about to end. */
  isStopping(): boolean;
}

/**
 * Whole answers of pages, sent again before the framework sees the request: routing, hooks and headers cost three
 * times what sending a page from memory does. An answer is found by all that it could differ by, and only as long as
 * what is published stays the same; whatever else is asked goes the usual way.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  /** By the address alone: putting all it depends on into one key would cost more than comparing it. */
  readonly #answers = new LRUCache<string, readonly Answer[]>({
    maxSize: MAX_BYTES,
    ttl: KEPT_FOR_MS,
    ttlResolution: 1000,
    sizeCalculation: (answers, url) =>
      answers.reduce((total, { written }) => total + written.size, url.length),
  });
  #snapshot: WeakRef<Snapshot> | undefined;
  readonly #asked = new Map<string, { answers: number }>();
  #minute = 0;
  #sent = 0;

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
  }

  /** Answers sent since the start, for the metrics. */
  get sent(): number {
    return this.#sent;
  }

  /**
   * Keeps an answer to this request, with all its headers.
   *
   * @param snapshot what the answer was made from; where that has been replaced meanwhile, nothing is kept
   */
  keep(snapshot: Snapshot, request: IncomingMessage, answer: AnswerToKeep): void {
    const { url = '' } = request;
    if (!isPlain(request) || snapshot !== this.#options.source.current) return;
    if (this.#snapshot?.deref() !== snapshot) {
      this.#answers.clear();
      this.#snapshot = new WeakRef(snapshot);
    }
    const kept = {
      ...variantOf(request),
      written: writtenAnswer(answer),
      toShrink: answer.smaller && answer,
    };
    const others = (this.#answers.get(url) ?? []).filter((other) => !isFor(other, request));
    const answers = [...others.slice(1 - MAX_VARIANTS), kept];
    this.#answers.set(url, answers, { noUpdateTTL: true }); // the oldest has its time, and no more
  }

  /** Lets a server ask here first. The server's own listener answers what is not kept. */
  answerFirst(server: Server): void {
    const [usual, ...more] = server.listeners('request');
    if (!usual || more.length > 0) throw new Error('The server must have one listener of requests');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const answer = this.#find(request);
      if (answer) answer.written.send(response, server.keepAliveTimeout);
      else usual.call(server, request, response);
    });
  }

  #find(request: IncomingMessage): Answer | undefined {
    if (!isPlain(request)) return undefined;
    const answer = this.#answers.get(request.url ?? '')?.find((kept) => isFor(kept, request));
    const { source, isStopping } = this.#options;
    if (!answer || this.#snapshot?.deref() !== source.current || isStopping()) return undefined;
    if (!this.#mayHaveMore(request.socket.remoteAddress ?? '')) return undefined;
    this.#sent += 1;
    if (answer.toShrink) void shrink(answer, answer.toShrink);
    return answer;
  }

  #mayHaveMore(address: string): boolean {
    const { perMinute } = this.#options;
    if (perMinute === 0) return true;
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#asked.clear();
    }
    const asked = this.#asked.get(address);
    if (asked) return asked.answers++ < perMinute;
    if (this.#asked.size >= COUNTED_ADDRESSES) return false;
    this.#asked.set(address, { answers: 1 });
    return true;
  }
}

const writtenAnswer = ({ headers, body }: AnswerToKeep): WrittenAnswer =>
  new WrittenAnswer(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'content-length' ? [] : [[name, String(value)] as const],
    ),
    body,
  );

/** Sends fewer bytes from when they are made on; an answer for which that fails stays as it is. */
async function shrink(answer: Answer, { headers, smaller }: AnswerToKeep): Promise<void> {
  answer.toShrink = undefined;
  const body = await smaller?.().catch(() => undefined);
  if (body) answer.written = writtenAnswer({ headers, body });
}

/** Whether the answer depends on nothing but the address and a {@link Variant}. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  const { host, range, cookie } = headers;
  if (method !== 'GET' || !host || range !== undefined) return false;
  if (headers['if-none-match'] !== undefined) return false;
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  if (length !== undefined || coding !== undefined) return false; // what it brings is to be read
  return !hasDraftMark(cookie); // the wizard's page is another one for who has a draft
}

const variantOf = ({ headers }: IncomingMessage): Variant => ({
  host: headers.host ?? '',
  protocol: String(headers['x-forwarded-proto'] ?? ''),
  encodings: String(headers['accept-encoding'] ?? ''),
});

function isFor(answer: Answer, { headers }: IncomingMessage): boolean {
  return (
    answer.host === headers.host &&
    answer.encodings === (headers['accept-encoding'] ?? '') &&
    answer.protocol === (headers['x-forwarded-proto'] ?? '')
  );
}
