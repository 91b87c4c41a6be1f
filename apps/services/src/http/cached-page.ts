import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { canonicalPath } from './canonical-path.ts';

const brotliOf = promisify(brotliCompress);
const plainOf = promisify(brotliDecompress);
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

/**
 * A rendered page that is sent to everybody who asks for its address. Once it is compressed, its HTML is not kept: that is a
 * seventh of the memory, and a browser that wants it otherwise is rare.
 */
export class CachedPage {
  /** Bytes of its HTML. */
  readonly size: number;
  /** The path that it calls its own. */
  readonly path: string | undefined;
  /** Whether it is kept under the house's own address, and so worth to be made as small as it can be. */
  isOwn = false;
  #html: Buffer | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  readonly #bodies = new Map<Exclude<Encoding, 'identity'>, Promise<Buffer>>();
  #unpacking: Promise<Buffer> | undefined;
  #unpacked: WeakRef<Buffer> | undefined;
  #isShrunk = false;

  /** @param headers those of the page itself; nothing of a single visitor */
  constructor(html: Buffer, headers: Readonly<Record<string, string>>) {
    this.#html = html;
    this.size = html.length;
    this.path = canonicalPath(html.toString());
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.#etag = `W/"${digest}"`;
    this.#headers = { ...headers, etag: this.#etag, vary: 'accept-encoding' };
  }

  /** Sends the page in the encoding that the client likes best, or 304 to those who have it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ ...this.#headers });
    if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await this.#body(encoding));
  }

  #body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#plain();
    const known = this.#bodies.get(encoding);
    if (known) {
      if (encoding === 'br') this.#shrink();
      return known;
    }
    const made = this.#plain().then((html) =>
      encoding === 'br' ? brotliOf(html, BROTLI) : gzipOf(html),
    );
    this.#bodies.set(encoding, made);
    if (encoding === 'br')
      void made.then(
        () => (this.#html = undefined),
        () => undefined,
      );
    return made;
  }

  /** Its HTML: of all who wait for it or read it at a time the same bytes. */
  async #plain(): Promise<Buffer> {
    const known = this.#html ?? this.#unpacked?.deref();
    if (known) return known;
    this.#unpacking ??= this.#unpack().finally(() => {
      this.#unpacking = undefined;
    });
    return this.#unpacking;
  }

  async #unpack(): Promise<Buffer> {
    const html = await plainOf((await this.#bodies.get('br')) ?? Buffer.alloc(0));
    this.#unpacked = new WeakRef(html);
    return html;
  }

  /** Compresses a page of the house's own that is asked for again as well as brotli can; until then the first form is sent. */
  #shrink(): void {
    if (!this.isOwn || this.#isShrunk || oneAtATime.pendingCount >= MAX_WAITING) return;
    this.#isShrunk = true;
    void oneAtATime(async () => brotliOf(await this.#plain(), BROTLI_SMALLEST)).then((body) =>
      this.#bodies.set('br', Promise.resolve(body)),
    );
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
