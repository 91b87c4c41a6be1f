import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { KeptAnswers } from './kept-answers.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Some milliseconds, which whoever asks first waits for. */
const BROTLI = brotliAt(6);
/** A tenth smaller, which often saves a phone a round trip, for some tenths of a second that nobody waits for. */
const BROTLI_SMALLEST = brotliAt(11);
/** One page at a time, so that the other core is left to answers. */
const oneAtATime = pLimit(1);
/** Pages that may wait for it; what comes while as many do stays as it is. */
const MAX_WAITING = 50;

type Encoding = 'br' | 'gzip' | 'identity';

/** A whole answer that can be sent again. */
export class KeptPage {
  readonly html: Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();
  #smallestBody: Promise<Buffer> | undefined;
  readonly #snapshot: Snapshot;

  /**
   * @param snapshot what the page was made from
   * @param headers those of the page itself; nothing of a single visitor
   */
  constructor(snapshot: Snapshot, html: Buffer, headers: Readonly<Record<string, string>>) {
    this.#snapshot = snapshot;
    this.html = html;
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.#etag = `W/"${digest}"`;
    this.#headers = { ...headers, etag: this.#etag, vary: 'accept-encoding' };
    this.#bodies.set('identity', Promise.resolve(html));
  }

  /** Sends the page, or 304 to those who have it; whole answers are also kept for those who ask alike. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    answers: KeptAnswers | undefined,
  ): Promise<FastifyReply> {
    reply.headers({ ...this.#headers });
    if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const body = await this.#body(encoding);
    const smaller = encoding === 'br' ? () => this.#smallest() : undefined;
    answers?.keep(this.#snapshot, request.raw, { headers: reply.getHeaders(), body, smaller });
    return reply.send(body);
  }

  #smallest(): Promise<Buffer> {
    if (this.#smallestBody) return this.#smallestBody;
    if (oneAtATime.pendingCount >= MAX_WAITING) return this.#body('br');
    this.#smallestBody = oneAtATime(() => brotliOf(this.html, BROTLI_SMALLEST)).then((body) => {
      this.#bodies.set('br', Promise.resolve(body));
      return body;
    });
    return this.#smallestBody;
  }

  #body(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? brotliOf(this.html, BROTLI) : gzipOf(this.html);
    this.#bodies.set(encoding, made);
    return made;
  }
}

/** Its types do not tell yet that a server can rank what a client takes alike. */
interface Ranking {
  encoding(offered: readonly string[], options: { preferred: string[] }): string | undefined;
}

/** Of what a client takes alike the smallest: every browser names gzip first, and means no order by it. */
function encodingFor({ headers }: FastifyRequest): Encoding {
  const negotiator: Ranking = new Negotiator({ headers });
  const liked = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return liked === 'br' || liked === 'gzip' ? liked : 'identity';
}
